import { expect, it } from 'vitest'
import { isSameRequest, type SentRequest } from './calculate-repeated.ts'
import type { Exchange, ReturnedItem } from './types.ts'

const requestedAt = new Date('2027-05-04T10:00:00Z')
const part = (more: Partial<ReturnedItem> = {}): ReturnedItem => ({
  id: 1,
  returnId: 1,
  orderItemId: 7,
  requested: 1,
  received: null,
  reason: 'too_small',
  exchangeId: null,
  piece: null,
  exchange: null,
  ...more,
})
const comment = (text: string, more: { author?: 'staff'; seconds?: number } = {}) => ({
  id: 1,
  returnId: 1,
  author: more.author ?? ('buyer' as const),
  text,
  writtenAt: new Date(requestedAt.getTime() + (more.seconds ?? 0) * 1000),
})
const stored = (items: ReturnedItem[], comments = [comment('Too tight')]) => ({
  items,
  bankAccount: 'PL1',
  contactEmail: null,
  comments,
  requestedAt,
})
const item = { orderItemId: 7, quantity: 1, reason: 'too_small', exchangeId: null } as const
const sent: SentRequest = { items: [item], bankAccount: 'PL1', contactEmail: null, comment: 'Too tight', sku: null }

const exchange: Exchange = {
  id: 3,
  variantId: 1,
  sku: 'COAT-104',
  options: [],
  quantity: 1,
  status: 'held',
  heldUntil: null,
  trackingNumber: null,
}

it('a request is the same with the same content, whatever was commented later', () => {
  expect(isSameRequest(sent, stored([part()]))).toBe(true)
  expect(isSameRequest({ ...sent, comment: null }, stored([part()], []))).toBe(true)
  expect(isSameRequest({ ...sent, comment: null }, stored([part()], [comment('Hello', { seconds: 5 })]))).toBe(true)
  expect(isSameRequest({ ...sent, sku: 'COAT-104' }, stored([part({ exchange })]))).toBe(true)
})

it.each<[string, Partial<SentRequest>]>([
  ['item', { items: [{ ...item, orderItemId: 8 }] }],
  ['quantity', { items: [{ ...item, quantity: 2 }] }],
  ['reason', { items: [{ ...item, reason: 'too_large' }] }],
  ['earlier exchange', { items: [{ ...item, exchangeId: 3 }] }],
  ['number of items', { items: [item, { ...item, orderItemId: 8 }] }],
  ['bank account', { bankAccount: 'PL2' }],
  ['contact address', { contactEmail: 'ada@example.com' }],
  ['comment', { comment: null }],
  ['size', { sku: 'COAT-104' }],
])('a request with another %s is a new one', (_what, change) => {
  expect(isSameRequest({ ...sent, ...change }, stored([part()]))).toBe(false)
})

it('a request with fewer items is a new one', () => {
  expect(isSameRequest(sent, stored([part(), part({ orderItemId: 8 })]))).toBe(false)
})

it('finds the parts of an item that was divided, besides those of an item that names its exchange', () => {
  const parts = stored([part({ requested: 2 }), part({ exchangeId: 3 }), part({ exchangeId: 4 })])
  const any = { ...item, quantity: 3 }
  expect(isSameRequest({ ...sent, items: [any, { ...item, exchangeId: 4 }] }, parts)).toBe(true)
  expect(isSameRequest({ ...sent, items: [{ ...any, quantity: 4 }] }, parts)).toBe(true)
  expect(isSameRequest({ ...sent, items: [any] }, parts)).toBe(false)
})
