export { boncardFields, giftCardFields } from './gift-card-fields.ts'
export { giftPrices, wrappingFields } from './gift-fields.ts'
