import { randomBytes } from 'node:crypto'
import type { StaticHandlerContext } from 'react-router'
import { GraphqlFailure, isMaintenance } from '#src/platform/graphql/graphql-failure.ts'
import { pageFailure } from '#src/platform/graphql/page-failure.ts'

type Report = (debugId: string, error: unknown) => void

const secondsToReturn = '100'
const tooManyRequests = 429
/** Limits count by the minute. */
const secondsOfLimit = '60'

/**
 * Reduces the loaders' errors to what the page may show: the status, and a debug id that the log has with the cause. If the
 * backend is closed or unreachable, the whole response becomes 503 with Retry-After. A visitor over the rate limit gets 429.
 */
export function settleFailures(context: StaticHandlerContext, headers: Headers, report: Report): void {
  if (!context.errors) return
  const failures = Object.entries(context.errors).map(([id, error]) => [id, settled(error, report)] as const)
  const closed = failures.find(([, { status }]) => isMaintenance(status))?.[1]
  context.errors = closed ? { root: closed } : Object.fromEntries(failures)
  if (!closed && failures.some(([, { status }]) => status === tooManyRequests)) {
    context.statusCode = tooManyRequests
    headers.set('retry-after', secondsOfLimit)
    headers.set('cache-control', 'no-store')
  }
  if (!closed) return
  context.statusCode = 503
  headers.set('retry-after', secondsToReturn)
  headers.set('cache-control', 'no-store')
}

function settled(error: unknown, report: Report) {
  const failure = pageFailure(error)
  if (failure.status < 500) return error as { status: number }
  if (isLimited(error)) return { ...failure, status: tooManyRequests }
  const debugId = failure.debugId || randomBytes(6).toString('hex')
  report(debugId, error)
  return { ...failure, status: isPassing(error) ? 503 : failure.status, debugId }
}

/** This visitor is over the limit; TRY_AGAIN means that the shop is overloaded. */
function isLimited(error: unknown): boolean {
  return error instanceof GraphqlFailure && error.category === 'graphql-too-many-requests' && !isPassing(error)
}

/** Nothing came, or the shop asks for another try: its code for a crowd and for a database that is away. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof GraphqlFailure)) return false
  const isUnanswered = error.category === 'network' && error.status === 0
  return isUnanswered || error.errors.some(({ code }) => code === 'TRY_AGAIN')
}
