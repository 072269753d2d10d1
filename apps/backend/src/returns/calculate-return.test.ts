import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  calculateHeld,
  calculateIsCheaper,
  calculateLastDay,
  calculatePieces,
  calculateReceived,
  calculateRefund,
  calculateReturnable,
  calculateTaken,
  canReturn,
} from './calculate-return.ts'
import { workingDayOf } from './working-day-of.ts'
import { calculateStep } from './calculate-step.ts'
import type { Exchange, ReturnedQuantity, ReturnState, SoldLine } from './types.ts'

const line = (id: number, quantity: number, paid: number, isGiftCard = false): SoldLine => ({
  id,
  quantity,
  paid,
  isGiftCard,
})
const piece = (returnId: number, orderItemId: number, requested: number, status: ReturnState): ReturnedQuantity => ({
  returnId,
  orderItemId,
  requested,
  received: status === 'received' || status === 'processed' ? requested : null,
  status,
  exchangeId: null,
  exchange: null,
})

describe('the last day of a return', () => {
  const shipped = new Date('2026-11-02T09:00:00Z')
  const everyDay = (day: string) => day
  const inWarsaw = { returnDays: 30, timeZone: 'Europe/Warsaw', workingDay: everyDay }
  test.each([
    ['is 30 days after the last promised day', shipped, '2026-11-12', '2026-12-12'],
    ['is 37 days after a late dispatch', shipped, '2026-11-03', '2026-12-09'],
    ['is 37 days after the dispatch without a promise', shipped, null, '2026-12-09'],
    ['does not exist before the dispatch', null, '2026-11-12', null],
  ])('%s', (_title, shippedAt, to, last) => {
    const deliveryDates = to === null ? null : { to }
    expect(calculateLastDay({ status: 'complete', shippedAt, deliveryDates }, inWarsaw)).toBe(last)
  })

  test('follows the setting of the store', () => {
    const order = { status: 'complete', shippedAt: shipped, deliveryDates: null }
    expect(calculateLastDay(order, { ...inWarsaw, returnDays: 14 })).toBe('2026-11-23')
  })

  test.each([
    ['a Saturday', '2026-11-24', 'PL', '', '2026-12-28'],
    ['a Sunday before a Monday that is free', '2027-02-26', 'PL', '', '2027-03-30'],
    ['a holiday of the country', '2026-12-07', 'PL', '', '2027-01-07'],
    ['a working day of another country', '2026-12-07', 'CZ', '', '2027-01-06'],
    ['a holiday of the Land', '2026-12-07', 'DE', '80331', '2027-01-07'],
    ['a working day of another Land', '2026-12-07', 'DE', '20095', '2027-01-06'],
  ])('moves only from a free day: %s', (_title, delivered, country, postcode, last) => {
    const order = { status: 'complete', shippedAt: new Date('2026-11-02T09:00:00Z'), deliveryDates: { to: delivered } }
    const lives = { shippingAddress: { countryCode: country, postcode }, billingAddress: { countryCode: 'AM' } }
    expect(calculateLastDay(order, { ...inWarsaw, workingDay: workingDayOf(lives) })).toBe(last)
  })

  test.each([
    ['Europe/Warsaw', '2026-12-09'],
    ['Asia/Yerevan', '2026-12-10'],
  ])('counts from the day of the dispatch in %s', (timeZone, last) => {
    const order = { status: 'complete', shippedAt: new Date('2026-11-02T20:30:00Z'), deliveryDates: null }
    expect(calculateLastDay(order, { returnDays: 30, timeZone, workingDay: everyDay })).toBe(last)
  })

  test.each([
    ['complete', 'Europe/Warsaw', '2026-12-09T22:59:59Z', true],
    ['complete', 'Europe/Warsaw', '2026-12-09T23:00:00Z', false],
    ['complete', 'Asia/Yerevan', '2026-12-09T19:59:59Z', true],
    ['complete', 'Asia/Yerevan', '2026-12-09T20:00:00Z', false],
    ['complete', 'Atlantic/Azores', '2026-12-10T00:59:59Z', true],
    ['processing', 'Europe/Warsaw', '2026-12-01T00:00:00Z', true],
    ['closed', 'Europe/Warsaw', '2026-12-01T00:00:00Z', false],
  ])('an order that is %s can be returned in %s at %s: %s', (status, timeZone, now, can) => {
    const terms = { returnDays: 30, timeZone, workingDay: everyDay, now: new Date(now) }
    expect(canReturn({ status, shippedAt: shipped, deliveryDates: null }, terms)).toBe(can)
  })
})

describe('the returnable quantity of a line', () => {
  const sold = line(1, 5, 500)
  test.each<[string, ReturnedQuantity[], number]>([
    ['is what was bought', [], 5],
    ['is less by what is requested', [piece(1, 1, 2, 'pending'), piece(2, 1, 1, 'authorized')], 2],
    ['is less by what has arrived', [{ ...piece(1, 1, 3, 'received'), received: 2 }], 3],
    ['is not less by unconfirmed and refused requests', [piece(1, 1, 2, 'unconfirmed'), piece(2, 1, 2, 'denied')], 5],
    ['is not less by another line', [piece(1, 2, 2, 'pending')], 5],
  ])('%s', (_title, returned, quantity) => {
    expect(calculateReturnable(sold, returned)).toBe(quantity)
  })

  it('is 0 for gift cards', () => {
    expect(calculateReturnable(line(1, 2, 5_000, true), [])).toBe(0)
  })
})

describe('the refund of a return', () => {
  const all = (...returned: ReturnedQuantity[]) => returned
  test.each<[string, SoldLine[], number, ReturnedQuantity[], number]>([
    [
      'PLN: 1 of 2 × 79,99 (-16,00)',
      [line(1, 2, 14_398), line(2, 1, 11_699)],
      1_499,
      all(piece(9, 1, 1, 'received')),
      7_199,
    ],
    [
      'PLN: the other piece and the other line, then nothing is left: with delivery',
      [line(1, 2, 14_398), line(2, 1, 11_699)],
      1_499,
      all(piece(8, 1, 1, 'processed'), piece(9, 1, 1, 'received'), piece(9, 2, 1, 'received')),
      7_199 + 11_699 + 1_499,
    ],
    ['CZK: 1 of 3 × 449,00 (-200,00)', [line(1, 3, 114_700)], 0, all(piece(9, 1, 1, 'received')), 38_233],
    [
      'CZK: the second of the three',
      [line(1, 3, 114_700)],
      0,
      all(piece(8, 1, 1, 'processed'), piece(9, 1, 1, 'received')),
      38_234,
    ],
    [
      'EUR: all 3 × 19,99 (-6,00) beside a gift card of 50,00: with delivery, without the card',
      [line(1, 3, 5_397), line(2, 1, 5_000, true)],
      490,
      all(piece(9, 1, 3, 'received')),
      5_887,
    ],
    ['RON: a piece that was free', [line(1, 1, 0), line(2, 1, 8_999)], 0, all(piece(9, 1, 1, 'received')), 0],
    [
      'UAH: another return that waits for its refund does not count',
      [line(1, 2, 199_998)],
      7_000,
      all(piece(8, 1, 1, 'received'), piece(9, 1, 1, 'received')),
      99_999,
    ],
    [
      'AMD: only 1 of 2 requested pieces arrived',
      [line(1, 2, 1_344_179)],
      150_000,
      [{ ...piece(9, 1, 2, 'received'), received: 1 }],
      672_090,
    ],
  ])('%s', (_title, lines, extras, returned, refund) => {
    expect(calculateRefund({ lines, extras, returned, returnId: 9, refundable: 10_000_000 })).toBe(refund)
  })

  it('is at most what staff have not refunded yet', () => {
    const input = { lines: [line(1, 1, 5_000)], extras: 999, returned: [piece(9, 1, 1, 'received')], returnId: 9 }
    expect(calculateRefund({ ...input, refundable: 4_000 })).toBe(4_000)
    expect(calculateRefund({ ...input, refundable: 0 })).toBe(0)
  })

  it('in any series of returns never exceeds what was paid, and adds up to it when everything has come back', () => {
    const sold = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        paid: fc.integer({ min: 0, max: 10_000_000 }),
        isGiftCard: fc.constant(false),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const parts = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 30 })
    fc.assert(
      fc.property(sold, parts, fc.nat(50_000), (given, wishes, extras) => {
        const lines = given.map((entry, id) => ({ id, ...entry }))
        const paid = lines.reduce((sum, entry) => sum + entry.paid, extras)
        const returned: ReturnedQuantity[] = []
        let refunded = 0
        const series = [...wishes.map(([id, quantity]) => ({ id, quantity })), ...lines]
        for (const [returnId, { id, quantity }] of series.entries()) {
          const sent = lines[id]
          const pieces = sent ? Math.min(quantity, calculateReturnable(sent, returned)) : 0
          if (pieces === 0) continue
          const entry = piece(returnId, id, pieces, 'received')
          const amount = calculateRefund({
            lines,
            extras,
            returned: [...returned, entry],
            returnId,
            refundable: paid - refunded,
          })
          expect(amount).toBeGreaterThanOrEqual(0)
          refunded += amount
          expect(refunded).toBeLessThanOrEqual(paid)
          returned.push({ ...entry, status: 'processed' })
        }
        expect(lines.every((entry) => calculateHeld(returned, entry.id) === entry.quantity)).toBe(true)
        expect(refunded).toBe(paid)
      }),
    )
  })
})

describe('the steps of a return', () => {
  test.each([
    ['confirm', 'unconfirmed', 'pending'],
    ['approve', 'pending', 'authorized'],
    ['receive', 'pending', 'received'],
    ['receive', 'authorized', 'received'],
    ['reject', 'pending', 'denied'],
    ['reject', 'authorized', 'rejected'],
    ['refund', 'received', 'processed'],
  ] as const)('%s: %s → %s', (step, from, to) => {
    expect(calculateStep(from, step)).toEqual({ to })
  })

  test.each([
    ['approve', 'authorized', 'ALREADY_DONE'],
    ['refund', 'processed', 'ALREADY_DONE'],
    ['refund', 'authorized', 'WRONG_STATUS'],
    ['reject', 'received', 'WRONG_STATUS'],
    ['receive', 'denied', 'WRONG_STATUS'],
    ['approve', 'unconfirmed', 'WRONG_STATUS'],
  ] as const)('%s is refused when %s: %s', (step, from, refusal) => {
    expect(calculateStep(from, step)).toEqual({ refusal })
  })
})

const sentSize = (id: number, quantity: number, status: Exchange['status'] = 'shipped'): Exchange => ({
  id,
  variantId: 110,
  sku: 'COAT-110',
  options: [],
  quantity,
  status,
  heldUntil: null,
  trackingNumber: null,
})
/** An exchange of pieces of line 1, or a return of pieces that were received in one. */
const swapped = (returnId: number, exchange: Exchange | null, exchangeId: number | null = null): ReturnedQuantity => ({
  ...piece(returnId, 1, exchange?.quantity ?? 1, exchange?.status === 'held' ? 'pending' : 'exchanged'),
  received: exchange?.status === 'held' ? null : (exchange?.quantity ?? 1),
  exchange,
  exchangeId,
})

describe('the pieces that a buyer has', () => {
  const coats = line(1, 3, 300_00)
  const pieces = (returned: readonly ReturnedQuantity[]) =>
    calculatePieces(coats, returned).map(({ exchange, quantity }) => [exchange?.id ?? null, quantity])

  it.each([
    ['none is exchanged', [], [[null, 3]]],
    ['one waits to be exchanged', [swapped(1, sentSize(7, 1, 'held'))], [[null, 2]]],
    [
      'one was exchanged',
      [swapped(1, sentSize(7, 1))],
      [
        [null, 2],
        [7, 1],
      ],
    ],
    [
      'the exchanged one is exchanged again',
      [swapped(1, sentSize(7, 1)), swapped(2, sentSize(8, 1), 7)],
      [
        [null, 2],
        [8, 1],
      ],
    ],
    [
      'the exchanged one was returned',
      [swapped(1, sentSize(7, 1)), { ...piece(2, 1, 1, 'processed'), exchangeId: 7 }],
      [[null, 2]],
    ],
    ['a cancelled exchange', [{ ...swapped(1, sentSize(7, 1, 'released')), status: 'canceled' as const }], [[null, 3]]],
  ])('if %s', (_title, returned, expected) => {
    expect(pieces(returned)).toEqual(expected)
    const count = expected.reduce((sum, [, quantity]) => sum + Number(quantity), 0)
    expect(calculateReturnable(coats, returned)).toBe(count)
  })

  it('are taken as ordered first, then those of exchanges, oldest first', () => {
    const returned = [swapped(1, sentSize(7, 1)), swapped(2, sentSize(8, 1))]
    const taken = calculateTaken(calculatePieces(coats, returned), 2)
    expect(taken.map(({ exchange, quantity }) => [exchange?.id ?? null, quantity])).toEqual([
      [null, 1],
      [7, 1],
    ])
  })

  it('count as neither returned nor requested once another size was sent', () => {
    expect([
      calculateHeld([swapped(1, sentSize(7, 1))], 1),
      calculateReceived([swapped(1, sentSize(7, 1))], 1),
    ]).toEqual([0, 0])
  })

  it('refund what was paid for the line, whatever their size', () => {
    const returned = [swapped(1, sentSize(7, 1)), { ...piece(2, 1, 1, 'received'), exchangeId: 7 }]
    expect(calculateRefund({ lines: [coats], extras: 0, returned, returnId: 2, refundable: 300_00 })).toBe(100_00)
  })
})

test.each([
  [2, 160_00, 80_00, false],
  [2, 160_00, 79_99, true],
  [3, 100_00, 33_33, true],
  [3, 100_00, 33_34, false],
  [1, 80_00, 99_00, false],
])('of %i pieces for %i, a size for %i is cheaper: %s', (quantity, paid, price, isCheaper) => {
  expect(calculateIsCheaper(line(1, quantity, paid), price)).toBe(isCheaper)
})

test.each([
  ['received', 'ship', { to: 'exchanged' }],
  ['exchanged', 'ship', { refusal: 'ALREADY_DONE' }],
  ['authorized', 'ship', { refusal: 'WRONG_STATUS' }],
  ['pending', 'cancel', { to: 'canceled' }],
  ['authorized', 'cancel', { to: 'canceled' }],
  ['received', 'cancel', { refusal: 'WRONG_STATUS' }],
  ['canceled', 'cancel', { refusal: 'ALREADY_DONE' }],
] as const)('%s: %s', (status, step, expected) => {
  expect(calculateStep(status, step)).toEqual(expected)
})
