import { vi } from 'vitest'
import { completeData, type Data } from './complete-data.ts'

type Variables = Readonly<Record<string, unknown>>
type Responses = Readonly<Record<string, Data | ((variables: Variables) => Data | Promise<Data>)>>
type Body = { readonly operationName?: string; readonly query?: string; readonly variables?: Variables }

export type GraphqlCall = {
  readonly operation: string
  readonly variables: Variables
  readonly method: string
  /** The header `Authorization`; null if it was not sent. */
  readonly authorization: string | null
  /** The header `Agent-Data`; null if it was not sent. */
  readonly agentData: string | null
  /** The header `Idempotency-Key`; null if it was not sent. */
  readonly idempotencyKey: string | null
}

/** The categories of codes that the storefront tells from others. */
const categories: Readonly<Record<string, string>> = { NOT_SIGNED_IN: 'graphql-authorization' }

/**
 * A fake of the shop's endpoint: responds with the `data` of each operation, by its name; fields that a test leaves out
 * are null. Returns the calls made so far. An operation that is not listed, or whose response throws, is refused; the message
 * of the thrown error is the error's code.
 */
export function fakeGraphql(responses: Responses): readonly GraphqlCall[] {
  const calls: GraphqlCall[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const body = bodyOf(String(input instanceof Request ? input.url : input), init)
    const operation = body.operationName ?? /^(?:query|mutation) (\w+)/.exec(body.query ?? '')?.[1] ?? ''
    const variables = body.variables ?? {}
    const headers = new Headers(init?.headers)
    const [agentData, idempotencyKey] = [headers.get('agent-data'), headers.get('idempotency-key')]
    const authorization = headers.get('authorization')
    calls.push({ operation, variables, method: init?.method ?? 'GET', authorization, agentData, idempotencyKey })
    const response = responses[operation]
    try {
      if (!response) throw new Error(`Nothing responds to ${operation}`)
      const data = typeof response === 'function' ? await response(variables) : response
      return Response.json({ data: completeData(body.query ?? '', data) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return Response.json({
        data: null,
        errors: [{ message, extensions: { category: categories[message] ?? 'graphql-input', code: message } }],
      })
    }
  })
  return calls
}

function bodyOf(address: string, init: RequestInit | undefined): Body {
  if (typeof init?.body === 'string') return JSON.parse(init.body) as Body
  const parts = new URL(address, window.location.href).searchParams
  return {
    query: parts.get('query') ?? '',
    variables: JSON.parse(parts.get('variables') ?? '{}') as Variables,
  }
}
