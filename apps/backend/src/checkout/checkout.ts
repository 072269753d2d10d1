export { estimatedDelivery } from './estimated-delivery.ts'
export { selectedDelivery } from './delivery.ts'
export { addressOfDelivery, findPickupPlace } from './pickup-place.ts'
export type { DeliveryDates, OfferedDelivery } from './types.ts'
