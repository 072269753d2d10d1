import { CartPageDocument, type CartItemFragment, type CartPageQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { createCart } from './create-cart.ts'
import { isInvalidCart } from './invalid-cart.ts'
import { ownCartId } from './own-cart-id.ts'
import { readSavedItems } from './saved-items.ts'

type Loaded = {
  readonly cart: CartPageQuery['cart']
  readonly saved: readonly CartItemFragment[]
  /** What can be chosen for a present in this store view. */
  readonly giftOffer: CartPageQuery['storeConfig'] | null
  /** There is a cart, but not one that the server may read for the visitor. */
  readonly isHidden: boolean
}

const nothing: Loaded = { cart: null, saved: [], giftOffer: null, isHidden: false }

/** The cart as it is now, never a kept answer. In the browser a cart that is no longer good is replaced by a new one. */
export async function loadCart(store: StoreView, request: Request): Promise<Loaded> {
  const cartId = await ownCartId(store, request)
  if (!cartId) return nothing
  const found = await readIfGood(cartId, request)
  if (found.cart) return found
  if (import.meta.env.SSR) return { ...nothing, isHidden: true }
  return read(await createCart(store, request), request)
}

async function readIfGood(cartId: string, request: Request): Promise<Loaded> {
  try {
    return await read(cartId, request)
  } catch (error) {
    if (isInvalidCart(error)) return nothing
    throw error
  }
}

async function read(cartId: string, request: Request): Promise<Loaded> {
  const [found, saved] = await Promise.all([
    query(CartPageDocument, { cartId }, request, { policy: 'network-only' }),
    readSavedItems(cartId, request),
  ])
  return { cart: found.cart ?? null, saved, giftOffer: found.storeConfig ?? null, isHidden: false }
}
