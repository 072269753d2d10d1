import { describe, expect, it } from 'vitest'
import { resolutionOf, type Answer } from './resolution.ts'

const asked = (path: string, prefix = '') => {
  const url = new URL(prefix + path, 'https://shop.example')
  return { store: { prefix }, url, pathInStore: url.pathname.slice(prefix.length) }
}
const answer = (route: object): Answer => ({ route: { redirect_code: 0, type: null, ...route } }) as unknown as Answer
const bare = (target: string, code: number) =>
  answer({ __typename: 'RoutableUrl', relative_url: target, redirect_code: code })

describe('what an address turns out to be', () => {
  it.each([
    ['CategoryTree', 'CATEGORY'],
    ['ConfigurableProduct', 'PRODUCT'],
    ['SimpleProduct', 'PRODUCT'],
    ['GiftCardProduct', 'PRODUCT'],
    ['CmsPage', 'CMS_PAGE'],
  ])('ROUTE-52 ROUTE-34 a %s is shown as %s', (__typename, kind) => {
    expect(resolutionOf(answer({ __typename, relative_url: 'a.html' }), asked('/a.html'))).toMatchObject({
      state: 'resolved',
      kind,
    })
  })

  it('ROUTE-52 ROUTE-36 nothing is not found', () => {
    expect(resolutionOf({ route: null }, asked('/nothing.html'))).toEqual({ state: 'not-found' })
  })

  it('ROUTE-52 ROUTE-40 a resolver that fails is an error, not a missing page', () => {
    const failure = new Error('away')
    expect(resolutionOf({ failure }, asked('/a.html'))).toEqual({ state: 'error', cause: failure })
  })

  it.each([301, 302])('ROUTE-37 code %d leads to the target in the same store view', (code) => {
    expect(resolutionOf(bare('new.html', code), asked('/old.html?a=1', '/cz'))).toEqual({
      state: 'redirect',
      to: '/cz/new.html?a=1',
      code,
      isDocument: false,
    })
  })

  it('ROUTE-37 a moved category keeps filters and page', () => {
    const moved = answer({ __typename: 'CategoryTree', relative_url: 'new/girls.html', redirect_code: 301 })
    expect(resolutionOf(moved, asked('/girls/color:blue/page:2.html'))).toMatchObject({
      to: '/new/girls/color:blue/page:2.html',
    })
  })

  it('ROUTE-38 an absolute target is loaded by the browser as it is', () => {
    expect(resolutionOf(bare('https://elsewhere.example/x?y=1', 302), asked('/old.html?a=1', '/cz'))).toEqual({
      state: 'redirect',
      to: 'https://elsewhere.example/x?y=1',
      code: 302,
      isDocument: true,
    })
  })

  it.each([303, 307, 308, 410])('ROUTE-39 code %d leads nowhere', (code) => {
    expect(resolutionOf(bare('new.html', code), asked('/old.html'))).toEqual({ state: 'not-found' })
  })

  it.each([
    ['SearchRoute', { query: '100%', relative_url: 'sale-search' }, '/search/query/100%25'],
    ['SearchRoute', { query: 'sleep', relative_url: 'blog/search/sleep' }, '/blog/search/sleep'],
    ['BlogRoute', { type: 'BLOG_INDEX' }, '/blog/allPosts'],
    ['BlogRoute', { type: 'CATEGORY', identifier: 'growing' }, '/blog/category/growing'],
    ['BlogRoute', { type: 'TAG', identifier: 'wool' }, '/blog/tag/wool'],
    ['BlogRoute', { type: 'AUTHOR', identifier: 'anna' }, '/blog/author/anna'],
    ['BlogRoute', { type: 'POST', identifier: 'first-shoes' }, '/blog/post/first-shoes'],
    ['BlogRoute', { type: 'COMMENT', identifier: 'first-shoes' }, '/blog/post/first-shoes'],
    ['BlogRoute', { type: 'ARCHIVE', identifier: '2026-11' }, '/blog/allPosts'],
  ])('ROUTE-34 a %s %j has a route of its own at %s', (__typename, facts, to) => {
    const found = answer({ __typename, relative_url: 'somewhere', ...facts })
    expect(resolutionOf(found, asked('/somewhere', '/cz'))).toMatchObject({ state: 'redirect', to: `/cz${to}` })
  })

  it.each([
    [{ type: 'POST', identifier: 'wool', post_id: 4 }, '/blog/post/wool', 'BLOG_POST'],
    [{ type: 'CATEGORY', identifier: 'care', category_id: 2 }, '/blog/category/care', 'BLOG_LIST'],
    [{ type: 'TAG', identifier: 'wool', tag_id: 3 }, '/blog/tag/wool', 'BLOG_LIST'],
    [{ type: 'AUTHOR', identifier: 'anna', author_id: 1 }, '/blog/author/anna', 'BLOG_LIST'],
  ])('ROUTE-23 shows %j at its own address', (facts, path, kind) => {
    const found = answer({ __typename: 'BlogRoute', relative_url: path.slice(1), ...facts })
    expect(resolutionOf(found, asked(path))).toMatchObject({ state: 'resolved', kind })
  })

  it('never leads to the address that was asked for', () => {
    const index = answer({ __typename: 'BlogRoute', type: 'BLOG_INDEX', relative_url: 'blog/allPosts' })
    expect(resolutionOf(index, asked('/blog/allPosts'))).toEqual({ state: 'not-found' })
  })

  it('shows a product under its one address only', () => {
    const product = answer({ __typename: 'SimpleProduct', relative_url: 'coat.html' })
    expect(resolutionOf(product, asked('/coat/color:blue.html'))).toMatchObject({ state: 'redirect', to: '/coat.html' })
    expect(resolutionOf(product, asked('/coat.html'))).toMatchObject({ state: 'resolved' })
    const armenian = answer({ __typename: 'SimpleProduct', relative_url: 'վերարկու.html' })
    expect(resolutionOf(armenian, asked('/վերարկու.html', '/am'))).toMatchObject({ state: 'resolved' })
  })
})
