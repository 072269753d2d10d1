import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { beginnings, calculateTransition } from './calculate-transition.ts'
import type { OrderAction, OrderFacts, OrderStatus } from './types.ts'

const fresh: OrderFacts = {
  status: 'pending',
  isPaid: false,
  isShipped: false,
  isVirtual: false,
  isPaidAtDoor: false,
  refundable: 0,
  isSpent: false,
}
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

/** The worked examples of docs/orders.md. */
const examples: [string, Partial<OrderFacts>, OrderAction, object][] = [
  ['the provider says paid', { status: 'pending_payment' }, pay, { to: 'processing', stock: 'keep' }],
  ['a gift card by mail is paid', { isVirtual: true }, pay, { to: 'complete' }],
  ['the carrier brings the money', { status: 'processing', isShipped: true }, pay, { to: 'complete' }],
  ['the word comes twice', paid, pay, { refusal: 'ALREADY_DONE' }],
  ['the money comes after the end', { status: 'canceled' }, pay, { to: 'processing', stock: 'take' }],
  [
    'and the goods are gone',
    { status: 'canceled', refundable: 10_000 },
    { name: 'payBack' },
    { to: 'closed', refund: 10_000 },
  ],
  ['another method, online', {}, choose(true), { to: 'pending_payment' }],
  ['another method, by bank transfer', { status: 'pending_payment' }, choose(false), { to: 'pending' }],
  ['a paid one chooses no more', paid, choose(false), { refusal: 'WRONG_STATUS' }],
  ['a paid one is shipped', paid, ship, { to: 'complete' }],
  ['one that is paid at the door is shipped', { isPaidAtDoor: true }, ship, { to: 'processing' }],
  ['one that nobody paid is not shipped', {}, ship, { refusal: 'NOT_PAID' }],
  ['nor one that waits for the provider', { status: 'pending_payment' }, ship, { refusal: 'WRONG_STATUS' }],
  ['nor twice', { ...paid, isShipped: true }, ship, { refusal: 'ALREADY_DONE' }],
  ['nor what goes by mail', { ...paid, isVirtual: true }, ship, { refusal: 'NOTHING_TO_SHIP' }],
  ['an unpaid one is cancelled', {}, { name: 'cancel' }, { to: 'canceled', stock: 'return', refund: 0 }],
  ['a paid one is cancelled', paid, { name: 'cancel' }, { to: 'closed', stock: 'return', refund: 10_000 }],
  ['a shipped one is not', { status: 'processing', isShipped: true }, { name: 'cancel' }, { refusal: 'SHIPPED' }],
  ['nobody pays in time', { status: 'pending_payment' }, { name: 'expire' }, { to: 'canceled', stock: 'return' }],
  [
    'a part goes back',
    { ...paid, status: 'complete', isShipped: true },
    refund(4_000),
    { to: 'complete', refund: 4_000 },
  ],
  ['all goes back after the parcel', { ...paid, isShipped: true }, refund(null), { to: 'closed', stock: 'keep' }],
  ['all goes back before it', paid, refund(null), { to: 'closed', stock: 'return', refund: 10_000 }],
  ['more than was paid', paid, refund(10_001), { refusal: 'AMOUNT' }],
  ['nothing', paid, refund(0), { refusal: 'AMOUNT' }],
]

test.each(examples)('%s', (_title, facts, action, expected) => {
  expect(calculateTransition({ ...fresh, ...facts }, action)).toMatchObject(expected)
})

describe('whatever happens in whatever order', () => {
  const actions = fc.oneof(
    fc.constantFrom<OrderAction>(pay, { name: 'cancel' }, { name: 'expire' }, ship),
    fc.boolean().map(choose),
    fc.option(fc.integer({ min: 0, max: 12_000 })).map(refund),
  )

  it('gives back at most what was paid, ships once and ends with as much stock as it may', () => {
    fc.assert(
      fc.property(
        fc.array(actions, { maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        (steps, isVirtual, isPaidAtDoor) => {
          let order: OrderFacts = { ...fresh, isVirtual, isPaidAtDoor }
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
            if (isShipped) expect(isPaid || isPaidAtDoor).toBe(true)
          }
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

it('stands in the documentation as it stands in the code', () => {
  const text = readFileSync(new URL('../../../../docs/orders.md', import.meta.url), 'utf8')
  for (const [name, statuses] of Object.entries(beginnings)) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    const listed = [...(row?.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, status]) => status as OrderStatus)
    expect({ name, statuses: listed }).toEqual({ name, statuses })
  }
})
