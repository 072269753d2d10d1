import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { deferReloadDuringPayment } from '#src/domains/session/end/defer-reload-during-payment.ts'
import { isInvalidCart } from '#src/domains/cart-id/invalid-cart.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { readSession } from '#src/domains/session/session.ts'
import { CustomerDetailsDocument, PlacedOrderDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { keepLastOrder } from '#src/domains/payment/last-order.ts'
import { orderFailureText } from './order-failure.ts'
import { dropPending, isFromThisTab, readPending, type PendingOrder } from './pending-order.ts'
import { awaitedOutcome, settleOrder } from './place-order.ts'
import { readCartAgain } from '../cart/save-to-cart.ts'
import { seenOrder } from '../cart/seen-order.ts'
import { successPath } from '#src/platform/url/shop-paths.ts'

/** The path to navigate to and the notice to show, if any. */
export type Resumed = {
  readonly path?: string
  readonly notice?: string
  /** True if the server could not be reached, so that the outcome is still unknown. */
  readonly isUnknown?: boolean
}

const hour = 3_600_000

/**
 * Finds out the outcome of a placeOrder call whose response was lost. If the cart is still open, it was not ordered: the call
 * is retried if `mayPlace` is set, within an hour, and only while the cart shows exactly what the shopper agreed to.
 */
export async function resumeOrder(store: StoreView, { mayPlace }: { readonly mayPlace: boolean }): Promise<Resumed> {
  const pending = readPending(store)
  if (!pending) return {}
  if (pending.owner === 'customer' && !readSession().isSignedIn) return resumeSignedOut(store)
  const awaited = awaitedOutcome(pending)
  if (awaited) return awaitOutcome(store, awaited)
  const release = deferReloadDuringPayment()
  try {
    const isOpen = await isCartOpen(store, pending, mayPlace)
    if (isOpen === 'changed') dropPending(store, pending)
    if (isOpen === 'changed' || (isOpen === 'same' && !mayPlace)) return {}
    return { path: await settleOrder(store, pending, (order) => isForThisShopper(store, pending, order.email)) }
  } catch (error) {
    const t = translatorOf(store.locale)
    // The cart belongs to another customer, or was merged into the current cart.
    if (isInvalidCart(error)) return {}
    return { notice: orderFailureText(t, error, []), isUnknown: readPending(store) !== undefined }
  } finally {
    release()
  }
}

/** Waits for a placeOrder call in progress. On failure shows nothing, because the payment step shows the error itself. */
async function awaitOutcome(store: StoreView, outcome: Promise<string>): Promise<Resumed> {
  try {
    return { path: await outcome }
  } catch {
    return { isUnknown: readPending(store) !== undefined }
  }
}

/** Asks the customer to sign in, since only they may see the outcome. A guest with a cart of their own is not disturbed. */
function resumeSignedOut(store: StoreView): Resumed {
  if (readCartId(store)) return {}
  const t = translatorOf(store.locale)
  return { path: href(store, '/checkout/sign-in/'), notice: t('checkout.pending.signIn') }
}

async function isCartOpen(
  store: StoreView,
  pending: PendingOrder,
  mayPlace: boolean,
): Promise<'closed' | 'same' | 'changed'> {
  const cart = await readCartAgain(pending.cartId).catch((error: unknown) => {
    if (!isInvalidCart(error)) throw error
  })
  if (!cart) return 'closed'
  if (!mayPlace) return 'same'
  const isCurrent = readCartId(store) === pending.cartId
  const isFresh = Date.now() - pending.pressedAt < hour
  return isCurrent && isFresh && seenOrder(cart) === pending.seen ? 'same' : 'changed'
}

/** False for a guest order from another tab if its email is not that of the customer who has signed in since. */
async function isForThisShopper(store: StoreView, pending: PendingOrder, email: string | null): Promise<boolean> {
  if (pending.owner === 'customer' || isFromThisTab(store) || !readSession().isSignedIn) return true
  const { customer } = await query(CustomerDetailsDocument, {}, undefined, { policy: 'network-only' })
  return Boolean(email) && customer?.email?.toLowerCase() === email?.toLowerCase()
}

/** The path of the order if this cart was ordered within the last hour, else undefined. */
export async function findPlacedOrder(store: StoreView, cartId: string): Promise<string | undefined> {
  const { placedOrder: order } = await query(PlacedOrderDocument, { cartId }, undefined, { policy: 'network-only' })
  const isRecent = order !== null && Date.now() - Date.parse(`${order.order_date.replace(' ', 'T')}Z`) < hour
  if (!order?.number || !order.token || !isRecent) return undefined
  keepLastOrder({ number: order.number, token: order.token, cartId })
  if (readCartId(store) === cartId) keepCartId(store, null)
  return href(store, order.state === 'pending_payment' ? '/checkout/adyen_failed' : successPath)
}

/** The path of the order if this closed cart was ordered; undefined if not, or if the server cannot be reached. */
export async function followClosedCart(store: StoreView, cartId: string): Promise<string | undefined> {
  const { path } = await resumeOrder(store, { mayPlace: false })
  return path ?? findPlacedOrder(store, cartId).catch(() => undefined)
}
