/** Waited for in vain, or given up so that others go on: a lock, a statement, a serial order, a free connection. */
const crowded = ['55P03', '57014', '40001', '40P01', '53300']

/** The server stops, starts or ends a session; what else the network says begins with 08 or E. */
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

/** What the driver says of connections without a code. */
const words: readonly [RegExp, PassingFailure][] = [
  [/^timeout exceeded when trying to connect/, 'crowded'],
  [/^Connection terminated|is not queryable$|^driver has already been destroyed/, 'unreachable'],
]

/** Why the database did not do what was asked; another try may find it able again. */
export type PassingFailure = 'crowded' | 'unreachable'

/** Nothing is wrong with what was asked: too many ask at once, or the database is away for a moment. */
export function passingFailure(cause: unknown): PassingFailure | undefined {
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  if (crowded.includes(code)) return 'crowded'
  if (ended.includes(code) || unreachable.includes(code) || /^08...$/.test(code)) return 'unreachable'
  return words.find(([text]) => text.test(cause.message))?.[1]
}

/** Magento has no words of its own for it. */
export const tryAgain = {
  message: 'The shop is very busy right now. Please try again in a moment.',
  category: 'graphql-too-many-requests',
  code: 'TRY_AGAIN',
} as const

/** When a shop whose database is away is worth another call. */
export const secondsAway = 10
