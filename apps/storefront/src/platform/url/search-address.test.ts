import { describe, expect, it } from 'vitest'
import { readSearchAddress, searchPath } from './search-address.ts'

describe('search URLs', () => {
  it('ROUTE-02 is below /search/query', () => {
    expect(searchPath('coat')).toBe('/search/query/coat')
  })

  it('ROUTE-03 AMB-13 escapes the percent sign', () => {
    expect(searchPath('100%')).toBe('/search/query/100%25')
  })

  it.each([
    '100%',
    '100%25',
    'a/b',
    'a:b',
    'page',
    'query',
    'coat.html',
    'dětský kabát',
    'վերարկու',
    'a?b#c',
    "o'clock",
    '50% off, red',
  ])("ROUTE-03 '%s' round-trips", (query) => {
    const read = readSearchAddress(searchPath(query))
    expect(read?.query).toBe(query)
    expect(read?.canonical).toBe(searchPath(query))
  })

  it.each([
    ['/search/coat', '/search/query/coat'],
    ['/search/100%', '/search/query/100%25'],
    ['/search/coat/color:blue/page:2', '/search/query/coat/color:blue/page:2'],
    ['/search/query/coat/page:1', '/search/query/coat'],
    ['/search/query/coat/page/2', '/search/query/coat/page:2'],
    ['/search/query/coat/', '/search/query/coat'],
    ['/search/query/a:b', '/search/query/a%3Ab'],
  ])('AMB-13 %s is replaced by %s', (path, canonical) => {
    expect(readSearchAddress(path)?.canonical).toBe(canonical)
  })

  it('AMB-13 supports filters and pages like a category', () => {
    expect(readSearchAddress('/search/query/coat.html/color:blue,red/page:2')).toMatchObject({
      query: 'coat.html',
      address: { filters: { color: ['blue', 'red'] }, page: 2, suffix: '' },
    })
  })

  it.each(['/search', '/search/', '/search/query', '/search/query/', '/search/query/%20', '/search/query/coat/:'])(
    '%s is not a search',
    (path) => expect(readSearchAddress(path)).toBeUndefined(),
  )
})
