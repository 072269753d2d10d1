import { ForgetSavedDocument, MoveToCartDocument, SaveForLaterDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { refusalsOf, retryWithAvailableQuantity, type Updated } from './retry-with-available-quantity.ts'

const options = { isErrorHandled: true }

/** Moves a line from the cart to the saved items. */
export async function saveForLater(cartId: string, uid: string, request: Request): Promise<void> {
  await mutate(SaveForLaterDocument, { cartId, uid }, request, options)
}

/** Moves a saved item back to the cart. If stock is insufficient, moves the available quantity. */
export async function moveToCart(cartId: string, uid: string, request: Request): Promise<Updated> {
  return retryWithAvailableQuantity(request, async (quantity) => {
    const variables = { cartId, uid, quantity: quantity ?? null }
    const { moveSavedItemToCart: moved } = await mutate(MoveToCartDocument, variables, request, options)
    return refusalsOf(moved?.user_errors)
  })
}

/** Deletes a saved item. */
export async function forgetSaved(cartId: string, uid: string, request: Request): Promise<void> {
  await mutate(ForgetSavedDocument, { cartId, uid }, request, options)
}
