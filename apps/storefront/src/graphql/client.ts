import type { AnyVariables, Client, RequestPolicy, TypedDocumentNode } from '@urql/core'
import { storeOf, storeOfUrl } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { GraphqlFailure } from './graphql-failure.ts'

type Options = { readonly policy?: RequestPolicy }

const clients = new Map<string, Client>()
const privateName = /cart|email|token|order|input/i
let serverEndpoint = ''

/** Tells the server's client where the backend answers. */
export function setBackendUrl(url: string): void {
  serverEndpoint = `${url}/graphql`
}

// The library is fetched when the first question is asked: a page that only is read never needs it.
async function clientOf(store: StoreView): Promise<Client> {
  const known = clients.get(store.code)
  if (known) return known
  const { makeClient } = await import('./urql-client.ts')
  const client = clients.get(store.code) ?? makeClient(store, import.meta.env.SSR ? serverEndpoint : '/graphql')
  clients.set(store.code, client)
  return client
}

/** Fetches the library ahead, once a shopper shows that they are about to do something. */
export function prepareClient(): void {
  void import('./urql-client.ts')
}

function storeFor(request: Request | undefined): StoreView {
  if (request) return storeOf(request)
  if (import.meta.env.SSR) throw new Error('On the server a query needs the request, to know the store view')
  return storeOfUrl(new URL(window.location.href))
}

const isPrivate = (variables: AnyVariables): boolean =>
  Object.keys(variables ?? {}).some((name) => privateName.test(name))

/** Asks for data; public questions go by GET, those that name a cart, an email or an order by POST. Throws GraphqlFailure. */
export async function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Options = {},
): Promise<Data> {
  const client = await clientOf(storeFor(request))
  const result = await client
    .query(document, variables, {
      preferGetMethod: isPrivate(variables) ? false : 'force',
      ...(options.policy ? { requestPolicy: options.policy } : {}),
    })
    .toPromise()
  if (result.error && (!result.data || result.error.networkError)) throw new GraphqlFailure(result.error)
  return result.data as Data
}

/** Changes something, always by POST. Throws GraphqlFailure. */
export async function mutate<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
): Promise<Data> {
  const client = await clientOf(storeFor(request))
  const result = await client.mutation(document, variables).toPromise()
  if (result.error) throw new GraphqlFailure(result.error)
  return result.data as Data
}
