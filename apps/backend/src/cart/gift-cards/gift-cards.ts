export { refreshGiftCards } from './remove-gift-card.ts'
