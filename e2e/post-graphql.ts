interface Reply<T> {
  readonly data: T
  readonly errors?: readonly { readonly message: string }[]
}

interface GraphqlRequest {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

const mostAttempts = 20

/** Sends a request to a shop's endpoint. Sends it again if the shop refuses it because it is too busy, as a client should. */
export async function replyOf<T>(
  address: string,
  { query, variables = {}, headers = {} }: GraphqlRequest,
  attempt = 1,
): Promise<Reply<T>> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  })
  if (response.status !== 503 || attempt === mostAttempts) return response.json() as Promise<Reply<T>>
  await response.body?.cancel()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return replyOf(address, { query, variables, headers }, attempt + 1)
}

/** The data of a reply. Throws GraphQL errors. */
export async function postGraphql<T>(address: string, request: GraphqlRequest): Promise<T> {
  const { data, errors } = await replyOf<T>(address, request)
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join(', '))
  return data
}
