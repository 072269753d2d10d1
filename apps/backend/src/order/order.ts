export { eventHandlers } from './event-handlers.ts'
export { changeOrder } from './change-order.ts'
export { selectConsents as consentsOf } from './consent-queries.ts'
export { invoiceRoute } from './documents/invoice-route.ts'
export { expireOrders, overdueOrders } from './expire-orders.ts'
export {
  selectHistory as historyOf,
  selectInvoice as invoiceOf,
  selectShipments as shipmentsOf,
} from './lifecycle-queries.ts'
export { selectCreditNotes as creditNotesOf } from './documents/credit-note-queries.ts'
export type { ItemGifts, OrderAction, OrderGifts, TransitionRefusal } from './types.ts'
