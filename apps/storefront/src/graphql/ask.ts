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
import { textOf } from './document-texts.ts'
import { expireAnswers, isFresh, noteAnswer } from './freshness.ts'
import { GraphqlFailure } from './graphql-failure.ts'
import { callHeaders, keepCacheId } from './headers.ts'
import { reportFailure, reportSuccess } from './outage.ts'
import { isPublicQuestion } from './public-questions.ts'
import { isAhead } from './purpose.ts'
import { send } from './send.ts'
import { createRequest, makeClient, type StoreClient } from './urql-client.ts'

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
  /** The same for every try of one change; with it the server does it once and the call may be repeated. */
  readonly idempotencyKey?: string
  /** Whoever changes says what became of it: a failure shows neither the maintenance screen nor a message of its own. */
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

/** Changes something, always by POST. Throws GraphqlFailure. */
export async function mutate<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: ChangeOptions = {},
): Promise<Data> {
  const store = storeFor(request)
  const { client } = openClient(store)
  const context = contextFor(store, options.idempotencyKey !== undefined, options)
  const result = await client.mutation(textOf(document), variables, context).toPromise()
  if (result.error) return fail(new GraphqlFailure(result.error), options.isSaid ?? false)
  return settle(result)
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
