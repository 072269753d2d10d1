import { Client, fetchExchange, type AnyVariables, type RequestPolicy, type TypedDocumentNode } from '@urql/core'
import { storeOf, storeOfUrl } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { entityCache } from './cache.ts'
import { GraphqlFailure } from './graphql-failure.ts'

export { GraphqlFailure } from './graphql-failure.ts'

type Options = { readonly policy?: RequestPolicy }

const clients = new Map<string, Client>()
const privateName = /cart|email|token|order|input/i
let serverEndpoint = ''

/** Tells the server's client where the backend answers. */
export function setBackendUrl(url: string): void {
  serverEndpoint = `${url}/graphql`
}

function clientOf(store: StoreView): Client {
  let client = clients.get(store.code)
  if (!client) {
    const onServer = import.meta.env.SSR
    client = new Client({
      url: onServer ? serverEndpoint : '/graphql',
      exchanges: onServer ? [fetchExchange] : [entityCache(), fetchExchange],
      requestPolicy: onServer ? 'network-only' : 'cache-first',
      fetchOptions: { headers: { Store: store.code } },
      preferGetMethod: false,
    })
    clients.set(store.code, client)
  }
  return client
}

function storeFor(request: Request | undefined): StoreView {
  if (request) return storeOf(request)
  if (import.meta.env.SSR) throw new Error('On the server a query needs the request, to know the store view')
  return storeOfUrl(new URL(window.location.href))
}

const isPrivate = (variables: AnyVariables): boolean => Object.keys(variables ?? {}).some((name) => privateName.test(name))

/** Asks for data; public questions go by GET, those that name a cart, an email or an order by POST. Throws GraphqlFailure. */
export async function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Options = {},
): Promise<Data> {
  const result = await clientOf(storeFor(request))
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
  const result = await clientOf(storeFor(request)).mutation(document, variables).toPromise()
  if (result.error) throw new GraphqlFailure(result.error)
  return result.data as Data
}
