import { describe, expect, it } from 'vitest'
import { scrollPlan } from './scroll-plan.ts'

const at = (path: string, state: unknown = null) => {
  const { pathname, search, hash } = new URL(path, 'https://shop.example')
  return { pathname, search, hash, state }
}

describe('scrollPlan', () => {
  it.each(['PUSH', 'REPLACE'] as const)('ROUTE-45 scrolls to the top of a new page after a %s', (type) => {
    expect(scrollPlan(at('/girls.html'), at('/coat.html'), type)).toBe('page')
  })

  it('ROUTE-45 leaves back and forward to the browser', () => {
    expect(scrollPlan(at('/coat.html'), at('/girls.html'), 'POP')).toBe('none')
  })

  it.each([
    ['a filter', '/girls.html', '/girls/color:blue.html'],
    ['another filter', '/girls/color:blue.html', '/girls/color:blue,red.html'],
    ['a page', '/girls/color:blue.html', '/girls/color:blue/page:2.html'],
    ['a sort order', '/girls.html', '/girls.html?sort=price'],
  ])('AMB-45 scrolls to the top of the list for %s', (_what, from, to) => {
    expect(scrollPlan(at(from), at(to), 'PUSH')).toBe('list')
  })

  it('scrolls to the place that a fragment names', () => {
    expect(scrollPlan(at('/girls.html'), at('/size-guide.html#shoes'), 'PUSH')).toBe('place')
    expect(scrollPlan(at('/size-guide.html'), at('/size-guide.html#shoes'), 'POP')).toBe('none')
  })

  it('does not scroll for a choice within the page', () => {
    expect(scrollPlan(at('/coat-red.html'), at('/coat-blue.html', { keepPlace: true }), 'PUSH')).toBe('none')
    expect(scrollPlan(at('/girls.html'), at('/girls.html'), 'REPLACE')).toBe('none')
  })
})
