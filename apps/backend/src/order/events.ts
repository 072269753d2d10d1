import type { OrderAction } from './types.ts'

export interface OrderEvents {
  'order.placed': { orderId: number; number: string }
  /** The order changed state; `historyId` is its history entry. */
  'order.changed': { orderId: number; historyId: number; action: OrderAction['name'] }
  /** A refund is due; the amount is in minor units. `reference` is null if no payment provider took the payment. */
  'order.refunded': {
    orderId: number
    refundId: number
    amount: number
    currency: string
    reference: string | null
  }
}
