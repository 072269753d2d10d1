import { failureText } from '#src/platform/forms/failure-text.ts'
import {
  RemoveCartItemDocument,
  CartLimitsDocument,
  UpdateCartItemDocument,
} from '#src/platform/graphql/documents.gen.ts'
import { mutate, query } from '#src/platform/graphql/client.ts'
import { GraphqlFailure } from '#src/platform/graphql/graphql-failure.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { forgetIdempotencyKeys } from '#src/platform/idempotency/idempotency-keys.ts'
import { refusalTexts, type Updated } from './retry-with-available-quantity.ts'

/** Sets a line's quantity. If stock is insufficient, sets the available quantity. */
export async function updateCartItem(
  cartId: string,
  uid: string,
  quantity: number,
  request: Request,
): Promise<Updated> {
  forgetIdempotencyKeys()
  const refusal = await setQuantity(cartId, uid, quantity, request)
  if (refusal === null) return { errors: [] }
  const available = await availableQuantity(cartId, uid, request)
  if (available < 1 || available >= quantity) return { errors: [refusal] }
  const retried = await setQuantity(cartId, uid, available, request)
  return retried === null ? { errors: [], lowered: available } : { errors: [retried] }
}

/** Returns null if the quantity was set, else the error text. */
async function setQuantity(cartId: string, uid: string, quantity: number, request: Request): Promise<string | null> {
  try {
    const { updateCartItems } = await mutate(UpdateCartItemDocument, { cartId, uid, quantity }, request)
    const [text] = await refusalTexts(request, updateCartItems?.errors)
    return text ?? null
  } catch (error) {
    if (error instanceof GraphqlFailure && error.category === 'graphql-input')
      return failureText(translatorOf(storeOf(request).locale), error)
    throw error
  }
}

/** The quantity that the cart or the shop allows; without either, the quantity of the line. */
async function availableQuantity(cartId: string, uid: string, request: Request): Promise<number> {
  const { cart } = await query(CartLimitsDocument, { cartId }, request, { policy: 'network-only' })
  const item = cart?.items?.find((one) => one?.uid === uid)
  if (!item) return 0
  const variant = item.__typename === 'ConfigurableCartItem' ? item.configured_variant : null
  return item.max_qty ?? (variant ?? item.product).only_x_left_in_stock ?? item.quantity
}

export async function removeCartItem(cartId: string, uid: string, request: Request): Promise<void> {
  forgetIdempotencyKeys()
  await mutate(RemoveCartItemDocument, { cartId, uid }, request)
}
