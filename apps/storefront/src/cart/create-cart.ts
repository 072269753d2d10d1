import { recall } from '#src/browser-storage/persistence.ts'
import { CreateCartDocument, CustomerCartDocument } from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'

/** The id of a new cart; a customer's is the one that is there already, and so is that of an agent's client. */
export async function createCart(request: Request): Promise<string> {
  if (recall('agent_token'))
    return (await query(CustomerCartDocument, {}, request, { policy: 'network-only' })).customerCart.id
  const { createEmptyCart: id } = await mutate(CreateCartDocument, {}, request)
  if (!id) throw new Error('No cart was made')
  return id
}
