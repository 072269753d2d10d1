import {
  ForgetSavedDocument,
  MoveToCartDocument,
  RestoreItemDocument,
  SavedItemsDocument,
  SaveForLaterDocument,
  type CartItemFragment,
} from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { refusalsOf, tryOrLower, type Updated } from './lowered.ts'

const quietly = { isSaid: true }

/** What the shopper has put aside; the cart does without when it cannot be read. */
export async function readSavedItems(cartId: string, request: Request): Promise<readonly CartItemFragment[]> {
  try {
    const { cart } = await query(SavedItemsDocument, { cartId }, request, { policy: 'network-only', isOptional: true })
    return (cart?.saved_items ?? []).filter((item) => item !== null)
  } catch {
    return []
  }
}

/** Takes a line out of the cart and keeps it for later. */
export async function saveForLater(cartId: string, uid: string, request: Request): Promise<void> {
  await mutate(SaveForLaterDocument, { cartId, uid }, request, quietly)
}

/** Puts a saved line back, as many as there are. */
export async function moveToCart(cartId: string, uid: string, request: Request): Promise<Updated> {
  return tryOrLower(async (quantity) => {
    const variables = { cartId, uid, quantity: quantity ?? null }
    const { moveSavedItemToCart: moved } = await mutate(MoveToCartDocument, variables, request, quietly)
    return refusalsOf(moved?.user_errors)
  })
}

/** Puts a line back that was just taken out, as it was. */
export async function restoreItem(cartId: string, uid: string, request: Request): Promise<Updated> {
  return tryOrLower(async (quantity) => {
    const variables = { cartId, uid, quantity: quantity ?? null }
    const { restoreCartItem: restored } = await mutate(RestoreItemDocument, variables, request, quietly)
    return refusalsOf(restored?.user_errors)
  })
}

/** Forgets a saved line. */
export async function forgetSaved(cartId: string, uid: string, request: Request): Promise<void> {
  await mutate(ForgetSavedDocument, { cartId, uid }, request, quietly)
}
