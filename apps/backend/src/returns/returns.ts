export { eventHandlers } from './event-handlers.ts'
export { needsBankAccount, viewReturns, type ReturnView } from './find-returns.ts'
export { personalData, selectOrdersWithOpenReturns as ordersWithOpenReturns } from './personal-data-queries.ts'
export { expireExchanges, shipExchange } from './exchange-steps.ts'
export { exchangeOf } from './exchange-stock.ts'
export { selectSteps as stepsOfReturn } from './step-queries.ts'
export type { Exchange, StaffAct } from './types.ts'
export type { StepOutcome, StepRefusal } from './lock-return.ts'
export { labelRoute } from './label-route.ts'
export {
  deleteUnconfirmed as forgetUnconfirmedReturns,
  selectLatestReturns as latestReturns,
  selectReturnByNumber as returnByNumber,
} from './queries.ts'
export { withdrawUntil } from './withdraw-until.ts'
export { pieceOf } from './piece-of.ts'
export { refundAmount } from './refund-amount.ts'
export { approveReturn, commentByStaff, receiveReturn, refundReturn, rejectReturn } from './staff-steps.ts'
