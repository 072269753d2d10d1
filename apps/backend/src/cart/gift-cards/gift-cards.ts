export { boncardFields, giftCardFields } from './gift-card-fields.ts'
export { refreshGiftCards } from './remove-gift-card.ts'
