export { describeMissing, groupMissing } from './calculate-missing.ts'
export { openingErrors } from './errors.ts'
export { legalPages, type LegalPage, type Missing } from './types.ts'
export { eventHandlers, missingForOrders, missingNow, type StoreMissing } from './missing/store-missing.ts'
