import { RemoveCartItemDocument, UpdateCartItemDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'

export type Updated = {
  readonly errors: readonly string[]
  readonly lowered?: { readonly uid: string; readonly quantity: number }
}

/** Sets a line's quantity; when the stock does not reach, as many as there are. */
export async function updateCartItem(
  cartId: string,
  uid: string,
  quantity: number,
  request: Request,
): Promise<Updated> {
  const first = await set(cartId, uid, quantity, request)
  const failure = first?.errors.find((error) => error !== null)
  if (!failure) return { errors: [] }
  const most = first?.cart.items?.find((item) => item?.uid === uid)?.max_qty ?? 0
  if (failure.code !== 'INSUFFICIENT_STOCK' || most < 1 || most >= quantity) return { errors: [failure.message] }
  const second = await set(cartId, uid, most, request)
  const again = second?.errors.find((error) => error !== null)
  return again ? { errors: [again.message] } : { errors: [], lowered: { uid, quantity: most } }
}

async function set(cartId: string, uid: string, quantity: number, request: Request) {
  const { updateCartItems } = await mutate(UpdateCartItemDocument, { cartId, uid, quantity }, request)
  return updateCartItems
}

/** Takes a line out of the cart. */
export async function removeCartItem(cartId: string, uid: string, request: Request): Promise<void> {
  await mutate(RemoveCartItemDocument, { cartId, uid }, request)
}
