import { randomUUID } from 'node:crypto'
import { GraphQLError, Kind } from 'graphql'
import { passingFailure, tryAgain } from './passing-failure.ts'
import { UserError } from './user-error.ts'

type Report = (debugId: string, error: unknown) => void

/**
 * Gives an expected refusal Magento's shape and hides everything else behind a debug id that stands in the log: the
 * caller's own trace id, else a new one.
 */
export function maskError(error: unknown, traceId: string | undefined, report: Report): GraphQLError {
  const cause = causeOf(error)
  if (cause instanceof UserError) {
    const extensions = { category: cause.category, ...(cause.code === undefined ? {} : { code: cause.code }) }
    return withPlace(cause.message, error, extensions)
  }
  const passing = passingFailure(cause)
  if (passing !== undefined) {
    // A crowd is no fault; whoever runs the shop wants to know why its database was away.
    if (passing === 'unreachable') report(traceId ?? randomUUID(), cause)
    return withPlace(tryAgain.message, error, { category: tryAgain.category, code: tryAgain.code })
  }
  // Without a cause it is graphql's own word about the document or its variables.
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof SyntaxError))
    return withPlace(error.message.slice(0, 300), error, { category: 'graphql-input', ...statusOf(error) })
  const debugId = traceId ?? randomUUID()
  report(debugId, cause ?? error)
  return withPlace('Internal server error', error, { debug_id: debugId })
}

/** What was thrown; undefined when graphql itself complains, which it may wrap in another complaint of its own. */
function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError) cause = cause.originalError
  return cause
}

function withPlace(message: string, error: unknown, extensions: Record<string, unknown>): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions })
  return new GraphQLError(message, {
    extensions,
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
  })
}

/**
 * The server library's wish for an HTTP status; it takes it out before it answers. A variable that does not fit its type
 * gets 200, as from Magento: Apollo's clients retry on any other status.
 */
function statusOf(error: GraphQLError): Record<string, unknown> {
  const { http, code } = error.extensions
  if (error.nodes?.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION)) return { http: { status: 200 } }
  if (code === 'BAD_REQUEST') return { http: { status: 400 } }
  return http === undefined ? {} : { http }
}
