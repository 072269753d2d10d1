import { signPreviewKey } from '@bocian/service/preview-key.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePosts } from '../blog/blog.ts'
import { savePages } from '../cms/cms.ts'
import { saveRewrites } from '../url/url.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

const secret = 'a-long-text-of-our-services'
const inOneHour = new Date(Date.now() + 3_600_000)
const keyOf = (at?: string, expires = inOneHour) =>
  signPreviewKey(secret, { expires, at: at === undefined ? undefined : new Date(at), offset: 0 })

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop()
  server = await httpServer(shop.database, { INTERNAL_SECRET: secret })
  const page = {
    storeId: 1,
    contentHeading: '',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    metaRobots: '',
    pageLayout: '1column',
  }
  const post = {
    storeId: 1,
    shortContent: '',
    content: '',
    image: '',
    metaTitle: '',
    metaDescription: '',
    related: [],
    productSkus: [],
    author: undefined,
    terms: [],
  }
  await shop.database.transaction(async (tx) => {
    const [draft] = await savePages(
      tx,
      [{ ...page, identifier: 'spring', urlKey: 'wiosna', title: 'Wiosna', content: '', isActive: false }],
      new Date(),
    )
    await saveRewrites(tx, [{ storeId: 1, entity: 'page', entityId: draft?.id ?? 0, path: 'wiosna' }])
    const advent = { identifier: 'advent', urlKey: 'advent', title: 'Advent', content: '', isActive: false }
    await savePages(tx, [{ ...page, ...advent, startsAt: new Date('2090-12-01T08:00:00Z') }], new Date())
    const posts = [
      { ...post, identifier: 'out', urlKey: 'out', title: 'Out', publishedAt: '2020-01-01T00:00:00Z', isActive: true },
      {
        ...post,
        identifier: 'draft',
        urlKey: 'draft',
        title: 'Draft',
        publishedAt: '2020-01-02T00:00:00Z',
        isActive: false,
      },
      {
        ...post,
        identifier: 'xmas',
        urlKey: 'xmas',
        title: 'Xmas',
        publishedAt: '2090-12-24T08:00:00Z',
        isActive: true,
      },
    ]
    await savePosts(tx, posts, new Date())
  })
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

async function get(query: string, key?: string) {
  const response = await server.inject({
    url: `/graphql?query=${encodeURIComponent(query)}`,
    headers: { store: 'pl', ...(key === undefined ? {} : { 'x-shop-preview': key }) },
  })
  return {
    ...response.json<{ data: Record<string, unknown> | null; errors?: { message: string; extensions: object }[] }>(),
    caching: response.headers['cache-control'],
  }
}

const titles = async (key?: string) => {
  const { data } = await get('{ blogPosts { items { title } } }', key)
  return (data?.['blogPosts'] as { items: { title: string }[] } | undefined)?.items.map(({ title }) => title)
}

describe('a preview', () => {
  it('shows a draft of a page, which nobody else sees', async () => {
    const query = '{ cmsPage(identifier: "spring") { title } route(url: "wiosna") { relative_url } }'
    expect((await get(query, keyOf())).data).toEqual({
      cmsPage: { title: 'Wiosna' },
      route: { relative_url: 'wiosna' },
    })
    expect((await get(query)).data).toEqual({ cmsPage: null, route: null })
  })

  it('shows posts that are drafts or come later, or those of a moment', async () => {
    expect(await titles()).toEqual(['Out'])
    expect(await titles(keyOf())).toEqual(['Xmas', 'Draft', 'Out'])
    expect(await titles(keyOf('2090-12-24T07:59:00Z'))).toEqual(['Draft', 'Out'])
    expect(await titles(keyOf('2090-12-24T08:00:00Z'))).toEqual(['Xmas', 'Draft', 'Out'])
  })

  it('shows a page that starts later at its time only', async () => {
    const query = '{ cmsPage(identifier: "advent") { title } }'
    expect((await get(query)).data).toEqual({ cmsPage: null })
    expect((await get(query, keyOf('2090-12-01T07:59:00Z'))).data).toEqual({ cmsPage: null })
    expect((await get(query, keyOf('2090-12-01T08:00:00Z'))).data).toEqual({ cmsPage: { title: 'Advent' } })
    expect((await get(query, keyOf())).data).toEqual({ cmsPage: { title: 'Advent' } })
  })

  it('is never cached', async () => {
    expect((await get('{ storeConfig { store_code } }')).caching).toMatch(/^public/)
    expect((await get('{ storeConfig { store_code } }', keyOf())).caching).toBe('no-store')
  })

  it('changes and orders nothing', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { store: 'pl', 'x-shop-preview': keyOf() },
      payload: { query: 'mutation { createEmptyCart }' },
    })
    expect(response.json()).toMatchObject({
      errors: [
        {
          message: 'This is a preview, in which nothing can be ordered or changed.',
          extensions: { category: 'graphql-authorization', code: 'PREVIEW_READ_ONLY' },
        },
      ],
    })
  })

  it.each([
    ['forged', () => signPreviewKey('another-long-text-of-services', { expires: inOneHour, at: undefined, offset: 0 })],
    ['expired', () => keyOf(undefined, new Date(Date.now() - 1_000))],
    ['empty', () => ''],
  ])('is refused when its key is %s', async (_, key) => {
    const { data, errors, caching } = await get('{ cmsPage(identifier: "spring") { title } }', key())
    expect({ data, errors, caching }).toMatchObject({
      data: null,
      errors: [
        {
          message: 'The link of this preview is no longer valid. Ask for a new one.',
          extensions: { code: 'PREVIEW_EXPIRED' },
        },
      ],
      caching: 'no-store',
    })
  })
})
