import type {
  AnyVariables,
  Client,
  OperationContext,
  OperationResult,
  RequestPolicy,
  TypedDocumentNode,
} from '@urql/core'
import { storeOf, storeOfUrl } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { credentials } from './credentials.ts'
import { textOf } from './document-texts.ts'
import { expireAnswers, isFresh, noteAnswer } from './freshness.ts'
import { GraphqlFailure, isMaintenance } from './graphql-failure.ts'
import { callHeaders, keepCacheId } from './headers.ts'
import { beginChange } from './in-flight.ts'
import { reportFailure, reportSuccess } from './outage.ts'
import { forgetKey, keyOfChange, type Change } from './pending-keys.ts'
import { keyOfPost } from './posted-key.ts'
import { isPublicQuestion } from './public-questions.ts'
import { isAhead } from './purpose.ts'
import { send } from './send.ts'
import { createRequest, getOperationName, makeClient, type StoreClient } from './urql-client.ts'

type As = {
  /** Asks with this customer token in place of the session's: a sign-in that is not finished yet. */
  readonly token?: string
}
export type Options = As & {
  readonly policy?: RequestPolicy
  /** The page does without the answer: its failure neither shows the maintenance screen nor a message. */
  readonly isOptional?: boolean
  /** A part of the answer is none: what was refused is thrown, though the rest came. */
  readonly isWhole?: boolean
}
export type ChangeOptions = As & {
  /** The same for every attempt of one change. Without it the change keeps a key of its own until the server responds. */
  readonly idempotencyKey?: string
  /** The caller reports failures itself: none is shown here, except the screen of a closed shop. */
  readonly isSaid?: boolean
}

const clients = new Map<string, StoreClient>()
let noteTags: ((tags: unknown) => void) | undefined

/** On the server: tells the listener of each answer which tags it carries, so that a kept page can be dropped by them. */
export function listenToTags(listener: (tags: unknown) => void): void {
  noteTags = listener
}

function openClient(store: StoreView): StoreClient {
  const client = clients.get(store.code) ?? makeClient(store)
  clients.set(store.code, client)
  return client
}

/** Forgets every answer that this device keeps, of all store views: done when somebody signs out. */
export async function forgetAnswers(): Promise<void> {
  const known = [...clients.values()]
  clients.clear()
  expireAnswers()
  await Promise.all(known.map(async (client) => client.forget()))
}

function storeFor(request: Request | undefined): StoreView {
  if (request) return storeOf(request)
  if (import.meta.env.SSR) throw new Error('On the server a query needs the request, to know the store view')
  return storeOfUrl(new URL(window.location.href))
}

function contextFor(store: StoreView, isRepeatable: boolean, more: ChangeOptions = {}): Partial<OperationContext> {
  const { token, idempotencyKey } = more
  const headers = { ...callHeaders(store, token), ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) }
  return {
    fetchOptions: { headers },
    fetch: async (address, init = {}) => {
      const answer = await send(String(address), init, { isRepeatable })
      keepCacheId(store, answer.headers)
      return answer
    },
  }
}

/** The browser's client for the store view of the page, and what each of its calls says. */
export async function browserClient(): Promise<{
  readonly client: Client
  readonly context: Partial<OperationContext>
  readonly textOf: <Document>(document: Document) => Document
}> {
  const store = storeFor(undefined)
  const { client } = openClient(store)
  return { client, context: contextFor(store, true), textOf }
}

/**
 * Asks for data; questions that are the same for everybody go by GET, all others by POST. Public answers of this visit
 * are used again for five minutes; older ones only when the shop does not answer. Throws GraphqlFailure.
 */
export async function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Options = {},
): Promise<Data> {
  const store = storeFor(request)
  const { client } = openClient(store)
  const text = textOf(document)
  const question = createRequest(text, variables)
  const key = `${store.code} ${question.key}`
  const isPublic = isPublicQuestion(question.query, variables)
  const usual = isPublic && !isFresh(key) ? 'network-only' : 'cache-first'
  const result = await client
    .query(text, variables, {
      ...contextFor(store, true, options),
      preferGetMethod: isPublic ? 'force' : false,
      requestPolicy: options.policy ?? usual,
    })
    .toPromise()
  if (import.meta.env.SSR) noteTags?.(result.extensions?.['tags'])
  const kept = result.error?.networkError && isPublic ? client.readQuery(text, variables)?.data : undefined
  if (kept) return kept
  const data = settle(result, { ...options, isOptional: options.isOptional ?? isAhead(request) })
  noteAnswer(key)
  return data
}

/** Sends a mutation by POST with an idempotency key, so that a retry is not done twice. Throws GraphqlFailure. */
export async function mutate<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: ChangeOptions = {},
): Promise<Data> {
  const store = storeFor(request)
  const { client } = openClient(store)
  const text = textOf(document)
  const change = import.meta.env.SSR ? undefined : changeOf(store, text, variables, options.token)
  const idempotencyKey = import.meta.env.SSR
    ? await keyOfPost(store.code, getOperationName(createRequest(text, variables).query) ?? '', variables ?? {})
    : (options.idempotencyKey ?? (change && keyOfChange(change)))
  const context = contextFor(store, idempotencyKey !== undefined, {
    ...options,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
  const end = import.meta.env.SSR ? undefined : beginChange()
  const result = await client.mutation(text, variables, context).toPromise()
  end?.()
  if (!result.error) {
    if (change) forgetKey(change)
    return settle(result)
  }
  const failure = new GraphqlFailure(result.error)
  if (change && failure.isFinal) forgetKey(change)
  return fail(failure, options.isSaid === true && !isMaintenance(failure.status))
}

/** The same mutation by another customer or in another store is a different change. */
function changeOf<Variables extends AnyVariables>(
  store: StoreView,
  text: Parameters<typeof createRequest>[0],
  variables: Variables,
  ownToken: string | undefined,
): Change {
  const { token, agentToken } = credentials()
  const caller = [store.code, ownToken ?? token ?? '', agentToken ?? '']
  const { query: document, key } = createRequest(text, { ...variables, caller })
  const cartId: unknown = variables?.['cartId']
  return {
    name: getOperationName(document) ?? '',
    request: String(key),
    ...(typeof cartId === 'string' ? { cartId } : {}),
  }
}

function settle<Data>(result: OperationResult<Data>, { isOptional = false, isWhole = false }: Options = {}): Data {
  if (result.error && (isWhole || !result.data || result.error.networkError))
    return fail(new GraphqlFailure(result.error), isOptional)
  reportSuccess()
  return result.data as Data
}

function fail(failure: GraphqlFailure, isOptional: boolean): never {
  if (!isOptional) reportFailure(failure)
  throw failure
}
