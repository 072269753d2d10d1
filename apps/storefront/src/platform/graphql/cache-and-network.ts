import type { AnyVariables, Client, OperationContext } from '@urql/core'
import { GraphqlFailure } from './graphql-failure.ts'

/** Runs a query with the policy cache-and-network; resolves or throws with the server's response. */
export function followQuery<Data, Variables extends AnyVariables>(
  client: Client,
  text: string,
  variables: Variables,
  onData: (data: Data) => void,
  context: Partial<OperationContext> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...context, requestPolicy: 'cache-and-network', preferGetMethod: 'force' } as const
    const { unsubscribe } = client.query<Data, Variables>(text, variables, options).subscribe((result) => {
      if (result.data) onData(result.data)
      if (result.stale) return
      if (result.error && !result.data) reject(new GraphqlFailure(result.error))
      else resolve()
      queueMicrotask(() => unsubscribe())
    })
  })
}
