import { expect, test } from 'vitest'
import type { OrderView } from '../types.ts'
import { buyerOf, openPdfDocument, rateRows, table, writer } from './pdf-document.ts'

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

test.each([
  ['HU', 'Kovács Anna'],
  ['PL', 'Anna Kovács'],
])('a buyer in %s is called %s', (countryCode, name) => {
  const billingAddress = {
    firstname: 'Anna',
    lastname: 'Kovács',
    street: ['Fő utca 1.'],
    city: 'Budapest',
    countryCode,
  }
  expect(buyerOf({ billingAddress } as OrderView, 'hu_HU').split('\n')[0]).toBe(name)
})

test('a document has one line for each tax rate, also if its amounts are in forint', async () => {
  const { document } = await openPdfDocument('hu_HU', 'Számla')
  const write = writer({ locale: 'hu_HU', timeZone: 'Europe/Budapest' }, 'HUF')
  const heightOf = (amount: number): number => {
    const before = document.y
    table(document, ['%'], rateRows([{ rate: 2_700, net: amount, tax: amount, gross: amount }], write, -1))
    return document.y - before
  }
  expect(heightOf(1_234_567_45)).toBe(heightOf(1))
})
