import { expect, it } from 'vitest'
import { translateFilters } from './equal-filters.server.ts'

const facets = (options: Record<string, readonly (readonly [value: string, slug: string])[]>) => ({
  aggregations: Object.entries(options).map(([name, own]) => ({
    attribute_code: name,
    options: own.map(([value, slug]) => ({ value, slug })),
  })),
})
const own = facets({
  color: [
    ['11', 'niebieski'],
    ['12', 'zielony'],
  ],
  cdrl_size: [['31', '98']],
})
const other = facets({ color: [['11', 'modra']], cdrl_size: [['31', '98']] })

it('SWITCH-09 AMB-11 a filter is found again by its option, whatever it is called there', () => {
  expect(translateFilters({ color: ['niebieski'], cdrl_size: ['98'] }, own, other, true)).toEqual({
    color: ['modra'],
    cdrl_size: ['98'],
  })
  expect(translateFilters({ color: ['11'] }, own, other, true)).toEqual({ color: ['11'] })
})

it('AMB-11 what the other store does not offer, or nobody knows, is dropped', () => {
  expect(translateFilters({ color: ['niebieski', 'zielony'] }, own, other, true)).toEqual({ color: ['modra'] })
  expect(translateFilters({ color: ['zielony', 'nonsense'] }, own, other, true)).toEqual({})
})

it('AMB-11 a price range stays in its own currency only', () => {
  expect(translateFilters({ price: ['10_20'] }, own, other, true)).toEqual({ price: ['10_20'] })
  expect(translateFilters({ price: ['10_20'] }, own, other, false)).toEqual({})
})

it('a plain yes or no is the same everywhere', () => {
  expect(translateFilters({ on_sale: ['1'] }, own, other, false)).toEqual({ on_sale: ['1'] })
})
