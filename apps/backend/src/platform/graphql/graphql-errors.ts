import { randomUUID } from 'node:crypto'
import { GraphQLError, Kind } from 'graphql'
import { platformErrors } from '../errors.ts'
import { transientFailure } from '../engine/transient-failure.ts'
import { UserError } from '../user-error.ts'

type Report = (debugId: string, error: unknown) => void

/**
 * Shows expected errors in Magento's format and hides all others behind a debug id, which is logged: the trace id of the
 * request, or a new one.
 */
export function maskError(error: unknown, traceId: string | undefined, report: Report): GraphQLError {
  const cause = causeOf(error)
  if (cause instanceof UserError) return withLocation(cause.message, error, cause.extensions)
  const transient = transientFailure(cause)
  if (transient !== undefined) {
    // A database that is only overloaded needs no log entry, but an operator must look at an unreachable one.
    if (transient === 'unreachable') report(traceId ?? randomUUID(), cause)
    const { message, extensions } = platformErrors.TRY_AGAIN()
    return withLocation(message, error, extensions)
  }
  // An error without a cause comes from graphql itself: the document or its variables are invalid.
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof SyntaxError)) {
    const { extensions } = platformErrors.REQUEST_INVALID()
    return withLocation(error.message.slice(0, 300), error, { ...extensions, ...statusOf(error) })
  }
  const debugId = traceId ?? randomUUID()
  report(debugId, cause ?? error)
  return withLocation('Internal server error', error, { debug_id: debugId })
}

/** The error that a resolver threw; undefined for an error from graphql itself. */
function causeOf(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError) cause = cause.originalError
  return cause
}

function withLocation(message: string, error: unknown, extensions: Record<string, unknown>): GraphQLError {
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
 * The HTTP status, passed to graphql-yoga in an extension that it removes from the response. Variables of the wrong type get 200,
 * as in Magento, because Apollo's clients retry on any other status.
 */
function statusOf(error: GraphQLError): Record<string, unknown> {
  const { http, code } = error.extensions
  if (error.nodes?.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION)) return { http: { status: 200 } }
  if (code === 'BAD_REQUEST') return { http: { status: 400 } }
  return http === undefined ? {} : { http }
}
