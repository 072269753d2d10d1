import { forget, keep, recall } from '#src/platform/storage/persistence.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import type { GivenAgreement } from './agreements.ts'

/** A placeOrder call whose outcome this browser does not know yet. */
export type PendingOrder = {
  readonly cartId: string
  /** The Idempotency-Key of every attempt. */
  readonly key: string
  /** The total that the shopper was shown. */
  readonly expectedTotal: number | null
  readonly agreements: readonly GivenAgreement[]
  /** The order as the shopper saw it, from `seenOrder`. */
  readonly seen: string
  /** The person who placed the order. Only the server decides whose cart it is. */
  readonly owner: 'guest' | 'customer'
  /** In milliseconds since 1970. */
  readonly pressedAt: number
  /** True if the order exists and the shopper was redirected to pay for it. */
  readonly isPaying?: true
}

const sharedKey = (store: StoreView) => `pending_order:${store.group}` as const
const ownKey = (store: StoreView) => `pending_order_here:${store.group}` as const

/** Stores the pending call for this tab and, in case this tab is closed, for all tabs. */
export function keepPending(store: StoreView, pending: PendingOrder): void {
  keep(ownKey(store), pending)
  keep(sharedKey(store), pending)
}

/** The pending placeOrder call of this tab, else of another tab; undefined if there is none or it is unreadable. */
export function readPending(store: StoreView): PendingOrder | undefined {
  return [recall(ownKey(store)), recall(sharedKey(store))].find(isPending)
}

/** True if the order was placed in this tab. */
export const isFromThisTab = (store: StoreView): boolean => isPending(recall(ownKey(store)))

/** Removes this pending call but not a newer one. */
export function dropPending(store: StoreView, { key }: Pick<PendingOrder, 'key'>): void {
  for (const entry of [ownKey(store), sharedKey(store)]) {
    const stored = recall(entry)
    if (isPending(stored) && stored.key === key) forget(entry)
  }
}

/** Removes the pending call of this cart once the shopper sees the order. */
export function dropPendingOf(store: StoreView, cartId: string): void {
  const pending = readPending(store)
  if (pending?.cartId === cartId) dropPending(store, pending)
}

function isPending(value: unknown): value is PendingOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cartId' in value &&
    typeof value.cartId === 'string' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'seen' in value &&
    'agreements' in value &&
    Array.isArray(value.agreements)
  )
}
