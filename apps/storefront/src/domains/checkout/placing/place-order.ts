import { readCartId } from '#src/domains/cart-id/cart-id.ts'
import { serializeCartMutations } from '#src/domains/cart/change/serialize-cart-mutations.ts'
import { keepCartId } from '#src/domains/cart-id/keep-cart-id.ts'
import { readSession } from '#src/domains/session/session.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import {
  PlaceOrderDocument,
  type CheckoutCartFragment,
  type NewOrderFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { loadErrorTexts } from '#src/platform/graphql/error-texts.ts'
import { GraphqlFailure, hasCode } from '#src/platform/graphql/graphql-failure.ts'
import { randomHex } from '#src/platform/idempotency/random-hex.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import { keepLastOrder } from '#src/domains/payment/last-order.ts'
import { payOrder } from '#src/domains/payment/pay-order.ts'
import type { GivenAgreement } from './agreements.ts'
import { dropDraft } from '../buyer/checkout-draft.ts'
import { OrderRefused } from './order-refused.ts'
import { dropPending, keepPending, readPending, type PendingOrder } from './pending-order.ts'
import { seenOrder } from '../cart/seen-order.ts'
import { successPath } from '#src/platform/url/shop-paths.ts'

/** Resolves with the path of the order's next page. Never resolves if the browser is redirected to a payment provider. */
type Settled = Promise<string>

const inProgress = new Map<string, Settled>()

/**
 * Places the order at the total shown and with the consents given. The placeOrder call is stored before it is sent and keeps its
 * idempotency key until its outcome is known, so that neither a retry nor a second press orders twice. Throws OrderRefused, or
 * GraphqlFailure if the outcome is unknown.
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
    // The shopper changed the order after a lost response: first find out the outcome of the earlier placeOrder call.
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

/** The outcome of the placeOrder call that this tab is waiting for. */
export const awaitedOutcome = ({ key }: PendingOrder): Settled | undefined => inProgress.get(key)

/**
 * Sends a stored placeOrder call, for the first time or as a retry, and handles its outcome. Concurrent calls with the same key
 * in this tab share one outcome. `isWanted` returns false for an order that this shopper may not see.
 */
export function settleOrder(
  store: StoreView,
  pending: PendingOrder,
  isWanted: (order: NewOrderFragment) => Promise<boolean> = () => Promise.resolve(true),
): Settled {
  const known = inProgress.get(pending.key)
  if (known) return known
  const settling = settle(store, pending, isWanted).finally(() => inProgress.delete(pending.key))
  inProgress.set(pending.key, settling)
  return settling
}

async function settle(
  store: StoreView,
  pending: PendingOrder,
  isWanted: (order: NewOrderFragment) => Promise<boolean>,
): Settled {
  const order = await send(pending).catch((error: unknown) => {
    if (isDecided(error, pending)) dropPending(store, pending)
    throw error
  })
  if (!(await isWanted(order)))
    throw new OrderRefused({ code: 'CART_NOT_ACTIVE', reason: { code: 'CART_MISSING', parameters: [] }, items: [] })
  const { number, token, state } = order
  keepLastOrder({ number, token, cartId: pending.cartId })
  // Another tab may have started a new cart meanwhile.
  if (readCartId(store) === pending.cartId) keepCartId(store, null)
  dropDraft(store)
  if (state !== 'pending_payment') return href(store, successPath)
  if (pending.isPaying) return href(store, '/checkout/adyen_failed')
  const isOnItsWay = await payOrder(token, undefined, () => keepPending(store, { ...pending, isPaying: true })).catch(
    (error: unknown) => {
      // After a lost response, or if the shop is busy, the whole placeOrder call is retried. If the provider is down, the order's
      // page offers the other payment methods.
      const isLost = error instanceof GraphqlFailure && error.category === 'network'
      if (isLost || hasCode(error, 'TRY_AGAIN')) throw error
      return false
    },
  )
  return isOnItsWay ? new Promise<never>(() => undefined) : href(store, '/checkout/adyen_failed')
}

async function send({ cartId, key, expectedTotal, agreements }: PendingOrder): Promise<NewOrderFragment> {
  const { placeOrder: placed } = await serializeCartMutations(() =>
    mutate(PlaceOrderDocument, { cartId, expectedTotal, agreements: [...agreements] }, undefined, {
      idempotencyKey: key,
    }),
  )
  const refusal = placed?.errors?.find((error) => error !== null)
  if (refusal) {
    await loadErrorTexts()
    throw new OrderRefused({ ...refusal, items: refusal.unavailable_items })
  }
  if (!placed?.orderV2) throw new OrderRefused({ items: [] })
  return placed.orderV2
}

/**
 * Whether a refusal is final. It is not final if the server is busy, or if the server cannot find a customer's cart because the
 * customer is signed out.
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
