import type { OrderFacts } from './types.ts'

/** An order that was just placed. */
export const fresh: OrderFacts = {
  status: 'pending',
  isPaid: false,
  isShipped: false,
  isVirtual: false,
  isCollected: false,
  isCashOnDelivery: false,
  refundable: 0,
  isSpent: false,
}
