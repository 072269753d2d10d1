import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../testing/testing.ts'
import { saveViews, ViewCounter } from './count-views.ts'
import { ask, blogShop, postIds, postRow } from '../testing/testing-blog.ts'

const morning = new Date('2026-11-21T06:00:00Z')
const tomorrow = new Date('2026-11-22T00:00:00Z')

describe('the counter of views', () => {
  it('counts each reader of a post once a day', () => {
    const counter = new ViewCounter()
    expect(counter.note(1, 'a', morning)).toBe(true)
    expect(counter.note(1, 'a', morning)).toBe(false)
    expect(counter.note(1, 'b', morning)).toBe(true)
    expect(counter.note(2, 'a', morning)).toBe(true)
    expect(counter.note(1, 'a', tomorrow)).toBe(true)
    expect([...counter.take()]).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect([...counter.take()]).toEqual([])
  })

  it('keeps views that could not be stored', () => {
    const counter = new ViewCounter()
    counter.note(1, 'a', morning)
    const views = counter.take()
    counter.note(1, 'b', morning)
    counter.putBack(views)
    expect([...counter.take()]).toEqual([[1, 2]])
  })
})

describe('BLOG-03 the posts that are read most', () => {
  let shop: TestShop
  let ids: Record<string, number>
  beforeAll(async () => {
    shop = await blogShop(
      postRow('one', { published_at: '2026-11-03T08:00:00Z' }),
      postRow('two', { published_at: '2026-11-02T08:00:00Z' }),
      postRow('three', { published_at: '2026-11-01T08:00:00Z' }),
    )
    ids = await postIds(shop)
  })
  afterAll(() => shop.close())

  const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' }
  const view = async (post: string, headers: Record<string, string>): Promise<void> => {
    const mutation = 'mutation ($id: Int!) { countBlogView(post_id: $id) { success } }'
    const data = await ask(shop, mutation, { id: ids[post] }, headers)
    expect(data).toEqual({ countBlogView: { success: true } })
  }
  const popular = async () => {
    const { blogPosts } = await ask<{ blogPosts: { items: { identifier: string; views_count: number }[] } }>(
      shop,
      '{ blogPosts(sortFiled: "views_count", pageSize: 2) { items { identifier views_count } } }',
    )
    return blogPosts.items
  }

  it('come first, with as many as asked for; programs and repeated visits do not count', async () => {
    expect((await popular()).map(({ identifier }) => identifier)).toEqual(['one', 'two'])
    const from = (last: number) => ({ ...browser, 'x-test-address': `203.0.113.${last}` })
    await view('three', from(1))
    await view('three', from(2))
    await view('two', from(1))
    await view('three', from(1))
    await view('one', { ...from(3), 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await view('one', { ...from(3), 'user-agent': '' })
    await view('one', browser)
    expect((await popular())[0]?.views_count).toBe(0)
    await saveViews(shop.database)
    expect(await popular()).toEqual([
      { identifier: 'three', views_count: 2 },
      { identifier: 'two', views_count: 1 },
    ])
    await saveViews(shop.database)
    expect((await popular())[0]?.views_count).toBe(2)
  })

  it('nothing about readers is stored, and pages stay cached', async () => {
    const { contentRevision } = await import('#src/platform/content-revision.ts')
    const before = await contentRevision(shop.database.reader)
    await view('one', { ...browser, 'x-test-address': '203.0.113.9' })
    await saveViews(shop.database)
    expect(await contentRevision(shop.database.reader)).toBe(before)
    const rows = await shop.database.reader.selectFrom('blog_post_view').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['post_id', 'views'])
  })

  it('refuses a post that does not exist', async () => {
    const { errors } = await shop.execute('mutation { countBlogView(post_id: 99999) { success } }')
    expect(errors).toMatchObject([{ extensions: { code: 'BLOG_POST_NOT_FOUND' } }])
  })
})

describe('related posts and products', () => {
  it('are those that the author names; otherwise posts with the same topics', async () => {
    const shop = await blogShop(
      postRow('one', { related_posts: 'three|gone', related_products: 'ROLE-C1 | ROLE-C2' }),
      postRow('two', { categories: 'other=Inne', tags: 'sizes=rozmiary' }),
      postRow('three'),
    )
    const ids = await postIds(shop)
    const read = async (id: number | undefined) =>
      (
        await ask<{ blogPost: { related_posts: { identifier: string }[]; related_products: string[] } }>(
          shop,
          'query ($id: String) { blogPost(id: $id) { related_posts { identifier } related_products } }',
          { id: String(id) },
        )
      ).blogPost
    expect(await read(ids['one'])).toEqual({
      related_posts: [{ identifier: 'three' }],
      related_products: ['ROLE-C1', 'ROLE-C2'],
    })
    expect(await read(ids['two'])).toEqual({ related_posts: [], related_products: [] })
    expect(await read(ids['three'])).toMatchObject({ related_posts: [{ identifier: 'one' }] })
    const { products } = await ask<{ products: { items: { id: number }[] } }>(
      shop,
      '{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { id } } }',
    )
    const { blogPosts } = await ask<{ blogPosts: { items: object[] } }>(
      shop,
      `{ blogPosts(filter: { relatedproduct_id: { eq: "${products.items[0]?.id}" } }) { items { identifier } } }`,
    )
    expect(blogPosts.items).toEqual([{ identifier: 'one' }])
    await shop.close()
  })

  it('those of a product are the newest published posts of the store view that name its SKU', async () => {
    const about = { related_products: 'ROLE-C2|ROLE-C1' }
    const shop = await blogShop(
      postRow('older', { ...about, published_at: '2026-10-01T08:00:00Z' }),
      postRow('newer', about),
      postRow('other', { related_products: 'ROLE-C11' }),
      postRow('hidden', { ...about, is_active: '0' }),
      postRow('later', { ...about, published_at: '2126-11-01T08:00:00Z' }),
      postRow('german', { ...about, store_view_code: 'de' }),
    )
    const postsOf = async (sku: string, store: string) => {
      const query = `query ($sku: String) {
        blogPosts(filter: { relatedproduct_sku: { eq: $sku } }, pageSize: 3) { items { identifier } }
      }`
      const data = await ask<{ blogPosts: { items: { identifier: string }[] } }>(shop, query, { sku }, { store })
      return data.blogPosts.items.map(({ identifier }) => identifier)
    }
    expect(await postsOf('ROLE-C1', 'pl')).toEqual(['newer', 'older'])
    expect(await postsOf('ROLE-C1', 'de')).toEqual(['german'])
    expect(await postsOf('', 'pl')).toEqual([])
    await shop.close()
  })
})
