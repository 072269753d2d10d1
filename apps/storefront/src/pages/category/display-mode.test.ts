import { expect, it } from 'vitest'
import { displayParts } from './display-mode.ts'

it.each([
  ['ROUTE-41 PRODUCTS shows only the list', 'PRODUCTS', { block: false, products: true }],
  ['ROUTE-42 PAGE shows only the block', 'PAGE', { block: true, products: false, intro: false }],
  ['ROUTE-43 PRODUCTS_AND_PAGE shows both', 'PRODUCTS_AND_PAGE', { block: true, products: true }],
  ['ROUTE-44 BRAND shows the block above the list', 'BRAND', { block: true, products: true, intro: false }],
])('%s', (_title, mode, parts) => {
  expect(displayParts(mode, true)).toMatchObject(parts)
})

it('shows the list if the block is missing or the mode is unknown', () => {
  for (const mode of ['PAGE', 'BRAND', 'PRODUCTS_AND_PAGE'])
    expect(displayParts(mode, false)).toMatchObject({ block: false, products: true })
  expect(displayParts('CAROUSEL', true)).toMatchObject({ products: true })
  expect(displayParts(null, true)).toMatchObject({ block: false, products: true })
})
