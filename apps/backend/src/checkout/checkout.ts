export { selectedDelivery } from './delivery.ts'
export type { OfferedDelivery } from './types.ts'
