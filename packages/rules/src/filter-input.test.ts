import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterInput, UnknownFilterType } from './filter-input.ts'
import { formatFilterUrl, parseFilterUrl } from './filter-url.ts'

describe('LIST-18 LIST-19 LIST-20 LIST-21 the input of a filter', () => {
  test.each([
    ['FilterEqualTypeInput', ['red'], { eq: 'red' }],
    ['FilterEqualTypeInput', ['red', 'blue', 'amber'], { in: ['amber', 'blue', 'red'] }],
    ['FilterEqualTypeInput', [], { in: [] }],
  ])('LIST-18 %s of %j', (type, values, expected) => {
    expect(filterInput(type, values)).toEqual(expected)
  })

  test.each([
    ['Name,coat', 'coat'],
    ['Name,coat, lined', 'coat, lined'],
    ['coat', 'coat'],
    ['Name,', ''],
  ])('LIST-19 a match of "%s" uses the part after the comma', (value, match) => {
    expect(filterInput('FilterMatchTypeInput', [value])).toEqual({ match })
  })

  test.each([
    ['20,40', { from: '20', to: '40' }],
    ['20,', { from: '20' }],
    [',40', { to: '40' }],
    ['20_40', { from: '20', to: '40' }],
    ['_40.50', { to: '40.50' }],
    ['', {}],
  ])('LIST-20 a range of "%s" becomes from and to', (value, expected) => {
    expect(filterInput('FilterRangeTypeInput', [value])).toEqual(expected)
  })

  test.each(['FilterTypeInput', '', 'constructor', 'String'])('LIST-21 an unknown input type "%s" throws', (type) => {
    expect(() => filterInput(type, ['x'])).toThrow(UnknownFilterType)
    expect(() => filterInput(type, ['x'])).toThrow(`Unknown filter input type "${type}"`)
    expect(new UnknownFilterType(type).category).toBe('graphql-input')
  })
})

const slugs = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 5,
})
const amounts = fc.option(fc.nat(999_999), { nil: undefined })

function throughAddress(name: string, values: readonly string[]): readonly string[] {
  const address = { path: '/girls', filters: { [name]: values }, query: null, page: 1 }
  const read = parseFilterUrl(formatFilterUrl(address, '.html'), '.html')
  if (!read.isValid) throw new Error(read.reason)
  return read.address.filters[name] ?? []
}

describe('AMB-12 values survive a round trip through the URL', () => {
  test('values in any script', () => {
    fc.assert(
      fc.property(slugs, (values) => {
        expect(filterInput('FilterEqualTypeInput', throughAddress('color', values))).toEqual(
          filterInput('FilterEqualTypeInput', values),
        )
      }),
    )
  })

  test('texts with commas and without', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
        expect(filterInput('FilterMatchTypeInput', throughAddress('name', [`title,${text}`]))).toEqual({ match: text })
      }),
    )
  })

  test('ranges, open or closed', () => {
    fc.assert(
      fc.property(amounts, amounts, (from, to) => {
        fc.pre(from !== undefined || to !== undefined)
        const read = throughAddress('price', [`${from ?? ''}_${to ?? ''}`])
        expect(filterInput('FilterRangeTypeInput', read)).toEqual({
          ...(from === undefined ? {} : { from: String(from) }),
          ...(to === undefined ? {} : { to: String(to) }),
        })
      }),
    )
  })
})
