import {
  ForgetSavedDocument,
  MoveToCartDocument,
  RestoreItemDocument,
  SavedItemsDocument,
  SaveForLaterDocument,
  type CartItemFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { refusalsOf, retryWithAvailableQuantity, type Updated } from './retry-with-available-quantity.ts'

const options = { isErrorHandled: true }

/** The items saved for later; empty if they cannot be loaded, because the cart works without them. */
export async function readSavedItems(cartId: string, request: Request): Promise<readonly CartItemFragment[]> {
  try {
    const { cart } = await query(SavedItemsDocument, { cartId }, request, { policy: 'network-only', isOptional: true })
    return (cart?.saved_items ?? []).filter((item) => item !== null)
  } catch {
    return []
  }
}

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

/** Restores a removed line. If stock is insufficient, restores the available quantity. */
export async function restoreItem(cartId: string, uid: string, request: Request): Promise<Updated> {
  return retryWithAvailableQuantity(request, async (quantity) => {
    const variables = { cartId, uid, quantity: quantity ?? null }
    const { restoreCartItem: restored } = await mutate(RestoreItemDocument, variables, request, options)
    return refusalsOf(restored?.user_errors)
  })
}

/** Deletes a saved item. */
export async function forgetSaved(cartId: string, uid: string, request: Request): Promise<void> {
  await mutate(ForgetSavedDocument, { cartId, uid }, request, options)
}
