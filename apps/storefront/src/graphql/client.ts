import type { AnyVariables, Client, OperationContext, TypedDocumentNode } from '@urql/core'
import type * as Asking from './ask.ts'

// The library is fetched when the first question is asked: a page that only is read never needs it.
const asking = (): Promise<typeof Asking> => import('./ask.ts')

/** Fetches the library ahead, once a shopper shows that they are about to do something. */
export function prepareClient(): void {
  asking().catch(() => undefined)
}

/**
 * Asks for data; questions that are the same for everybody go by GET, all others by POST. Public answers of this visit
 * are used again for five minutes; older ones only when the shop does not answer. Throws GraphqlFailure.
 */
export async function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Asking.Options = {},
): Promise<Data> {
  const library = await asking()
  return library.query(document, variables, request, options)
}

/** Changes something, always by POST. Throws GraphqlFailure. */
export async function mutate<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  request?: Request,
  options: Asking.ChangeOptions = {},
): Promise<Data> {
  const library = await asking()
  return library.mutate(document, variables, request, options)
}

/** Forgets every answer that this device keeps, of all store views: done when somebody signs out. */
export async function forgetAnswers(): Promise<void> {
  const library = await asking()
  await library.forgetAnswers()
}

/** The browser's client for the store view of the page, and what each of its calls says. */
export async function browserClient(): Promise<{
  readonly client: Client
  readonly context: Partial<OperationContext>
  readonly textOf: <Document>(document: Document) => Document
}> {
  const library = await asking()
  return library.browserClient()
}
