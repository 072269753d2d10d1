import type { AnyVariables, Client, OperationContext, TypedDocumentNode } from '@urql/core'
import { browserClient } from './client.ts'
import { GraphqlFailure } from './graphql-failure.ts'

/**
 * Asks a public question twice over: what the browser already knows comes at once, the server's answer after it.
 * Resolves when the server has answered; throws GraphqlFailure when it could not.
 */
export async function cacheAndNetwork<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): Promise<void> {
  const { client, context, textOf } = await browserClient()
  await followQuery(client, textOf(document), variables, onData, context)
}

/** The same on a given client; `context` says how its calls are made. */
export function followQuery<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
  context: Partial<OperationContext> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...context, requestPolicy: 'cache-and-network', preferGetMethod: 'force' } as const
    const { unsubscribe } = client.query(document, variables, options).subscribe((result) => {
      if (result.data) onData(result.data)
      if (result.stale) return
      if (result.error && !result.data) reject(new GraphqlFailure(result.error))
      else resolve()
      queueMicrotask(() => unsubscribe())
    })
  })
}
