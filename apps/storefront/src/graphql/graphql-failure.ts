import { HttpFailure } from './http-failure.ts'

type Source = {
  readonly graphQLErrors: readonly {
    readonly message: string
    readonly extensions: Readonly<Record<string, unknown>>
  }[]
  readonly networkError?: Error | undefined
}
/** The server's code for being busy, or for still working on this very change. */
const tryAgain = 'TRY_AGAIN'

type Refusal = { readonly message: string; readonly category: string; readonly code: string }

/** A refused or failed GraphQL operation; `category` is Magento's, `internal` for the server's own fault, or `network` when no answer came. */
export class GraphqlFailure extends Error {
  readonly category: string
  readonly errors: readonly Refusal[]
  /** The HTTP status of a server's fault, 0 when nothing came, 200 when GraphQL answered. */
  readonly status: number
  /** Under this id the server's log tells more; empty for a refusal. */
  readonly debugId: string

  constructor({ graphQLErrors, networkError }: Source) {
    const errors = graphQLErrors.map((entry) => ({
      message: entry.message,
      category: String(entry.extensions['category'] ?? 'internal'),
      code: String(entry.extensions['code'] ?? ''),
    }))
    super(errors[0]?.message ?? networkError?.message ?? 'The shop did not answer')
    this.name = 'GraphqlFailure'
    this.errors = errors
    this.category = errors[0]?.category ?? 'network'
    this.status = networkError instanceof HttpFailure ? networkError.status : networkError ? 0 : 200
    this.debugId =
      networkError instanceof HttpFailure
        ? networkError.debugId
        : String(graphQLErrors.find(({ extensions }) => extensions['debug_id'])?.extensions['debug_id'] ?? '')
  }

  /** False if the outcome is unknown or the server asks for another attempt. */
  get isFinal(): boolean {
    return (
      this.errors.length > 0 && this.errors.every(({ category, code }) => category !== 'internal' && code !== tryAgain)
    )
  }

  /** What the server says to the shopper, in its own words. */
  get messages(): readonly string[] {
    return this.errors.filter(({ category }) => category !== 'internal').map(({ message }) => message)
  }
}

/** A refusal that came as data beside the answer; without words it is a failure that nobody expected. */
export function refused(message: string | undefined): GraphqlFailure {
  const extensions = message ? { category: 'graphql-input' } : {}
  return new GraphqlFailure({ graphQLErrors: [{ message: message ?? 'Refused without a word', extensions }] })
}

/** The shop is closed for a moment: the endpoint, or the way to it, answers 502 or 503. */
export const isMaintenance = (status: number): boolean => status === 502 || status === 503
