import { expect, test } from 'vitest'
import { rateRows, writer } from './pdf-document.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

test.each([
  ['pl_PL', 'PLN', '1234,50 zł', '23%', '5,50%'],
  ['cs_CZ', 'CZK', '1 234,50 Kč', '23 %', '5,50 %'],
  ['ro_RO', 'RON', '1.234,50 lei', '23%', '5,50%'],
  // The typefaces of the documents have no sign of the dram.
  ['hy_AM', 'AMD', '1 235 դրամ', '23%', '5,50%'],
])('a document in %s writes amounts and tax rates as the shop does', (locale, currency, money, whole, part) => {
  const write = writer({ locale, timeZone: 'Europe/Warsaw' }, currency)
  expect(plain(write.money(1_234_50))).toBe(money)
  const rates = [2_300, 550].map((rate) => ({ rate, net: 0, tax: 0, gross: 0 }))
  expect(rateRows(rates, write).map(([rate = '']) => plain(rate))).toEqual([whole, part])
})

test.each([
  ['Europe/Warsaw', '31 grudnia 2026'],
  ['Asia/Yerevan', '1 stycznia 2027'],
])('a document has the dates of the clock in %s, whatever the server’s is', (timeZone, day) => {
  expect(writer({ locale: 'pl_PL', timeZone }, 'PLN').day(new Date('2026-12-31T21:30:00Z'))).toBe(day)
})
