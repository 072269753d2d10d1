import { expect, test } from 'vitest'
import { calculateExpectedDelivery, type DeliveryFacts } from './calculate-expected-delivery.ts'

const promised = { from: '2026-11-24', to: '2026-11-25' }
const later = { from: '2026-11-30', to: '2026-12-01' }
const facts: DeliveryFacts = { status: 'processing', promised, estimated: later, today: '2026-11-23' }

test.each([
  ['as promised', {}, promised],
  ['as promised on the last day', { today: '2026-11-25' }, promised],
  ['by the time of its delivery method when the promise is over', { today: '2026-11-26' }, later],
  ['never again when that time is over too', { today: '2026-12-02' }, null],
  ['at no known time when its method is gone', { today: '2026-11-26', estimated: null }, null],
  ['no more when it was canceled', { status: 'canceled' }, null],
  ['no more when it was refunded', { status: 'closed' }, null],
  ['never when nothing is shipped', { promised: null }, null],
])('an order is expected %s', (_title, more, expected) => {
  expect(calculateExpectedDelivery({ ...facts, ...more })).toEqual(expected)
})
