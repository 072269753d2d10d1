import { expect, it } from 'vitest'
import { outcomeData, outcomeTable } from './describe-outcomes.ts'

const dress = {
  sku: 'DRESS',
  soldIn: [
    { store: 'pl', price: 7_999, regularPrice: 9_999, currency: 'PLN' },
    { store: 'de', price: 2_000, regularPrice: 2_000, currency: 'EUR' },
  ],
  lists: ['Lato/Sukienki'],
  unsold: null,
}
const variant = { sku: 'DRESS-98', soldIn: [], lists: [], unsold: { reason: 'variant' as const, parents: ['DRESS'] } }

it('a table has a line for each store view that sells a product, and the reason why none does', () => {
  expect(outcomeTable([dress, variant])).toEqual([
    'SKU       STORE VIEW  PRICE              LISTS',
    'DRESS     pl          79.99 PLN (99.99)  search, Lato/Sukienki',
    'DRESS     de          20.00 EUR          search, Lato/Sukienki',
    'DRESS-98  –           –                  variant DRESS',
  ])
  expect(outcomeTable([])).toEqual([])
})

it('programs get decimal prices', () => {
  expect(outcomeData([dress])).toMatchObject([
    { sku: 'DRESS', soldIn: [{ store: 'pl', price: 79.99, regularPrice: 99.99 }, { store: 'de' }] },
  ])
})
