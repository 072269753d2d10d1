import { describe, expect, it } from 'vitest'
import { canonicalUrl, withTracking } from './canonical-url.ts'

const canonical = (path: string): string => canonicalUrl(new URL(path, 'http://shop')).href

describe('the canonical URL', () => {
  it('ignores campaign parameters', () => {
    expect(canonical('/a.html?utm_source=x&gclid=1&q=red&fbclid=2')).toBe('http://shop/a.html?q=red')
  })
  it('is the same for the same parameters in any order', () => {
    expect(canonical('/a?b=2&a=1')).toBe(canonical('/a?a=1&b=2'))
    expect(canonical('/a?a=2')).not.toBe(canonical('/a?a=1'))
  })
  it('keeps its host, however many slashes the path begins with', () => {
    expect(canonical('/.//?a=1#b')).toBe('http://shop//?a=1')
    expect(canonical('/.//elsewhere.example/')).toBe('http://shop//elsewhere.example/')
  })
  it('keeps repeated parameters in their own order', () => {
    expect(canonical('/a?a=2&a=1')).toBe('http://shop/a?a=2&a=1')
  })
})

it('ROUTE-37 a redirect within the shop keeps campaign parameters; one to another site does not', () => {
  const address = new URL('http://shop/old?utm_source=mail&x=1')
  expect(withTracking('/new.html?x=1', address)).toBe('/new.html?x=1&utm_source=mail')
  expect(withTracking('https://elsewhere.example/', address)).toBe('https://elsewhere.example/')
})
