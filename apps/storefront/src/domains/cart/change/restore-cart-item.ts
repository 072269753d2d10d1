import { RestoreItemDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { refusalsOf, retryWithAvailableQuantity, type Updated } from './retry-with-available-quantity.ts'

/** Restores a removed line. If stock is insufficient, restores the available quantity. */
export async function restoreItem(cartId: string, uid: string, request: Request): Promise<Updated> {
  return retryWithAvailableQuantity(request, async (quantity) => {
    const variables = { cartId, uid, quantity: quantity ?? null }
    const { restoreCartItem: restored } = await mutate(RestoreItemDocument, variables, request, {
      isErrorHandled: true,
    })
    return refusalsOf(restored?.user_errors)
  })
}
