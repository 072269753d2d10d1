export { describeMissing, groupMissing } from './calculate-groups.ts'
export { openingErrors } from './errors.ts'
export type { Missing } from './types.ts'
export { eventHandlers, missingForOrders, missingNow, type StoreMissing } from './store-missing.ts'
