export type { GiftMessage, GiftTotals, GiftWrapping, LineWrapping } from '../types.ts'
export { saveWrappings, type GiftWrappingDraft } from './save-wrappings.ts'
