import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { UserError } from './user-error.ts'

type Report = (debugId: string, error: unknown) => void

/** Gives an expected refusal Magento's shape and hides everything else behind a debug id that stands in the log. */
export function maskError(error: unknown, report: Report): GraphQLError {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (cause instanceof UserError) {
    const extensions = { category: cause.category, ...(cause.code === undefined ? {} : { code: cause.code }) }
    return withPlace(cause.message, error, extensions)
  }
  // Without a cause it is graphql's own word about the document or its variables.
  if (error instanceof GraphQLError && cause === undefined)
    return withPlace(error.message.slice(0, 300), error, { category: 'graphql-input', ...error.extensions })
  const debugId = randomUUID()
  report(debugId, cause ?? error)
  return withPlace('Internal server error', error, { debug_id: debugId })
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
