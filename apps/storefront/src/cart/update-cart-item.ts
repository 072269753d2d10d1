import { RemoveCartItemDocument, CartLimitsDocument, UpdateCartItemDocument } from '#src/graphql/documents.gen.ts'
import { mutate, query } from '#src/graphql/client.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { forgetAttempts } from './attempts.ts'
import type { Updated } from './lowered.ts'

/** Sets a line's quantity; when the stock does not reach, as many as there are. */
export async function updateCartItem(
  cartId: string,
  uid: string,
  quantity: number,
  request: Request,
): Promise<Updated> {
  forgetAttempts()
  const refusal = await set(cartId, uid, quantity, request)
  if (refusal === null) return { errors: [] }
  const most = await mostOf(cartId, uid, request)
  if (most < 1 || most >= quantity) return { errors: [refusal] }
  const again = await set(cartId, uid, most, request)
  return again === null ? { errors: [], lowered: most } : { errors: [again] }
}

/** Nothing when it was set, else why not. */
async function set(cartId: string, uid: string, quantity: number, request: Request): Promise<string | null> {
  try {
    const { updateCartItems } = await mutate(UpdateCartItemDocument, { cartId, uid, quantity }, request)
    return updateCartItems?.errors.find((error) => error !== null)?.message ?? null
  } catch (error) {
    if (error instanceof GraphqlFailure && error.category === 'graphql-input') return error.message
    throw error
  }
}

async function mostOf(cartId: string, uid: string, request: Request): Promise<number> {
  const { cart } = await query(CartLimitsDocument, { cartId }, request, { policy: 'network-only' })
  return cart?.items?.find((item) => item?.uid === uid)?.max_qty ?? 0
}

/** Takes a line out of the cart. */
export async function removeCartItem(cartId: string, uid: string, request: Request): Promise<void> {
  forgetAttempts()
  await mutate(RemoveCartItemDocument, { cartId, uid }, request)
}
