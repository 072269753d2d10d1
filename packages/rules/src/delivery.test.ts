import { expect, test } from 'vitest'
import { deliveryPrice } from './delivery.ts'

test.each([
  ['below the threshold', { price: 1299, freeFrom: 19900 }, 19899, 1299],
  ['from the threshold on', { price: 1299, freeFrom: 19900 }, 19900, 0],
  ['of a method that is never free', { price: 1490, freeFrom: null }, 1_000_000, 1490],
  ['of a method that is always free', { price: 0, freeFrom: null }, 0, 0],
  ['in decimals', { price: 12.99, freeFrom: 199 }, 199.01, 0],
])('the delivery price %s', (_name, tariff, subtotal, expected) => {
  expect(deliveryPrice(tariff, subtotal)).toBe(expected)
})
