import {
  CartPageDocument,
  type CartItemFragment,
  type CartPageFragment,
  type GiftOfferFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { createCart } from './create-cart.ts'
import { isInvalidCart } from '../session/invalid-cart.ts'
import { ownCartId } from '../session/own-cart-id.ts'
import { readSavedItems } from './saved-items.ts'

type Loaded = {
  readonly cart: CartPageFragment | null
  readonly saved: readonly CartItemFragment[]
  /** The gift options of this store view. */
  readonly giftOffer: GiftOfferFragment | null
  /** True if there is a cart that the server may not read on the visitor's behalf. */
  readonly isHidden: boolean
}

const nothing: Loaded = { cart: null, saved: [], giftOffer: null, isHidden: false }

/** Loads the current cart, never from the cache. In the browser an invalid cart is replaced by a new one. */
export async function loadCart(store: StoreView, request: Request): Promise<Loaded> {
  const cartId = await ownCartId(store, request)
  if (!cartId) return nothing
  const found = await readIfValid(cartId, request)
  if (found.cart) return found
  if (import.meta.env.SSR) return { ...nothing, isHidden: true }
  return read(await createCart(store, request), request)
}

async function readIfValid(cartId: string, request: Request): Promise<Loaded> {
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
