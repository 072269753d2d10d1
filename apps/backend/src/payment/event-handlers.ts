import { refundHandlers } from './refund.ts'
import { savedCardHandlers } from './saved/sync-saved-cards.ts'

export const eventHandlers = [...refundHandlers, ...savedCardHandlers]
