import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resolved } from '#src/url/page-modules.ts'

const asked: unknown[] = []
let answer: unknown
vi.mock('#src/graphql/client.ts', () => ({
  query: async (_document: unknown, _variables: unknown, _request: unknown, options: unknown) => {
    asked.push(options)
    if (answer instanceof Error) throw answer
    return answer
  },
}))

const { loadPageSeo, loadSeo } = await import('./load-seo.ts')
const request = new Request('http://shop/coat.html')
const product = { __typename: 'SimpleProduct', uid: 'MQ==' } as unknown as Resolved
const entity = {
  meta_robots: 'INDEX, FOLLOW',
  mw_canonical_url: { url: 'http://shop/coat.html' },
  mw_hreflangs: {
    items: [
      { code: 'pl-PL', url: 'http://shop/coat.html' },
      { code: 'x-default', url: null },
    ],
  },
}

afterEach(() => asked.splice(0))

describe('what search engines are told', () => {
  it('SEO-04 is asked for with cache-and-network, for products, categories and pages', async () => {
    answer = { products: { items: [entity] }, categories: { items: [entity] }, cmsPage: entity }
    await loadSeo('PRODUCT', product, request)
    await loadSeo('CATEGORY', { __typename: 'CategoryTree', uid: 'MQ==' } as unknown as Resolved, request)
    await loadSeo('CMS_PAGE', { __typename: 'CmsPage', identifier: 'about' } as unknown as Resolved, request)
    await loadPageSeo('home', request)
    expect(asked).toEqual(Array.from({ length: 4 }, () => ({ policy: 'cache-and-network' })))
  })

  it('SEO-02 keeps the languages that have an address', async () => {
    answer = { products: { items: [entity] } }
    expect(await loadSeo('PRODUCT', product, request)).toEqual({
      robots: 'INDEX, FOLLOW',
      canonical: 'http://shop/coat.html',
      hreflangs: [{ code: 'pl-PL', url: 'http://shop/coat.html' }],
    })
  })

  it('is never a reason for a page to fail', async () => {
    answer = new Error('away')
    expect(await loadSeo('PRODUCT', product, request)).toBeNull()
    expect(await loadPageSeo('home', request)).toBeNull()
  })
})
