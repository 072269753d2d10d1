import { readCartId } from '#src/cart/cart-id.ts'
import { inTurn } from '#src/cart/in-turn.ts'
import { keepCartId } from '#src/cart/keep-cart-id.ts'
import { readSession } from '#src/customer/session.ts'
import { mutate } from '#src/graphql/client.ts'
import { PlaceOrderDocument, type CheckoutCartFragment, type PlaceOrderMutation } from '#src/graphql/documents.gen.ts'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { randomHex } from '#src/graphql/random-hex.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { href } from '#src/i18n/store-view.ts'
import { keepLastOrder } from '#src/order/last-order.ts'
import { payOrder } from '#src/payment/pay-order.ts'
import type { GivenAgreement } from './agreements.ts'
import { dropDraft } from './checkout-draft.ts'
import { OrderRefused } from './order-refused.ts'
import { dropPending, keepPending, readPending, type PendingOrder } from './pending-order.ts'
import { seenOrder } from './seen-order.ts'

type Order = NonNullable<NonNullable<PlaceOrderMutation['placeOrder']>['orderV2']>

/** Resolves with the path of the order's next page. Never resolves when the browser leaves for a payment provider. */
type Settled = Promise<string>

const inProgress = new Map<string, Settled>()

/**
 * Places the order at the total that is shown and with the consents that were given. The call is stored before it is sent
 * and keeps its key until its outcome is known, so that neither a retry nor a second press orders twice. Throws
 * OrderRefused, or GraphqlFailure when the outcome is unknown.
 */
export async function placeOrder(
  store: StoreView,
  cart: CheckoutCartFragment,
  expectedTotal: number | null,
  agreements: readonly GivenAgreement[],
): Settled {
  const earlier = readPending(store)
  const seen = seenOrder(cart)
  if (earlier?.cartId === cart.id) {
    if (isSame(earlier, { seen, expectedTotal, agreements })) return settleOrder(store, earlier)
    // The shopper changed the order after a lost response: first settle the earlier call.
    const path = await settleOrder(store, earlier).catch(ignoreRefusal)
    if (path !== undefined) return path
  }
  const owner = readSession().isSignedIn ? 'customer' : 'guest'
  const pending: PendingOrder = {
    cartId: cart.id,
    key: randomHex(16),
    expectedTotal,
    agreements,
    seen,
    owner,
    pressedAt: Date.now(),
  }
  keepPending(store, pending)
  return settleOrder(store, pending)
}

/** The outcome of this call while this tab is waiting for it. */
export const awaitedOutcome = ({ key }: PendingOrder): Settled | undefined => inProgress.get(key)

/**
 * Sends a stored call, again or for the first time, and handles its outcome. Calls of this tab under the same key share one
 * outcome. `isWanted` rejects an order that this shopper may not see.
 */
export function settleOrder(
  store: StoreView,
  pending: PendingOrder,
  isWanted: (order: Order) => Promise<boolean> = () => Promise.resolve(true),
): Settled {
  const known = inProgress.get(pending.key)
  if (known) return known
  const settling = settle(store, pending, isWanted).finally(() => inProgress.delete(pending.key))
  inProgress.set(pending.key, settling)
  return settling
}

async function settle(store: StoreView, pending: PendingOrder, isWanted: (order: Order) => Promise<boolean>): Settled {
  const order = await send(pending).catch((error: unknown) => {
    if (isDecided(error, pending)) dropPending(store, pending)
    throw error
  })
  if (!(await isWanted(order)))
    throw new OrderRefused({ code: 'CART_NOT_ACTIVE', message: `The cart isn't active.`, items: [] })
  const { number, token, state } = order
  keepLastOrder({ number, token, cartId: pending.cartId })
  // Another tab may have started a new cart meanwhile.
  if (readCartId(store) === pending.cartId) keepCartId(store, null)
  dropDraft(store)
  if (state !== 'pending_payment') return href(store, '/checkout/success')
  if (pending.isPaying) return href(store, '/checkout/adyen_failed')
  const isOnItsWay = await payOrder(token, undefined, () => keepPending(store, { ...pending, isPaying: true })).catch(
    (error: unknown) => {
      // A lost response: the whole call is retried. If the provider is down, the order's page offers the other methods.
      if (error instanceof GraphqlFailure && error.category === 'network') throw error
      return false
    },
  )
  return isOnItsWay ? new Promise<never>(() => undefined) : href(store, '/checkout/adyen_failed')
}

async function send({ cartId, key, expectedTotal, agreements }: PendingOrder): Promise<Order> {
  const { placeOrder: placed } = await inTurn(() =>
    mutate(PlaceOrderDocument, { cartId, expectedTotal, agreements: [...agreements] }, undefined, {
      idempotencyKey: key,
    }),
  )
  const refusal = placed?.errors?.find((error) => error !== null)
  if (refusal) throw new OrderRefused({ ...refusal, items: refusal.unavailable_items })
  if (!placed?.orderV2) throw new OrderRefused({ code: 'UNDEFINED', message: '', items: [] })
  return placed.orderV2
}

/**
 * Whether a refusal is final. A busy server may respond differently later, and a customer's cart is unknown to it while its
 * owner is signed out.
 */
function isDecided(error: unknown, { owner }: PendingOrder): boolean {
  if (error instanceof OrderRefused) return owner === 'guest' || error.code !== 'CART_NOT_FOUND'
  return error instanceof GraphqlFailure && error.isFinal && error.category === 'graphql-input'
}

const isSame = (earlier: PendingOrder, now: Pick<PendingOrder, 'seen' | 'expectedTotal' | 'agreements'>): boolean =>
  earlier.seen === now.seen &&
  earlier.expectedTotal === now.expectedTotal &&
  JSON.stringify(earlier.agreements) === JSON.stringify(now.agreements)

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof OrderRefused)) throw error
}
