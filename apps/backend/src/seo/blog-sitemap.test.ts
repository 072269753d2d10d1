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

it('has nothing of it where the blog is off', async () => {
  await set(shop, { 'blog/general/enabled': false })
  expect(pathsOf(await read())).toEqual([])
  await set(shop, { 'blog/general/enabled': true })
})
