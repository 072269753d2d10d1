export {
  availablePayments,
  isPaidLater,
  offeredPayments,
  selectedPayment,
  setPaymentMethod,
} from './offered-payments.ts'
export { payableMethods } from './payable-methods.ts'
