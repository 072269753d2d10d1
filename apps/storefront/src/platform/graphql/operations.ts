import type { AnyVariables, CombinedError, OperationContext, OperationResult, RequestPolicy } from '@urql/core'
import { currentApplication } from '../application/application.ts'
import type { Asked } from '../application/answer.ts'
import { storeOf, storeOfUrl } from '../i18n/store-view.ts'
import type { StoreView } from '../i18n/store-views.ts'
import { followQuery } from './cache-and-network.ts'
import { credentials } from './credentials.ts'
import { documentTexts } from './document-texts.gen.ts'
import { loadErrorTexts } from './error-texts.ts'
import { expireResponses, isFresh, markFresh } from './freshness.ts'
import { GraphqlFailure } from './graphql-failure.ts'
import { callHeaders, keepCacheId } from './headers.ts'
import { beginChange } from './in-flight.ts'
import { isMaintenance } from './maintenance-status.ts'
import { reportFailure, reportSuccess } from './outage.ts'
import type { Operation } from './operation.ts'
import { forgetKey, keyOfChange, type Change } from '../idempotency/pending-keys.ts'
import { keyOfPost } from '../idempotency/posted-key.ts'
import { isPublicQuery } from './public-queries.ts'
import { isPrefetch } from './purpose.ts'
import { send } from './send.ts'
import { createRequest, makeClient, type StoreClient } from './urql-client.ts'

type As = {
  /** Sends this customer token instead of the token of the session, for a sign-in that is not complete yet. */
  readonly token?: string
  /** Sends an empty `Agent-Data` header: the call is in the caller's own name, even while an agent acts for a client. */
  readonly isOwn?: boolean
}
export type Options = As & {
  readonly policy?: RequestPolicy
  /** The page works without this data: a failure shows neither a message nor the maintenance screen. */
  readonly isOptional?: boolean
  /** The store view; that of the request if omitted. */
  readonly store?: StoreView
  /** Treats a partial response as an error. */
  readonly rejectsPartial?: boolean
}
export type ChangeOptions = As & {
  /** The same for every attempt. Without it, a generated key is reused until the server responds. */
  readonly idempotencyKey?: string
  /** The caller reports failures itself; only the maintenance screen is still shown automatically. */
  readonly isErrorHandled?: boolean
  /** Needs no session any more: the customer is not asked to sign in if it has ended. */
  readonly endsSession?: boolean
}

const clients = new Map<string, StoreClient>()

function openClient(store: StoreView): StoreClient {
  const client = clients.get(store.code) ?? makeClient(store)
  clients.set(store.code, client)
  return client
}

/** Deletes all cached responses on this device, of all store views; called on sign-out. */
export async function clearCachedResponses(): Promise<void> {
  const known = [...clients.values()]
  clients.clear()
  expireResponses()
  await Promise.all(known.map(async (client) => client.forget()))
}

function storeFor(request: Request | undefined): StoreView {
  if (request) return storeOf(request)
  if (import.meta.env.SSR) throw new Error('On the server a query needs the request to determine the store view')
  return storeOfUrl(new URL(window.location.href))
}

function contextFor(store: StoreView, isRepeatable: boolean, more: ChangeOptions = {}): Partial<OperationContext> {
  const { idempotencyKey } = more
  const headers = { ...callHeaders(store, more), ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) }
  return {
    fetchOptions: { headers },
    fetch: async (address, init = {}) => {
      const response = await send(String(address), init, { isRepeatable })
      keepCacheId(store, response.headers)
      return response
    },
  }
}

function textOf(operation: Operation<unknown, never>): string {
  const text = documentTexts[operation]
  if (text === undefined) throw new Error(`No document defines ${operation}`)
  return text
}

/**
 * Runs a query: in the browser by GET if the response is the same for everyone, otherwise by POST. Public responses are cached for five minutes;
 * stale responses are used only when the shop does not respond. Throws GraphqlFailure.
 */
export async function query<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Options = {},
): Promise<Data> {
  const store = options.store ?? storeFor(request)
  const { client } = openClient(store)
  const text = textOf(operation)
  const queryRequest = createRequest(text, variables)
  const key = `${store.code} ${queryRequest.key}`
  const isPublic = isPublicQuery(queryRequest.query, variables)
  const usual = isPublic && !isFresh(key) ? 'network-only' : 'cache-first'
  const context = {
    ...contextFor(store, true, options),
    // Nothing is cached between the two servers, and a body is read faster than an address.
    preferGetMethod: isPublic && !import.meta.env.SSR ? ('force' as const) : false,
    requestPolicy: options.policy ?? usual,
  }
  const result = import.meta.env.SSR
    ? await answered<Data>(
        client,
        { operation, text, variables: variables ?? {}, headers: headersOf(context) },
        context,
      )
    : await client.query<Data, Variables>(text, variables, context).toPromise()
  // A page that lacks an answer is shown, and not kept.
  if (import.meta.env.SSR)
    currentApplication().onCaching(
      result.error && isPassing(result.error) ? { until: new Date().toISOString() } : result.extensions,
    )
  const cached =
    result.error && isUnserved(result.error) && isPublic
      ? client.readQuery<Data, Variables>(text, variables)?.data
      : undefined
  if (cached) return cached
  const data = await settle(result, { ...options, isOptional: options.isOptional ?? isPrefetch(request) })
  markFresh(key)
  return data
}

/** Whether there was no response, or the shop is busy. */
const isUnserved = ({ networkError, graphQLErrors }: CombinedError): boolean =>
  networkError !== undefined || graphQLErrors.some(({ extensions }) => extensions['code'] === 'TRY_AGAIN')

/** Whether the same query can soon have another result: there was no response, or a fault, or too many requests at this moment. */
const isPassing = (error: CombinedError): boolean =>
  isUnserved(error) ||
  error.graphQLErrors.some(({ extensions }) =>
    ['internal', 'graphql-too-many-requests'].includes(String(extensions['category'] ?? 'internal')),
  )

/** On the server, runs a query that may be answered from what is kept. */
async function answered<Data>(
  client: StoreClient['client'],
  asked: Asked,
  context: Partial<OperationContext>,
): Promise<OperationResult<Data>> {
  const answer = await currentApplication().answer(asked, (text, variables) =>
    client.query(text, variables, context).toPromise(),
  )
  return answer as OperationResult<Data>
}

const headersOf = ({ fetchOptions }: Partial<OperationContext>): Asked['headers'] =>
  typeof fetchOptions === 'object' ? (fetchOptions.headers as Record<string, string>) : {}

/** In the browser, runs a public query with the policy cache-and-network; see followQuery. */
export async function cacheAndNetwork<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): Promise<void> {
  const store = storeFor(undefined)
  const { client } = openClient(store)
  await followQuery(client, textOf(operation), variables, onData, contextFor(store, true))
}

/** Sends a mutation by POST with an idempotency key, so that a retry does not repeat it. Throws GraphqlFailure. */
export async function mutate<Data, Variables extends AnyVariables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: ChangeOptions = {},
): Promise<Data> {
  const store = storeFor(request)
  const { client } = openClient(store)
  const text = textOf(operation)
  const change = import.meta.env.SSR ? undefined : changeOf(store, operation, variables, options.token)
  const idempotencyKey = import.meta.env.SSR
    ? await keyOfPost(store.code, operation, variables ?? {})
    : (options.idempotencyKey ?? (change && keyOfChange(change)))
  const context = contextFor(store, idempotencyKey !== undefined, {
    ...options,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
  const end = import.meta.env.SSR ? undefined : beginChange()
  const result = await client.mutation<Data, Variables>(text, variables, context).toPromise()
  end?.()
  if (!result.error) {
    if (change) forgetKey(change)
    return settle(result)
  }
  const failure = new GraphqlFailure(result.error)
  if (change && failure.isFinal) forgetKey(change)
  if (failure.isFinal && (await mayRepeat(failure, options))) return mutate(operation, variables, request, options)
  return fail(failure, options.isErrorHandled === true && !isMaintenance(failure.status))
}

/** In the browser: whether a customer whose session had ended has signed in again, so that the refused change can be sent again. */
async function mayRepeat(failure: GraphqlFailure, { token, endsSession = false }: ChangeOptions): Promise<boolean> {
  if (import.meta.env.SSR || endsSession || token !== undefined || credentials().token === undefined) return false
  return currentApplication().signInAgain(failure)
}

/** Identifies a mutation by caller and store too, so that another customer's equal request does not reuse its key. */
function changeOf<Variables extends AnyVariables>(
  store: StoreView,
  operation: Operation<unknown, Variables>,
  variables: Variables,
  ownToken: string | undefined,
): Change {
  const { token, agentToken } = credentials()
  const caller = [store.code, ownToken ?? token ?? '', agentToken ?? '']
  const { key } = createRequest(textOf(operation), { ...variables, caller })
  const cartId: unknown = variables?.['cartId']
  return {
    name: operation,
    request: String(key),
    ...(typeof cartId === 'string' ? { cartId } : {}),
  }
}

async function settle<Data>(
  result: OperationResult<Data>,
  { isOptional = false, rejectsPartial = false }: Options = {},
): Promise<Data> {
  if (result.error && (rejectsPartial || !result.data || result.error.networkError))
    return fail(new GraphqlFailure(result.error), isOptional)
  reportSuccess()
  return result.data as Data
}

/** Loads the error texts, then throws the failure. */
async function fail(failure: GraphqlFailure, isOptional: boolean): Promise<never> {
  if (failure.refusals.length > 0) await loadErrorTexts()
  if (!isOptional) reportFailure(failure)
  throw failure
}
