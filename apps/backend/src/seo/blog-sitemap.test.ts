import { afterAll, beforeAll, expect, it } from 'vitest'
import { findStore } from '../store/store.ts'
import { blogShop, postRow, set } from '../testing/testing-blog.ts'
import type { TestShop } from '../testing/testing.ts'
import { sitemapFile } from './sitemap.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await blogShop(
    postRow('wool'),
    postRow('winter', { tags: 'winter=zima' }),
    postRow('wool', { store_view_code: 'cz', url_key: 'vlna' }),
    postRow('later', { published_at: '2999-12-24T08:00:00Z', tags: 'later=potem' }),
  )
})
afterAll(() => shop.close())

const read = async (): Promise<string> => {
  const store = await findStore(shop.database.reader, 'pl')
  return (store && (await sitemapFile(shop.database.reader, store, 1))) ?? ''
}
const pathsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>[^<]*?\/(blog\/[^<]*)</g)].map(([, path = '']) => path)

it('BLOG-01 the sitemap has the index, posts, categories, tags and authors of the blog, with translations of posts', async () => {
  const xml = await read()
  expect(new Set(pathsOf(xml))).toEqual(
    new Set([
      'blog/allPosts',
      'blog/author/agata-gniazdowska',
      'blog/category/pielegnacja',
      'blog/post/winter',
      'blog/post/wool',
      'blog/tag/pranie',
      'blog/tag/zima',
    ]),
  )
  expect(xml).toMatch(/hreflang="cs-CZ" href="[^"]*\/cz\/blog\/post\/vlna"/)
})

it('BLOG-01 a post names its translations in the store views that have a blog', async () => {
  const read = async () => {
    const { data } = await shop.execute<{ blogPosts: { items: { identifier: string; mw_hreflangs: unknown }[] } }>(
      '{ blogPosts { items { identifier mw_hreflangs { items { code url } } } } }',
    )
    return Object.fromEntries((data?.blogPosts.items ?? []).map((post) => [post.identifier, post.mw_hreflangs]))
  }
  const translated = {
    items: ['pl-PL', 'cs-CZ', 'x-default'].map((code) => ({
      code,
      url: expect.stringMatching(code === 'cs-CZ' ? /\/cz\/blog\/post\/vlna$/ : /\/blog\/post\/wool$/) as string,
    })),
  }
  expect(await read()).toEqual({ wool: translated, winter: { items: [] } })
  await set(shop, { 'blog/general/enabled': false }, 2)
  expect(await read()).toMatchObject({ wool: { items: [] } })
  await set(shop, { 'blog/general/enabled': true }, 2)
})

it('has nothing of it where the blog is off', async () => {
  await set(shop, { 'blog/general/enabled': false })
  expect(pathsOf(await read())).toEqual([])
  await set(shop, { 'blog/general/enabled': true })
})
