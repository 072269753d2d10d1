import { CreateCartDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'

/** The id of a new cart; a customer's is the one that is there already. */
export async function createCart(request: Request): Promise<string> {
  const { createEmptyCart: id } = await mutate(CreateCartDocument, {}, request)
  if (!id) throw new Error('No cart was made')
  return id
}
