import { randomBytes } from 'node:crypto'
import type { StaticHandlerContext } from 'react-router'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { isMaintenance } from '#src/platform/graphql/maintenance-status.ts'
import { isBusy, pageFailure } from '#src/platform/graphql/page-failure.ts'

type Report = (debugId: string, error: unknown) => void

const retryAfterSeconds = '100'
/** An overloaded shop is itself again within seconds. */
const busySeconds = '10'
const tooManyRequests = 429
/** The rate limit is per minute. */
const limitWindowSeconds = '60'

/**
 * Reduces the loaders' errors to what the page may show: the status and a debug id, under which the log has the cause. If the
 * backend is closed, unreachable or overloaded, the whole response becomes 503 with Retry-After. A visitor over the rate limit gets 429.
 */
export function settleFailures(context: StaticHandlerContext, headers: Headers, report: Report): void {
  if (!context.errors) return
  const isShed = Object.values(context.errors).some(isBusy)
  const failures = Object.entries(context.errors).map(([id, error]) => [id, settled(error, report)] as const)
  const closed = failures.find(([, { status }]) => isMaintenance(status))?.[1]
  context.errors = closed ? { root: closed } : Object.fromEntries(failures)
  if (!closed && failures.some(([, { status }]) => status === tooManyRequests)) {
    context.statusCode = tooManyRequests
    headers.set('retry-after', limitWindowSeconds)
    headers.set('cache-control', 'no-store')
  }
  if (!closed) return
  context.statusCode = 503
  headers.set('retry-after', isShed ? busySeconds : retryAfterSeconds)
  headers.set('cache-control', 'no-store')
}

function settled(error: unknown, report: Report) {
  const failure = pageFailure(error)
  if (failure.status < 500) return error as { status: number }
  // Overload is expected, so it is not logged as an error.
  if (isBusy(error)) return failure
  if (isLimited(error)) return { ...failure, status: tooManyRequests }
  const debugId = failure.debugId || randomBytes(6).toString('hex')
  report(debugId, error)
  return { ...failure, status: isTemporary(error) ? 503 : failure.status, debugId }
}

/** True if this visitor is over the rate limit. */
function isLimited(error: unknown): boolean {
  return error instanceof GraphqlFailure && error.category === 'graphql-too-many-requests'
}

/** True if there was no response. */
function isTemporary(error: unknown): boolean {
  return error instanceof GraphqlFailure && error.category === 'network' && error.status === 0
}
