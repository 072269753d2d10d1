/** SQLSTATEs of an overloaded server: lock timeout, statement timeout, serialization failure, deadlock, too many connections. */
const overloaded = ['55P03', '57014', '40001', '40P01', '53300']

/** SQLSTATEs of a server that is shutting down or starting up, or that has ended the session. */
const ended = ['57P01', '57P02', '57P03', '57P05', '25P03']
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** Messages of errors that come from the driver and have no code. */
const messages: readonly [RegExp, TransientFailure][] = [
  [/^timeout exceeded when trying to connect/, 'overloaded'],
  [/^Connection terminated|is not queryable$|^driver has already been destroyed/, 'unreachable'],
]

/** Why the database failed in a way that a retry may fix. */
export type TransientFailure = 'overloaded' | 'unreachable'

/** Whether a retry may succeed, because the database is overloaded or unreachable; undefined for all other errors. */
export function transientFailure(cause: unknown): TransientFailure | undefined {
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  if (overloaded.includes(code)) return 'overloaded'
  if (ended.includes(code) || unreachable.includes(code) || /^08...$/.test(code)) return 'unreachable'
  return messages.find(([text]) => text.test(cause.message))?.[1]
}

/** `Retry-After` while the server is overloaded or the database unreachable. */
export const retryAfterSeconds = 10
