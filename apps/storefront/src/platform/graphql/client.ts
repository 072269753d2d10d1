import type { AnyVariables } from '@urql/core'
import type * as Operations from './operations.ts'
import type { Operation } from './operation.ts'

// Loads the GraphQL library and all operation texts on the first query: a page without interaction never needs them.
const loadOperations = (): Promise<typeof Operations> => import('./operations.ts')

/** Preloads the GraphQL library when the visitor starts to interact. */
export function prepareClient(): void {
  loadOperations().catch(() => undefined)
}

/**
 * Runs a query: by GET if the response is the same for everyone, otherwise by POST. Public responses are cached for five minutes;
 * stale responses are used only when the shop does not respond. Throws GraphqlFailure.
 */
export async function query<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Operations.Options = {},
): Promise<Data> {
  const library = await loadOperations()
  return library.query(operation, variables, request, options)
}

/** Runs a mutation, always by POST. Throws GraphqlFailure. */
export async function mutate<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Operations.ChangeOptions = {},
): Promise<Data> {
  const library = await loadOperations()
  return library.mutate(operation, variables, request, options)
}

/** Deletes all cached responses on this device, of all store views; called on sign-out. */
export async function clearCachedResponses(): Promise<void> {
  const library = await loadOperations()
  await library.clearCachedResponses()
}

/**
 * Runs a public query with the policy cache-and-network: `onData` gets the cached result at once and the server's when it
 * arrives. Resolves when the server has responded; throws GraphqlFailure if it does not.
 */
export async function cacheAndNetwork<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): Promise<void> {
  const library = await loadOperations()
  await library.cacheAndNetwork(operation, variables, onData)
}
