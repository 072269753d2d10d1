import { readCartId } from '#src/cart/cart-id.ts'
import { holdReload } from '#src/cart/hold-reload.ts'
import { isInvalidCart } from '#src/cart/invalid-cart.ts'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { readSession } from '#src/customer/session.ts'
import { CustomerDetailsDocument, PlacedOrderDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { translatorOf } from '#src/i18n/messages.ts'
import { href } from '#src/i18n/store-view.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { keepLastOrder } from '#src/order/last-order.ts'
import { orderFailureText } from './order-failure.ts'
import { dropPending, isFromThisTab, readPending, type PendingOrder } from './pending-order.ts'
import { awaitedOutcome, settleOrder } from './place-order.ts'
import { readCartAgain } from './save-step.ts'
import { seenOrder } from './seen-order.ts'

/** Where to navigate and what to show, if anything. */
export type Resumed = {
  readonly path?: string
  readonly notice?: string
  /** The server could not be reached: whether there is an order is still unknown. */
  readonly isUnknown?: boolean
}

const hour = 3_600_000

/**
 * Finds out what became of a placeOrder call whose response was lost. A cart that is still open was not ordered: the call
 * is sent again where `mayPlace` allows it, within an hour, and only while the cart shows exactly what the shopper agreed to.
 */
export async function resumeOrder(store: StoreView, { mayPlace }: { readonly mayPlace: boolean }): Promise<Resumed> {
  const pending = readPending(store)
  if (!pending) return {}
  if (pending.owner === 'customer' && !readSession().isSignedIn) return resumeSignedOut(store)
  const awaited = awaitedOutcome(pending)
  if (awaited) return awaitOutcome(store, awaited)
  const release = holdReload()
  try {
    const isOpen = await isCartOpen(store, pending, mayPlace)
    if (isOpen === 'changed') dropPending(store, pending)
    if (isOpen === 'changed' || (isOpen === 'same' && !mayPlace)) return {}
    return { path: await settleOrder(store, pending, (order) => isForThisShopper(store, pending, order.email)) }
  } catch (error) {
    const t = translatorOf(store.locale)
    // Another customer's cart, or one that was merged into the cart shown.
    if (isInvalidCart(error)) return {}
    return { notice: orderFailureText(t, error, []), isUnknown: readPending(store) !== undefined }
  } finally {
    release()
  }
}

/** The payment step that awaits the outcome shows why there is no order. */
async function awaitOutcome(store: StoreView, outcome: Promise<string>): Promise<Resumed> {
  try {
    return { path: await outcome }
  } catch {
    return { isUnknown: readPending(store) !== undefined }
  }
}

/** Only the customer who ordered may see the outcome. A guest with a cart of their own is not asked to sign in. */
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

/** A guest order from another tab may not belong to the customer who has signed in since. */
async function isForThisShopper(store: StoreView, pending: PendingOrder, email: string | null): Promise<boolean> {
  if (pending.owner === 'customer' || isFromThisTab(store) || !readSession().isSignedIn) return true
  const { customer } = await query(CustomerDetailsDocument, {}, undefined, { policy: 'network-only' })
  return Boolean(email) && customer?.email?.toLowerCase() === email?.toLowerCase()
}

/** The path of the order that a closed cart became within the last hour, if any. */
export async function findPlacedOrder(store: StoreView, cartId: string): Promise<string | undefined> {
  const { placedOrder: order } = await query(PlacedOrderDocument, { cartId }, undefined, { policy: 'network-only' })
  const isRecent = order !== null && Date.now() - Date.parse(`${order.order_date.replace(' ', 'T')}Z`) < hour
  if (!order?.number || !order.token || !isRecent) return undefined
  keepLastOrder({ number: order.number, token: order.token, cartId })
  if (readCartId(store) === cartId) keepCartId(store, null)
  return href(store, order.state === 'pending_payment' ? '/checkout/adyen_failed' : '/checkout/success')
}

/** The path of the order that a closed cart became; undefined if there is none or the server cannot be reached. */
export async function followClosedCart(store: StoreView, cartId: string): Promise<string | undefined> {
  const { path } = await resumeOrder(store, { mayPlace: false })
  return path ?? findPlacedOrder(store, cartId).catch(() => undefined)
}
