import { describe, expect, it } from 'vitest'
import { shownAddress } from '#src/platform/url/listing-address.ts'
import { filterOf, sortOf } from './listing-choice.ts'
import { hasUnknownFilter } from '../filters/unknown-filter.ts'

const types = new Map([
  ['color', 'FilterEqualTypeInput'],
  ['name', 'FilterMatchTypeInput'],
  ['price', 'FilterRangeTypeInput'],
  ['near', 'FilterGeoTypeInput'],
])
const filter = (path: string) => filterOf(shownAddress(path), types)

describe('the filter input of a listing', () => {
  it.each([
    ['/girls/color:red.html', { color: { eq: 'red' } }],
    ['/girls/color:red,blue.html', { color: { in: ['blue', 'red'] } }],
    ['/girls/price:20_40.html', { price: { from: '20', to: '40' } }],
    ['/girls/price:_40.html', { price: { to: '40' } }],
    ['/girls/name:coat.html', { name: { match: 'coat' } }],
    ['/girls/name:Name%2Ccoat.html', { name: { match: 'coat' } }],
    ['/girls/nothing:x/constructor:y.html', {}],
  ])('LIST-18 LIST-19 LIST-20 %s', (path, expected) => {
    expect(filter(path)).toEqual(expected)
  })

  it('LIST-21 throws for a filter of an unknown input type', () => {
    expect(() => filter('/girls/near:home.html')).toThrow('Unknown filter input type')
  })
})

const option = (slug: string, value: string) => ({
  __typename: 'AggregationOption' as const,
  label: slug,
  slug,
  value,
  count: 1,
  swatch_value: null,
})
const offered = [
  {
    __typename: 'Aggregation' as const,
    attribute_code: 'color',
    label: 'Colour',
    position: 1,
    options: [option('red', '7')],
  },
]

describe('LIST-17 whether a URL has a filter that the listing does not offer', () => {
  it.each([
    ['/girls.html', false],
    ['/girls/color:red.html', false],
    ['/girls/color:7.html', false],
    ['/girls/price:1_2.html', false],
    ['/girls/on_sale:1.html', false],
    ['/girls/on_sale:maybe.html', true],
    ['/girls/color:ultraviolet.html', true],
    ['/girls/color:red,ultraviolet.html', true],
    ['/girls/shape:round.html', true],
  ])('%s: %s', (path, isUnknown) => {
    expect(hasUnknownFilter(shownAddress(path), offered)).toBe(isUnknown)
  })
})

it.each([
  ['price', { price: 'ASC' }],
  ['price-desc', { price: 'DESC' }],
  ['newest', { newest: 'DESC' }],
  ['colour', null],
  [null, null],
])('the sort order %s', (chosen, expected) => {
  expect(sortOf(chosen)).toEqual(expected)
})
