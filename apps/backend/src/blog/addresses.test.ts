import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findStore } from '../store/store.ts'
import type { TestShop } from '../testing/testing.ts'
import { blogFeed } from './feed.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { ask, blogShop, now, postIds, postRow, set } from '../testing/testing-blog.ts'

let shop: TestShop
let ids: Record<string, number>
beforeAll(async () => {
  shop = await blogShop(
    postRow('wool', { meta_title: 'Wełna bez strachu', meta_description: 'Pięć zasad', title: 'Wełna & len' }),
    // 23:30 in London is already December in Warsaw.
    postRow('winter', { published_at: '2025-11-30T23:30:00Z', tags: 'winter=zima' }),
    postRow('autumn', { published_at: '2025-11-15T08:00:00Z' }),
    postRow('later', { published_at: '2999-12-24T08:00:00Z' }),
  )
  ids = await postIds(shop)
})
afterAll(() => shop.close())

const route = async (url: string) => {
  const { route: found } = await ask<{ route: Record<string, unknown> | null }>(
    shop,
    `query ($url: String!) { route(url: $url) { type relative_url redirect_code ... on BlogRoute {
      identifier meta_title meta_description post_id category_id tag_id author_id comment_id } } }`,
    { url },
  )
  return found
}
const comment = async (status: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into blog_comment (post_id, nickname, email, body, status, created_at)
    values (${ids['wool']}, 'Ewa', 'ewa@example.com', 'Działa', ${status}, now()) returning id`.execute(
    shop.database.reader,
  )
  return rows[0]?.id ?? 0
}

describe('ROUTE-34 BLOG-01 GQL-02 the addresses of the blog, with meta data', () => {
  it.each([
    ['blog/post/wool', 'POST', { meta_title: 'Wełna bez strachu', meta_description: 'Pięć zasad', identifier: 'wool' }],
    [
      'blog/category/pielegnacja',
      'CATEGORY',
      { meta_title: 'Pielęgnacja', meta_description: 'Pranie, suszenie i naprawy' },
    ],
    ['blog/tag/zima', 'TAG', { meta_title: 'zima', meta_description: null }],
    ['blog/author/agata-gniazdowska', 'AUTHOR', { meta_title: 'Agata Gniazdowska' }],
    ['blog/archive/2025-12', 'ARCHIVE', { meta_title: 'Blog: grudzień 2025', identifier: '2025-12', post_id: null }],
    ['blog', 'BLOG_INDEX', { meta_title: 'Blog' }],
    ['blog/allPosts', 'BLOG_INDEX', { meta_title: 'Blog' }],
  ])('%s is a %s', async (url, type, facts) => {
    expect(await route(url)).toMatchObject({ type, relative_url: url, redirect_code: 0, comment_id: null, ...facts })
  })

  it('a published comment is shown on the page of its post, and no other', async () => {
    const id = await comment('published')
    expect(await route(`blog/comment/${id}`)).toMatchObject({
      type: 'COMMENT',
      relative_url: `blog/comment/${id}`,
      redirect_code: 0,
      post_id: ids['wool'],
      comment_id: id,
      identifier: 'wool',
      meta_title: 'Wełna bez strachu',
    })
    for (const other of [await comment('pending'), await comment('refused'), 999_999])
      expect(await route(`blog/comment/${other}`)).toBeNull()
  })

  it('a comment stays, without an account, when its author deletes the account', async () => {
    const headers = await newCustomer(shop, 'author@example.com')
    const id = await comment('published')
    await sql`
      update blog_comment set customer_id = (select id from customer_customer where email = 'author@example.com')
      where id = ${id}`.execute(shop.database.reader)
    expect(await ask(shop, 'mutation { deleteCustomer }', {}, headers)).toEqual({ deleteCustomer: true })
    expect(await route(`blog/comment/${id}`)).toMatchObject({ type: 'COMMENT' })
  })

  it('the index has the meta data of the settings', async () => {
    await set(shop, { 'blog/index/meta_title': 'Gniazdo', 'blog/index/meta_description': 'Dla rodziców' })
    expect(await route('blog/allPosts')).toMatchObject({ meta_title: 'Gniazdo', meta_description: 'Dla rodziców' })
  })
})

describe('the archive', () => {
  it('lists the months of the store’s time zone, newest first, without posts of the future', async () => {
    const { blogMonths } = await ask<{ blogMonths: object[] }>(shop, '{ blogMonths { month month_url posts_count } }')
    expect(blogMonths).toEqual([
      { month: '2026-11', month_url: 'blog/archive/2026-11', posts_count: 1 },
      { month: '2025-12', month_url: 'blog/archive/2025-12', posts_count: 1 },
      { month: '2025-11', month_url: 'blog/archive/2025-11', posts_count: 1 },
    ])
  })

  it.each([
    ['publish_month: { eq: "2025-12" }', ['winter']],
    ['publish_month: { in: ["2025-11", "2026-11"] }', ['wool', 'autumn']],
    ['publish_time: { from: "2025-11-15T08:00:00Z", to: "2025-12-31" }', ['winter', 'autumn']],
  ])('filters by %s', async (filter, expected) => {
    const { blogPosts } = await ask<{ blogPosts: { items: { identifier: string }[] } }>(
      shop,
      `{ blogPosts(filter: { ${filter} }) { items { identifier } } }`,
    )
    expect(blogPosts.items.map(({ identifier }) => identifier)).toEqual(expected)
  })
})

describe('the feed', () => {
  it('the feed has the published posts, newest first, as valid XML', async () => {
    const store = await findStore(shop.database.reader, 'pl')
    const xml = (store && (await blogFeed(shop.database.reader, store, now))) ?? ''
    expect(xml).toContain('<title>Bocian – Blog</title>')
    expect(xml).toContain('<title>Wełna &amp; len</title>')
    expect(xml).toContain('<description>&lt;p&gt;Krótko&lt;/p&gt;</description>')
    expect([...xml.matchAll(/<guid[^>]*>[^<]*\/blog\/post\/([^<]*)</g)].map(([, key]) => key)).toEqual([
      'wool',
      'winter',
      'autumn',
    ])
  })

  it('there is none where the blog is off, and no comment has an address', async () => {
    await set(shop, { 'blog/general/enabled': false })
    const store = await findStore(shop.database.reader, 'pl')
    expect(store && (await blogFeed(shop.database.reader, store, now))).toBeUndefined()
    expect(await route('blog/comment/1')).toBeNull()
    await set(shop, { 'blog/general/enabled': true })
  })
})
