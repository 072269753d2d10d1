export { availablePayments, offeredPayments, selectedPayment, setPaymentMethod } from './offered-payments.ts'
export { payableMethods } from './payable-methods.ts'
