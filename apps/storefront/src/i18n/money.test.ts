import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { storeByCode, type StoreView } from './store-views.ts'

const written = (code: string, value: number): string =>
  formatMoney(storeByCode(code) as StoreView, { value }).replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  ['pl', 79.99, '79,99 zł'],
  ['cz', 1449, '1 449,00 Kč'],
  ['eu', 19.99, '€19.99'],
  ['de', 1234.5, '1.234,50 €'],
  ['am', 8900, '8 900 ֏'],
  ['am', 1234567.4, '1 234 567 ֏'],
])('STORE-33 a price in %s is written as its shoppers write it', (code, value, text) => {
  expect(written(code, value)).toBe(text)
})
