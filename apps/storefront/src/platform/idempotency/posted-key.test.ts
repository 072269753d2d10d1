import { expect, it } from 'vitest'
import { keyOfPost } from './posted-key.ts'

const start = 1_000_000
const add = { cartId: 'a', items: [{ sku: 'ROLE-S1', quantity: 1 }] }
const message = { input: { email: 'ada@example.com', comment: 'Dzień dobry' } }

it('gives a double click on a cart form one key, and a later click a new one', async () => {
  const first = await keyOfPost('pl', 'AddToCart', add, start)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await keyOfPost('pl', 'AddToCart', add, start + 1_500)).toBe(first)
  const later = await keyOfPost('pl', 'AddToCart', add, start + 2_500)
  expect(later).not.toBe(first)
  expect(await keyOfPost('pl', 'AddToCart', add, start + 3_000)).toBe(later)
})

it('reuses the key of any other form for a minute, for example after a reload', async () => {
  const first = await keyOfPost('pl', 'ContactUs', message, start)
  expect(await keyOfPost('pl', 'ContactUs', message, start + 59_000)).toBe(first)
  expect(await keyOfPost('pl', 'ContactUs', message, start + 61_000)).not.toBe(first)
})

it('gives another cart, content, form or store another key', async () => {
  const keys = [
    await keyOfPost('pl', 'AddToCart', add, start),
    await keyOfPost('pl', 'AddToCart', { ...add, cartId: 'b' }, start),
    await keyOfPost('pl', 'AddToCart', { ...add, items: [] }, start),
    await keyOfPost('cz', 'AddToCart', add, start),
    await keyOfPost('pl', 'UpdateCartItem', add, start),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('returns no key without variables, because visitors would share it', async () => {
  expect(await keyOfPost('pl', 'CreateCart', { id: null }, start)).toBeUndefined()
  expect(await keyOfPost('pl', 'CreateCart', {}, start)).toBeUndefined()
})
