export { keptUntil } from './invoice-years.ts'
export { lockOrdersOf, personalData, selectOrdersOfPerson as ordersOfPerson } from './personal-data-queries.ts'
export { selectWithdrawalsKeptUntil as withdrawalsKeptUntil } from './withdrawal/personal-data-queries.ts'
export { eventHandlers } from './event-handlers.ts'
export { changeOrder, refundableOf } from './change/change-order.ts'
export { selectConsents as consentsOf } from './consent-queries.ts'
export { orderByToken, orderViews } from './reading/find-order.ts'
export { emailContextOf, type EmailContext } from './emails/email-context.ts'
export { invoiceRoute } from './documents/invoice-route.ts'
export { allowedActions } from './change/allowed-actions.ts'
export { orderActions } from './change/order-actions.ts'
export { expireOrders, overdueOrders } from './change/expire-orders.ts'
export {
  lockOrder,
  selectHistory as historyOf,
  selectInvoice as invoiceOf,
  selectShipments as shipmentsOf,
} from './lifecycle-queries.ts'
export { selectCreditNotes as creditNotesOf } from './documents/credit-note-queries.ts'
export { waitForOrders } from './queries.ts'
export type { ItemGifts, Order, OrderAction, OrderGifts, OrderItemView, OrderView, TransitionRefusal } from './types.ts'
