import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allowedStatuses, calculateTransition } from './calculate-transition.ts'
import { fresh } from '../testing-facts.ts'
import type { OrderAction, OrderFacts, OrderStatus } from '../types.ts'

const paid: Partial<OrderFacts> = { status: 'processing', isPaid: true, refundable: 10_000 }
const pay: OrderAction = { name: 'pay', reference: null }
const ship: OrderAction = { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null }
const choose = (isOnline: boolean): OrderAction => ({
  name: 'choosePayment',
  isOnline,
  code: 'x',
  title: 'X',
  transfer: null,
})
const refund = (amount: number | null): OrderAction => ({ name: 'refund', amount })

/** The examples in docs/orders.md. */
const examples: [string, Partial<OrderFacts>, OrderAction, object][] = [
  [
    'a payment notification pays a pending order',
    { status: 'pending_payment' },
    pay,
    { to: 'processing', stock: 'keep' },
  ],
  ['a payment completes an order of virtual gift cards', { isVirtual: true }, pay, { to: 'complete' }],
  [
    'a payment completes a shipped cash-on-delivery order',
    { status: 'processing', isShipped: true },
    pay,
    { to: 'complete' },
  ],
  ['a second payment notification is refused', paid, pay, { refusal: 'ALREADY_DONE' }],
  [
    'a late payment reopens a canceled order and takes the stock again',
    { status: 'canceled' },
    pay,
    { to: 'processing', stock: 'take' },
  ],
  [
    'a late payment is refunded if the goods are sold out',
    { status: 'canceled', refundable: 10_000 },
    { name: 'payBack' },
    { to: 'closed', refund: 10_000 },
  ],
  ['choosing an online method awaits the payment', {}, choose(true), { to: 'pending_payment' }],
  ['choosing bank transfer sets the order to pending', { status: 'pending_payment' }, choose(false), { to: 'pending' }],
  ['a paid order cannot choose another method', paid, choose(false), { refusal: 'WRONG_STATUS' }],
  ['a paid order is complete when shipped', paid, ship, { to: 'complete' }],
  ['a cash-on-delivery order ships unpaid', { isCashOnDelivery: true }, ship, { to: 'processing' }],
  ['an unpaid order cannot ship', {}, ship, { refusal: 'NOT_PAID' }],
  ['an order awaiting its payment cannot ship', { status: 'pending_payment' }, ship, { refusal: 'WRONG_STATUS' }],
  ['an order cannot ship twice', { ...paid, isShipped: true }, ship, { refusal: 'ALREADY_DONE' }],
  ['a virtual order cannot ship', { ...paid, isVirtual: true }, ship, { refusal: 'NOTHING_TO_SHIP' }],
  [
    'canceling an unpaid order returns its stock',
    {},
    { name: 'cancel' },
    { to: 'canceled', stock: 'return', refund: 0 },
  ],
  [
    'canceling a paid order refunds it and returns its stock',
    paid,
    { name: 'cancel' },
    { to: 'closed', stock: 'return', refund: 10_000 },
  ],
  [
    'a shipped order cannot be canceled',
    { status: 'processing', isShipped: true },
    { name: 'cancel' },
    { refusal: 'SHIPPED' },
  ],
  [
    'an unpaid order expires and returns its stock',
    { status: 'pending_payment' },
    { name: 'expire' },
    { to: 'canceled', stock: 'return' },
  ],
  [
    'a partial refund keeps the status',
    { ...paid, status: 'complete', isShipped: true },
    refund(4_000),
    { to: 'complete', refund: 4_000 },
  ],
  [
    'a full refund after shipping keeps the stock',
    { ...paid, isShipped: true },
    refund(null),
    { to: 'closed', stock: 'keep' },
  ],
  [
    'a full refund before shipping returns the stock',
    paid,
    refund(null),
    { to: 'closed', stock: 'return', refund: 10_000 },
  ],
  ['a refund cannot exceed the payment', paid, refund(10_001), { refusal: 'AMOUNT' }],
  ['a refund of zero is refused', paid, refund(0), { refusal: 'AMOUNT' }],
]

test.each(examples)('%s', (_title, facts, action, expected) => {
  expect(calculateTransition({ ...fresh, ...facts }, action)).toMatchObject(expected)
})

describe('any sequence of actions', () => {
  const actions = fc.oneof(
    fc.constantFrom<OrderAction>(pay, { name: 'cancel' }, { name: 'expire' }, ship),
    fc.boolean().map(choose),
    fc.option(fc.integer({ min: 0, max: 12_000 })).map(refund),
  )

  it('refunds at most the payment, ships only paid or cash-on-delivery orders, and keeps the stock balanced', () => {
    fc.assert(
      fc.property(
        fc.array(actions, { maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        (steps, isVirtual, isCashOnDelivery) => {
          let order: OrderFacts = { ...fresh, isVirtual, isCashOnDelivery }
          let taken = 1
          let refunded = 0
          for (const action of steps) {
            const next = calculateTransition(order, action)
            if ('refusal' in next) continue
            taken += next.stock === 'take' ? 1 : next.stock === 'return' ? -1 : 0
            refunded += next.refund
            const isPaid = order.isPaid || action.name === 'pay'
            const isShipped = order.isShipped || action.name === 'ship'
            order = { ...order, status: next.to, isPaid, isShipped, refundable: isPaid ? 10_000 - refunded : 0 }
            expect(taken).toBe(
              order.status === 'canceled' || (order.status === 'closed' && !isShipped && !isVirtual) ? 0 : 1,
            )
            expect(refunded).toBeLessThanOrEqual(isPaid ? 10_000 : 0)
            if (isShipped) expect(isPaid || isCashOnDelivery).toBe(true)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

it('the documentation lists the same statuses for each action as the code', () => {
  const text = readFileSync(new URL('../../../../../docs/orders.md', import.meta.url), 'utf8')
  for (const [name, statuses] of Object.entries(allowedStatuses)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    const listed = [...(row?.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, status]) => status as OrderStatus)
    expect({ name, statuses: listed }).toEqual({ name, statuses })
  }
})
