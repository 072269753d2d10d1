import { expect, it } from 'vitest'
import { keyOfPost } from './posted-key.ts'

const start = 1_000_000
const add = { cartId: 'a', items: [{ sku: 'ROLE-S1', quantity: 1 }] }
const message = { input: { email: 'ada@example.com', comment: 'Dzień dobry' } }

it('a double click on a form of the cart has one key, a later press a new one', async () => {
  const first = await keyOfPost('pl', 'AddToCart', add, start)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await keyOfPost('pl', 'AddToCart', add, start + 1_500)).toBe(first)
  const later = await keyOfPost('pl', 'AddToCart', add, start + 2_500)
  expect(later).not.toBe(first)
  expect(await keyOfPost('pl', 'AddToCart', add, start + 3_000)).toBe(later)
})

it('any other form keeps its key through reloads for a minute', async () => {
  const first = await keyOfPost('pl', 'ContactUs', message, start)
  expect(await keyOfPost('pl', 'ContactUs', message, start + 59_000)).toBe(first)
  expect(await keyOfPost('pl', 'ContactUs', message, start + 61_000)).not.toBe(first)
})

it('another cart, content, form or store has another key', async () => {
  const keys = [
    await keyOfPost('pl', 'AddToCart', add, start),
    await keyOfPost('pl', 'AddToCart', { ...add, cartId: 'b' }, start),
    await keyOfPost('pl', 'AddToCart', { ...add, items: [] }, start),
    await keyOfPost('cz', 'AddToCart', add, start),
    await keyOfPost('pl', 'UpdateCartItem', add, start),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('a change without variables has no key: one visitor would get what was made for another', async () => {
  expect(await keyOfPost('pl', 'CreateCart', { id: null }, start)).toBeUndefined()
  expect(await keyOfPost('pl', 'CreateCart', {}, start)).toBeUndefined()
})
