import { calculateTransition } from './calculate-transition.ts'
import type { AllowedAction, OrderAction, OrderFacts } from '../types.ts'

export interface ActionFacts {
  order: OrderFacts
  hasInvoice: boolean
  /** Whether it has items that can be ordered again. */
  isReorderable: boolean
  isReturnable: boolean
  isExchangeable: boolean
  /** The settings of the store view. */
  isCancellationOffered: boolean
  isWithdrawalOffered: boolean
}

/** Only the name of these actions decides whether they are possible. */
const probes = {
  PAY: { name: 'choosePayment', isOnline: true, code: '', title: '', transfer: null },
  CANCEL: { name: 'cancel' },
  CHANGE_ADDRESS: {
    name: 'changeAddress',
    address: { firstname: '', lastname: '', street: [], city: '', countryCode: '' },
  },
} as const satisfies Partial<Record<AllowedAction, OrderAction>>

/**
 * What the buyer can do with an order, in the order of need. The withdrawal moves to the end once the goods can no longer be returned: every
 * declaration is accepted, but hardly anybody needs one then.
 */
export function calculateAllowedActions(facts: ActionFacts): AllowedAction[] {
  const { order } = facts
  const isPossible = (name: keyof typeof probes): boolean => !('refusal' in calculateTransition(order, probes[name]))
  const canWithdraw = facts.isWithdrawalOffered && order.status !== 'canceled'
  const isWithdrawalLikely = facts.isReturnable || (!order.isShipped && order.status !== 'closed')
  const candidates: readonly [AllowedAction, boolean][] = [
    // An order that waits for a transfer or for the courier has no payment page.
    ['PAY', order.status === 'pending_payment' && isPossible('PAY')],
    ['CHANGE_ADDRESS', isPossible('CHANGE_ADDRESS')],
    ['CANCEL', facts.isCancellationOffered && isPossible('CANCEL')],
    ['RETURN', facts.isReturnable],
    ['EXCHANGE', facts.isExchangeable],
    ['WITHDRAW', canWithdraw && isWithdrawalLikely],
    ['REORDER', facts.isReorderable],
    ['INVOICE', facts.hasInvoice],
    ['WITHDRAW', canWithdraw && !isWithdrawalLikely],
  ]
  return candidates.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))
}
