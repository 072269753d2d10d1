import type { ShopOfPlugin } from './shop.ts'

/** What can happen to an order. `order.cancelled` includes orders that were not paid in time. */
export type OrderEvent = 'order.placed' | 'order.paid' | 'order.shipped' | 'order.cancelled' | 'order.refunded'

/** Amounts are in minor units. */
export interface PublishedOrder {
  number: string
  status: string
  currency: string
  total: number
  email: string
  items: readonly PublishedItem[]
  /** The attempts to pay it, newest first. */
  payments: readonly PublishedPayment[]
}

export interface PublishedItem {
  sku: string
  name: string
  quantity: number
}

export interface PublishedPayment {
  method: string
  /** The shop's reference, which the provider repeats. */
  reference: string
  /** The provider's reference; null before its first report. */
  providerReference: string | null
  state: 'started' | 'pending' | 'refused' | 'paid'
  amount: number
}

export interface OrderDelivery {
  /** The order as it is now, which may be later than the event. */
  order: PublishedOrder
  /** The same for every delivery of one event. Send it along, so that the receiver does the work once. */
  key: string
  publishedAt: Date
}

/**
 * Runs after the commit, at least once. If it throws, it is retried with growing pauses, and is a dead letter in the end
 * (`npm run admin -- events list`).
 */
export interface EventHandlerOfPlugin {
  event: OrderEvent
  /** Stored when the handler has succeeded. Do not rename it, or it runs again for undelivered events. */
  name: string
  handle(delivery: OrderDelivery, shop: ShopOfPlugin): Promise<void>
}
