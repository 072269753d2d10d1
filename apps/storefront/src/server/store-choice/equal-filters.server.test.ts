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

it('SWITCH-09 AMB-11 matches filter values by option id, whatever their names', () => {
  expect(translateFilters({ color: ['niebieski'], cdrl_size: ['98'] }, own, other, true)).toEqual({
    color: ['modra'],
    cdrl_size: ['98'],
  })
  expect(translateFilters({ color: ['11'] }, own, other, true)).toEqual({ color: ['11'] })
})

it('AMB-11 drops unknown values and those that the other store view does not offer', () => {
  expect(translateFilters({ color: ['niebieski', 'zielony'] }, own, other, true)).toEqual({ color: ['modra'] })
  expect(translateFilters({ color: ['zielony', 'nonsense'] }, own, other, true)).toEqual({})
})

it('AMB-11 keeps a price range only if the currency is the same', () => {
  expect(translateFilters({ price: ['10_20'] }, own, other, true)).toEqual({ price: ['10_20'] })
  expect(translateFilters({ price: ['10_20'] }, own, other, false)).toEqual({})
})

it('keeps the value of a boolean filter', () => {
  expect(translateFilters({ on_sale: ['1'] }, own, other, false)).toEqual({ on_sale: ['1'] })
})
