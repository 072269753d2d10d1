import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Resolved } from '#src/platform/url/page-kind.ts'

const requests: unknown[] = []
let response: unknown
vi.mock('#src/platform/graphql/client.ts', () => ({
  query: async (_document: unknown, _variables: unknown, _request: unknown, options: unknown) => {
    requests.push(options)
    if (response instanceof Error) throw response
    return response
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

afterEach(() => requests.splice(0))

describe('SEO data', () => {
  it('SEO-04 is loaded with cache-and-network for products, categories and pages', async () => {
    response = { products: { items: [entity] }, categories: { items: [entity] }, cmsPage: entity }
    await loadSeo('PRODUCT', product, request)
    await loadSeo('CATEGORY', { __typename: 'CategoryTree', uid: 'MQ==' } as unknown as Resolved, request)
    await loadSeo('CMS_PAGE', { __typename: 'CmsPage', identifier: 'about' } as unknown as Resolved, request)
    await loadPageSeo('home', request)
    expect(requests).toEqual(Array.from({ length: 4 }, () => ({ policy: 'cache-and-network' })))
  })

  it('SEO-02 keeps only hreflangs with a URL', async () => {
    response = { products: { items: [entity] } }
    expect(await loadSeo('PRODUCT', product, request)).toEqual({
      robots: 'INDEX, FOLLOW',
      canonical: 'http://shop/coat.html',
      hreflangs: [{ code: 'pl-PL', url: 'http://shop/coat.html' }],
    })
  })

  it('does not fail the page if it cannot be loaded', async () => {
    response = new Error('away')
    expect(await loadSeo('PRODUCT', product, request)).toBeNull()
    expect(await loadPageSeo('home', request)).toBeNull()
  })
})
