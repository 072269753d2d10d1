import { describe, expect, it } from 'vitest'
import { resolutionOf, type RouteResult } from './resolution.ts'

const requested = (path: string, prefix = '') => {
  const url = new URL(prefix + path, 'https://shop.example')
  return { store: { prefix }, url, pathInStore: url.pathname.slice(prefix.length) }
}
const resultOf = (route: object): RouteResult =>
  ({ route: { redirect_code: 0, type: null, ...route } }) as unknown as RouteResult
const bare = (target: string, code: number) =>
  resultOf({ __typename: 'RoutableUrl', relative_url: target, redirect_code: code })

describe('resolutionOf', () => {
  it.each([
    ['CategoryTree', 'CATEGORY'],
    ['ConfigurableProduct', 'PRODUCT'],
    ['SimpleProduct', 'PRODUCT'],
    ['GiftCardProduct', 'PRODUCT'],
    ['VirtualProduct', 'PRODUCT'],
    ['CmsPage', 'CMS_PAGE'],
  ])('ROUTE-52 ROUTE-34 shows a %s as %s', (__typename, kind) => {
    expect(resolutionOf(resultOf({ __typename, relative_url: 'a.html' }), requested('/a.html'))).toMatchObject({
      state: 'resolved',
      kind,
    })
  })

  it('ROUTE-52 ROUTE-36 is not found without a route', () => {
    expect(resolutionOf({ route: null }, requested('/nothing.html'))).toEqual({ state: 'not-found' })
  })

  it('ROUTE-52 ROUTE-40 is an error when the resolver fails, not a missing page', () => {
    const failure = new Error('away')
    expect(resolutionOf({ failure }, requested('/a.html'))).toEqual({ state: 'error', cause: failure })
  })

  it.each([301, 302])('ROUTE-37 redirects for code %d to the target in the same store view', (code) => {
    expect(resolutionOf(bare('new.html?b=2&a=1', code), requested('/old.html?a=1', '/cz'))).toEqual({
      state: 'redirect',
      to: '/cz/new.html?b=2&a=1',
      code,
      isDocument: false,
    })
  })

  it('ROUTE-37 keeps filters and page of a moved category', () => {
    const moved = resultOf({ __typename: 'CategoryTree', relative_url: 'new/girls.html', redirect_code: 301 })
    expect(resolutionOf(moved, requested('/girls/color:blue/page:2.html'))).toMatchObject({
      to: '/new/girls/color:blue/page:2.html',
    })
  })

  it('ROUTE-38 loads an absolute target as a new document', () => {
    expect(resolutionOf(bare('https://elsewhere.example/x?y=1', 302), requested('/old.html?a=1', '/cz'))).toEqual({
      state: 'redirect',
      to: 'https://elsewhere.example/x?y=1',
      code: 302,
      isDocument: true,
    })
  })

  it.each([303, 307, 308, 410])('ROUTE-39 treats code %d as not found', (code) => {
    expect(resolutionOf(bare('new.html', code), requested('/old.html'))).toEqual({ state: 'not-found' })
  })

  it.each([
    ['SearchRoute', { query: '100%', relative_url: 'sale-search' }, '/search/query/100%25'],
    ['SearchRoute', { query: 'sleep', relative_url: 'blog/search/sleep' }, '/blog/search/sleep'],
    ['BlogRoute', { type: 'BLOG_INDEX' }, '/blog/allPosts'],
    ['BlogRoute', { type: 'CATEGORY', identifier: 'growing' }, '/blog/category/growing'],
    ['BlogRoute', { type: 'TAG', identifier: 'wool' }, '/blog/tag/wool'],
    ['BlogRoute', { type: 'AUTHOR', identifier: 'anna' }, '/blog/author/anna'],
    ['BlogRoute', { type: 'POST', identifier: 'first-shoes' }, '/blog/post/first-shoes'],
    ['BlogRoute', { type: 'ARCHIVE', identifier: '2026-11' }, '/blog/archive/2026-11'],
  ])('ROUTE-34 redirects a %s %j to its dedicated route %s', (__typename, facts, to) => {
    const found = resultOf({ __typename, relative_url: 'somewhere', ...facts })
    expect(resolutionOf(found, requested('/somewhere', '/cz'))).toMatchObject({ state: 'redirect', to: `/cz${to}` })
  })

  it.each([
    [{ type: 'POST', identifier: 'wool', post_id: 4 }, '/blog/post/wool', 'BLOG_POST'],
    [{ type: 'CATEGORY', identifier: 'care', category_id: 2 }, '/blog/category/care', 'BLOG_LIST'],
    [{ type: 'TAG', identifier: 'wool', tag_id: 3 }, '/blog/tag/wool', 'BLOG_LIST'],
    [{ type: 'AUTHOR', identifier: 'anna', author_id: 1 }, '/blog/author/anna', 'BLOG_LIST'],
    [{ type: 'ARCHIVE', identifier: '2026-11' }, '/blog/archive/2026-11', 'BLOG_LIST'],
    [{ type: 'COMMENT', identifier: 'wool', post_id: 4 }, '/blog/comment/7', 'BLOG_POST'],
  ])('ROUTE-23 ROUTE-34 BLOG-01 shows %j at its own URL', (facts, path, kind) => {
    const found = resultOf({ __typename: 'BlogRoute', relative_url: path.slice(1), ...facts })
    expect(resolutionOf(found, requested(path))).toMatchObject({ state: 'resolved', kind })
  })

  it('never redirects to the requested URL', () => {
    const index = resultOf({ __typename: 'BlogRoute', type: 'BLOG_INDEX', relative_url: 'blog/allPosts' })
    expect(resolutionOf(index, requested('/blog/allPosts'))).toEqual({ state: 'not-found' })
  })

  it('shows a product only at its canonical URL', () => {
    const product = resultOf({ __typename: 'SimpleProduct', relative_url: 'coat.html' })
    expect(resolutionOf(product, requested('/coat/color:blue.html'))).toMatchObject({
      state: 'redirect',
      to: '/coat.html',
    })
    expect(resolutionOf(product, requested('/coat.html'))).toMatchObject({ state: 'resolved' })
    const armenian = resultOf({ __typename: 'SimpleProduct', relative_url: 'վերարկու.html' })
    expect(resolutionOf(armenian, requested('/վերարկու.html', '/am'))).toMatchObject({ state: 'resolved' })
  })
})
