import { randomBytes } from 'node:crypto'
import type { StaticHandlerContext } from 'react-router'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { isMaintenance } from '#src/platform/graphql/maintenance-status.ts'
import { pageFailure } from '#src/platform/graphql/page-failure.ts'

type Report = (debugId: string, error: unknown) => void

const retryAfterSeconds = '100'
const tooManyRequests = 429
/** The rate limit is per minute. */
const limitWindowSeconds = '60'

/**
 * Reduces the loaders' errors to what the page may show: the status and a debug id, under which the log has the cause. If the
 * backend is closed or unreachable, the whole response becomes 503 with Retry-After. A visitor over the rate limit gets 429.
 */
export function settleFailures(context: StaticHandlerContext, headers: Headers, report: Report): void {
  if (!context.errors) return
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
  headers.set('retry-after', retryAfterSeconds)
  headers.set('cache-control', 'no-store')
}

function settled(error: unknown, report: Report) {
  const failure = pageFailure(error)
  if (failure.status < 500) return error as { status: number }
  if (isLimited(error)) return { ...failure, status: tooManyRequests }
  const debugId = failure.debugId || randomBytes(6).toString('hex')
  report(debugId, error)
  return { ...failure, status: isTemporary(error) ? 503 : failure.status, debugId }
}

/** True if this visitor is over the rate limit. The code TRY_AGAIN means that the shop is overloaded instead. */
function isLimited(error: unknown): boolean {
  return error instanceof GraphqlFailure && error.category === 'graphql-too-many-requests' && !isTemporary(error)
}

/** True if there was no response, or if the backend asks for a retry because it is overloaded or its database is down. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof GraphqlFailure)) return false
  const isUnanswered = error.category === 'network' && error.status === 0
  return isUnanswered || error.errors.some(({ code }) => code === 'TRY_AGAIN')
}
