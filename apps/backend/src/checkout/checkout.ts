export { cartTotals } from './cart-totals.ts'
export { selectedDelivery } from './delivery.ts'
export type { OfferedDelivery } from './types.ts'
