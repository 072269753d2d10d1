import { describe, expect, it } from 'vitest'
import { lacksSuffix, pathToResolve } from './path-to-resolve.ts'

describe('pathToResolve', () => {
  it.each([
    ['/girls/page:2.html', '/girls.html'],
    ['/girls/color:blue/price:10_20/page:3.html', '/girls.html'],
    ['/girls/page/2', '/girls.html'],
    ['/girls/page:2', '/girls.html'],
    ['/girls/dresses/page/2', '/girls/dresses.html'],
    ['/girls/page/2.html', '/girls.html'],
    ['/girls.html/page/2', '/girls.html'],
  ])('ROUTE-33 resolves %s as %s', (path, expected) => {
    expect(pathToResolve(path, '.html')).toBe(expected)
  })

  it('ROUTE-33 adds no suffix to a path without a filter or page', () => {
    expect(pathToResolve('/about-us', '.html')).toBe('/about-us')
    expect(lacksSuffix('/about-us')).toBe(false)
    expect(lacksSuffix('/girls/page/2')).toBe(true)
    expect(lacksSuffix('/girls/page:2.html')).toBe(false)
  })

  it('AMB-12 is undefined for an invalid filter segment', () => {
    expect(pathToResolve('/girls/:.html')).toBeUndefined()
    expect(pathToResolve('/girls/page:0.html')).toBeUndefined()
  })
})
