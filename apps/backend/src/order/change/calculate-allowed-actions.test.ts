import { describe, expect, it, test } from 'vitest'
import { calculateAllowedActions, type ActionFacts } from './calculate-allowed-actions.ts'
import { fresh } from '../testing-facts.ts'
import type { AllowedAction, OrderFacts } from '../types.ts'

const usual: Omit<ActionFacts, 'order'> = {
  hasInvoice: false,
  isReorderable: true,
  isReturnable: false,
  isExchangeable: false,
  isCancellationOffered: true,
  isWithdrawalOffered: true,
}
const paid: Partial<OrderFacts> = { status: 'processing', isPaid: true, refundable: 100 }
const sent: Partial<OrderFacts> = { ...paid, status: 'complete', isShipped: true }
const allowed = (facts: Partial<OrderFacts>, more: Partial<ActionFacts> = {}) =>
  calculateAllowedActions({ ...usual, order: { ...fresh, ...facts }, ...more })

const cases: [string, Partial<OrderFacts>, Partial<ActionFacts>, AllowedAction[]][] = [
  ['awaits its payment', { status: 'pending_payment' }, {}, ['PAY', 'CHANGE_ADDRESS', 'CANCEL', 'WITHDRAW', 'REORDER']],
  ['awaits a transfer', {}, {}, ['CHANGE_ADDRESS', 'CANCEL', 'WITHDRAW', 'REORDER']],
  ['is paid', paid, { hasInvoice: true }, ['CHANGE_ADDRESS', 'CANCEL', 'WITHDRAW', 'REORDER', 'INVOICE']],
  ['goes to a pickup location', { ...paid, isCollected: true }, {}, ['CANCEL', 'WITHDRAW', 'REORDER']],
  ['is of gift cards by email', { isVirtual: true }, { isReorderable: false }, ['CANCEL', 'WITHDRAW']],
  ['can be returned', sent, { isReturnable: true, hasInvoice: true }, ['RETURN', 'WITHDRAW', 'REORDER', 'INVOICE']],
  [
    'can be exchanged',
    sent,
    { isReturnable: true, isExchangeable: true },
    ['RETURN', 'EXCHANGE', 'WITHDRAW', 'REORDER'],
  ],
  ['was sent long ago', sent, { hasInvoice: true }, ['REORDER', 'INVOICE', 'WITHDRAW']],
  [
    'is on its way to be paid on delivery',
    { ...sent, status: 'processing', isPaid: false },
    {},
    ['REORDER', 'WITHDRAW'],
  ],
  ['is canceled', { status: 'canceled' }, {}, ['REORDER']],
  ['is refunded', { ...paid, status: 'closed' }, { hasInvoice: true }, ['REORDER', 'INVOICE', 'WITHDRAW']],
]

describe('the allowed actions of an order, most needed first', () => {
  test.each(cases)('that %s', (_title, order, more, expected) => {
    expect(allowed(order, more)).toEqual(expected)
  })

  it('follow the settings of the store view', () => {
    expect(allowed(paid, { isCancellationOffered: false, isWithdrawalOffered: false })).toEqual([
      'CHANGE_ADDRESS',
      'REORDER',
    ])
  })

  it('never contain an action twice', () => {
    for (const [, order, more] of cases) {
      const actions = allowed(order, { isReturnable: true, isExchangeable: true, hasInvoice: true, ...more })
      expect(new Set(actions).size).toBe(actions.length)
    }
  })
})
