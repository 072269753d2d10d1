import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFilterUrl, parseFilterUrl, type FilterUrl } from './filter-url.ts'

function parsed(pathname: string, suffix = '.html'): FilterUrl {
  const result = parseFilterUrl(pathname, suffix)
  if (!result.isValid) throw new Error(result.reason)
  return result.address
}

describe('parsing a URL', () => {
  test('LIST-01 reads filters from path segments attribute:value1,value2', () => {
    expect(parsed('/girls/dresses/color:red,blue/cdrl_size:104.html')).toEqual({
      path: '/girls/dresses',
      filters: { color: ['blue', 'red'], cdrl_size: ['104'] },
      query: null,
      page: 1,
    })
  })

  test('LIST-02 reads a price range from_to, open on either side', () => {
    expect(parsed('/girls/price:20_39.99.html').filters['price']).toEqual(['20_39.99'])
    expect(parsed('/girls/price:20_.html').filters['price']).toEqual(['20_'])
    expect(parsed('/girls/price:_20.html').filters['price']).toEqual(['_20'])
  })

  test('LIST-03 does not treat query and page as filters', () => {
    const address = parsed('/search/color:red/query:rain%20coat/page:3.html')
    expect(address).toEqual({ path: '/search', filters: { color: ['red'] }, query: 'rain coat', page: 3 })
  })

  test('accepts the older /page/2, but not as canonical', () => {
    const result = parseFilterUrl('/girls/page/2.html', '.html')
    expect(result).toMatchObject({ isValid: true, isCanonical: false, address: { path: '/girls', page: 2 } })
  })

  test.each([
    ['/girls/color:blue,red.html', true],
    ['/girls/color:red,blue.html', false],
    ['/girls/cdrl_size:98/color:red.html', true],
    ['/girls/color:red/cdrl_size:98.html', false],
    ['/girls/page:1.html', false],
    ['/girls.html', true],
    ['/girls', false],
  ])('AMB-12 %s is canonical: %s', (pathname, isCanonical) => {
    expect(parseFilterUrl(pathname, '.html')).toMatchObject({ isValid: true, isCanonical })
  })

  test.each([
    '/girls/color:.html',
    '/girls/color:red,,blue.html',
    '/girls/:red.html',
    '/girls/price:a_b.html',
    '/girls/price:_.html',
    '/girls/price:1_2,3_4.html',
    '/girls/page:0.html',
    '/girls/page:1e3.html',
    '/girls/page:2/page:3.html',
    '/girls/color:red/color:blue.html',
    '/girls/color:%E0%A4%A.html',
    '/girls/color:red/dresses.html',
    '/girls/__proto__:x.html',
  ])('%s is not a filter URL', (pathname) => {
    expect(parseFilterUrl(pathname, '.html').isValid).toBe(false)
  })
})

const names = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/).filter((name) => !['page', 'query', 'price'].includes(name))
const values = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 4,
})
const addresses = fc.record({
  path: fc
    .array(
      fc.stringMatching(/^[a-z0-9-]{1,10}$/).filter((part) => part !== 'page'),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => `/${parts.join('/')}`),
  filters: fc.dictionary(names, values, { maxKeys: 4, noNullPrototype: true }),
  query: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })),
  page: fc.integer({ min: 1, max: 999_999 }),
})

describe('properties', () => {
  test('formatting and parsing returns the same value, and the result is canonical', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom('', '.html', '.htm'), (address, suffix) => {
        const url = formatFilterUrl(address, suffix)
        const result = parseFilterUrl(url, suffix)
        expect(result).toMatchObject({ isValid: true, isCanonical: true })
        expect(formatFilterUrl(result.isValid ? result.address : address, suffix)).toBe(url)
        expect(result.isValid && result.address.query).toBe(address.query)
      }),
    )
  })

  test('the order of attributes and values does not matter', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const turned = Object.entries(address.filters).map(([name, list]) => [name, list.toReversed()] as const)
        const other = { ...address, filters: Object.fromEntries(turned.toReversed()) }
        expect(formatFilterUrl(other, '.html')).toBe(formatFilterUrl(address, '.html'))
      }),
    )
  })

  test('parsing never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const result = parseFilterUrl(text, '.html')
        expect(typeof result.isValid).toBe('boolean')
      }),
    )
  })
})
