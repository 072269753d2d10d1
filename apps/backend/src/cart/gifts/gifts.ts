export type { GiftMessage, GiftTotals, GiftWrapping, LineWrapping } from '../types.ts'
export { giftPrices, wrappingFields } from './gift-fields.ts'
export { saveWrappings, type GiftWrappingDraft } from './save-wrappings.ts'
