import type { ServerError } from './error-codes.gen.ts'
import type { Reason } from './error-reason.ts'
import { HttpFailure } from './http-failure.ts'

type Source = {
  readonly graphQLErrors: readonly {
    readonly message: string
    readonly extensions: Readonly<Record<string, unknown>>
  }[]
  readonly networkError?: Error | undefined
}

type Refusal = Reason & { readonly message: string; readonly category: string }

/**
 * A refused or failed GraphQL operation. `category` is an error category of Magento, `internal` for a server fault, or `network`
 * without a response.
 */
export class GraphqlFailure extends Error {
  readonly category: string
  readonly errors: readonly Refusal[]
  /** The HTTP status of a server fault; 0 without a response, 200 for a GraphQL response. */
  readonly status: number
  /** The id of this failure in the server log; empty for a refusal. */
  readonly debugId: string

  constructor({ graphQLErrors, networkError }: Source) {
    const errors = graphQLErrors.map(({ message, extensions }) => ({
      message,
      category: String(extensions['category'] ?? 'internal'),
      code: String(extensions['code'] ?? ''),
      parameters: (extensions['parameters'] ?? {}) as Reason['parameters'],
    }))
    super(errors[0]?.message ?? networkError?.message ?? 'The shop did not respond')
    this.name = 'GraphqlFailure'
    this.errors = errors
    this.category = errors[0]?.category ?? 'network'
    this.status = networkError instanceof HttpFailure ? networkError.status : networkError ? 0 : 200
    this.debugId =
      networkError instanceof HttpFailure
        ? networkError.debugId
        : String(graphQLErrors.find(({ extensions }) => extensions['debug_id'])?.extensions['debug_id'] ?? '')
  }

  /** False if the outcome is unknown or the server asks for a retry. */
  get isFinal(): boolean {
    return (
      this.errors.length > 0 &&
      this.errors.every(({ category }) => category !== 'internal') &&
      !hasCode(this, 'TRY_AGAIN')
    )
  }

  /** The errors with which the server refused the request, without faults of the server itself. */
  get refusals(): readonly Refusal[] {
    return this.errors.filter(({ category }) => category !== 'internal')
  }
}

/** Whether the server refused the request, as opposed to a fault. */
export const isRefused = (failure: unknown): failure is GraphqlFailure =>
  failure instanceof GraphqlFailure && failure.refusals.length > 0

/** Whether the same request should be sent again: it may have been lost, or its response, or the server asks for a retry. */
export const isRetriable = (failure: unknown): boolean => failure instanceof GraphqlFailure && !failure.isFinal

/** Whether the failure contains one of these error codes. */
export function hasCode(failure: unknown, ...codes: readonly ServerError['code'][]): boolean {
  return failure instanceof GraphqlFailure && failure.errors.some(({ code }) => codes.some((wanted) => wanted === code))
}

/** A failure made from an error in the response's data. An error without a reason counts as unexpected. */
export function refused(reason: Reason | undefined): GraphqlFailure {
  const extensions = reason ? { category: 'graphql-input', ...reason } : {}
  return new GraphqlFailure({ graphQLErrors: [{ message: reason?.code ?? 'Refused without a reason', extensions }] })
}
