import {
  CartPageDocument,
  SavedItemsDocument,
  type CartItemFragment,
  type CartPageFragment,
  type GiftOfferFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { cartSignIn } from './change/cart-sign-in.ts'
import { createCart } from './change/create-cart.ts'
import { isInvalidCart } from '../cart-id/invalid-cart.ts'
import { leaveIfEnded } from '../session/end/leave-if-ended.ts'
import { ownCartId } from '../session/own-cart-id.ts'

type Loaded = {
  readonly cart: CartPageFragment | null
  readonly saved: readonly CartItemFragment[]
  /** The gift options of this store view. */
  readonly giftOffer: GiftOfferFragment | null
  /** True if there is a cart that the server may not read on the visitor's behalf. */
  readonly isHidden: boolean
  /** False in a store that is not open for orders yet; undefined if nothing was loaded. */
  readonly takesOrders?: boolean | undefined
  readonly takesGuests?: boolean | undefined
}

const nothing: Loaded = { cart: null, saved: [], giftOffer: null, isHidden: false }

/**
 * Loads the current cart, never from the cache. In the browser an invalid cart is replaced by a new one; a customer whose session
 * has ended signs in first.
 */
export async function loadCart(store: StoreView, request: Request): Promise<Loaded> {
  const cartId = await ownCartId(store, request).catch(async (error: unknown) => {
    await leaveIfEnded(store, cartSignIn(store))
    throw error
  })
  if (!cartId) return nothing
  const found = await readIfValid(cartId, request)
  if (found.cart) return found
  if (import.meta.env.SSR) return { ...nothing, isHidden: true }
  await leaveIfEnded(store, cartSignIn(store))
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
  const { storeConfig } = found
  return {
    cart: found.cart ?? null,
    saved,
    giftOffer: storeConfig ?? null,
    takesOrders: storeConfig?.takes_orders,
    takesGuests: storeConfig?.is_guest_checkout_enabled ?? undefined,
    isHidden: false,
  }
}

/** The items saved for later; empty if they cannot be loaded, because the cart works without them. */
async function readSavedItems(cartId: string, request: Request): Promise<readonly CartItemFragment[]> {
  try {
    const { cart } = await query(SavedItemsDocument, { cartId }, request, { policy: 'network-only', isOptional: true })
    return (cart?.saved_items ?? []).filter((item) => item !== null)
  } catch {
    return []
  }
}
