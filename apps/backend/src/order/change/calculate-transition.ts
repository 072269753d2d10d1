import type { OrderAction, OrderFacts, OrderStatus, Transition } from '../types.ts'

/** The statuses in which each action is allowed. `calculateTransition` checks the other conditions. */
export const allowedStatuses: Readonly<Record<OrderAction['name'], readonly OrderStatus[]>> = {
  choosePayment: ['pending', 'pending_payment'],
  pay: ['pending', 'pending_payment', 'processing', 'canceled'],
  payBack: ['canceled'],
  ship: ['pending', 'processing'],
  cancel: ['pending', 'pending_payment', 'processing'],
  expire: ['pending', 'pending_payment'],
  refund: ['processing', 'complete'],
  changeAddress: ['pending', 'pending_payment', 'processing'],
}

/** The order's next state after an action, or why the action is refused. `docs/orders.md` has the table. */
export function calculateTransition(order: OrderFacts, action: OrderAction): Transition {
  if (action.name === 'pay' && order.isPaid) return { refusal: 'ALREADY_DONE' }
  if (action.name === 'ship' && order.isShipped) return { refusal: 'ALREADY_DONE' }
  if (!allowedStatuses[action.name].includes(order.status)) return { refusal: 'WRONG_STATUS' }
  switch (action.name) {
    case 'choosePayment':
      if (order.isPaid || order.isShipped) return { refusal: 'WRONG_STATUS' }
      return change(action.isOnline ? 'pending_payment' : 'pending')
    case 'pay':
      if (order.status === 'canceled') return change(order.isVirtual ? 'complete' : 'processing', { stock: 'take' })
      return change(order.isVirtual || order.isShipped ? 'complete' : 'processing')
    case 'payBack':
      return change('closed', { refund: order.refundable })
    case 'ship':
      if (order.isVirtual) return { refusal: 'NOTHING_TO_SHIP' }
      if (!order.isPaid && !order.isCashOnDelivery) return { refusal: 'NOT_PAID' }
      return change(order.isPaid ? 'complete' : 'processing')
    case 'cancel':
      if (order.isShipped) return { refusal: 'SHIPPED' }
      if (order.isSpent) return { refusal: 'CARDS_SPENT' }
      if (order.isPaid) return change('closed', { stock: 'return', refund: order.refundable })
      return change('canceled', { stock: 'return' })
    case 'expire':
      if (order.isPaid || order.isShipped) return { refusal: 'WRONG_STATUS' }
      return change('canceled', { stock: 'return' })
    case 'refund':
      return refund(order, action.amount ?? order.refundable)
    case 'changeAddress':
      if (order.isShipped) return { refusal: 'SHIPPED' }
      if (order.isVirtual) return { refusal: 'NOTHING_TO_SHIP' }
      return order.isCollected ? { refusal: 'COLLECTED' } : change(order.status)
  }
}

function refund(order: OrderFacts, amount: number): Transition {
  if (!order.isPaid) return { refusal: 'NOT_PAID' }
  if (amount <= 0 || amount > order.refundable) return { refusal: 'AMOUNT' }
  if (amount < order.refundable) return change(order.status, { refund: amount })
  return change('closed', { refund: amount, stock: order.isShipped || order.isVirtual ? 'keep' : 'return' })
}

function change(to: OrderStatus, more: { stock?: 'keep' | 'return' | 'take'; refund?: number } = {}): Transition {
  return { to, stock: more.stock ?? 'keep', refund: more.refund ?? 0 }
}
