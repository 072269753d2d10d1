import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { importTable } from '../run/import-table.ts'
import type { Complaint, Row } from '../types.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
const now = new Date('2026-11-21T10:00:00Z')

const post = (identifier: string, given: Row = {}): Row => ({
  identifier,
  store_view_code: 'pl',
  title: `Wpis ${identifier}`,
  url_key: identifier,
  short_content: '<p onclick="x()">Krótko</p>',
  content: '<h2>Wełna</h2><script>x()</script><p>Pranie w 30 stopniach</p>',
  author: 'agata=Agata Gniazdowska',
  categories: 'care=Pielęgnacja',
  tags: 'washing=pranie|wool=wełna',
  published_at: '2026-11-01T08:00:00Z',
  ...given,
})

async function load(...rows: Row[]): Promise<{ counts: object; reasons: string[] }> {
  const complaints: Complaint[] = []
  const listener = { complaint: (complaint: Complaint) => complaints.push(complaint) }
  const setup = { now, storeCode: 'pl', pictures: unverifiedPictures, listener }
  const report = await importTable(shop.database, 'blog-posts', numberRows(rows), setup)
  const { created, changed, unchanged, refused } = report
  return { counts: { created, changed, unchanged, refused }, reasons: complaints.map(({ reason }) => reason) }
}

const ask = async <T>(query: string, store = 'pl'): Promise<T> => {
  const { data, errors } = await shop.execute<T>(query, {}, { store })
  expect(errors).toBeUndefined()
  return data
}
interface Posts {
  blogPosts: { total_count: number; total_pages: number; items: { identifier: string }[] }
}
const list = async (args = ''): Promise<string[]> => {
  const { blogPosts } = await ask<Posts>(`{ blogPosts${args} { total_count total_pages items { identifier } } }`)
  return blogPosts.items.map(({ identifier }) => identifier)
}
const numbers = async (): Promise<Record<string, number>> => {
  const { blogCategories, blogTags, blogPosts } = await ask<{
    blogCategories: { items: { identifier: string; category_id: number }[] }
    blogTags: { items: { identifier: string; tag_id: number }[] }
    blogPosts: { items: { identifier: string; post_id: number; author_id: number }[] }
  }>(
    '{ blogCategories { items { identifier category_id } } blogTags { items { identifier tag_id } } blogPosts { items { identifier post_id author_id } } }',
  )
  return Object.fromEntries([
    ...blogCategories.items.map((item) => [item.identifier, item.category_id]),
    ...blogTags.items.map((item) => [item.identifier, item.tag_id]),
    ...blogPosts.items.map((item) => [item.identifier, item.post_id]),
    ['agata', blogPosts.items[0]?.author_id],
  ])
}

beforeAll(async () => {
  shop = await testShop()
  await load(
    post('old', { published_at: '2026-09-01T08:00:00Z', categories: 'guides=Poradniki', tags: '' }),
    post('new', { published_at: '2026-11-10T08:00:00Z' }),
    post('later', { published_at: '2999-12-24T08:00:00Z' }),
    post('hidden', { is_active: '0' }),
    post('new', { store_view_code: 'cz', url_key: 'novy', title: 'Nový' }),
  )
})
afterAll(() => shop.close())

describe('the blog', () => {
  it('PROD-01 lists the posts published in the store, newest first, in pages', async () => {
    expect(await list()).toEqual(['new', 'old'])
    expect(await list('(pageSize: 1, currentPage: 2)')).toEqual(['old'])
    expect(await list('(pageSize: 1, currentPage: 3)')).toEqual([])
    const { blogPosts } = await ask<Posts>(
      '{ blogPosts(pageSize: 1) { total_count total_pages items { identifier } } }',
    )
    expect(blogPosts).toMatchObject({ total_count: 2, total_pages: 2 })
    expect((await ask<Posts>('{ blogPosts { items { identifier } } }', 'de')).blogPosts.items).toEqual([])
  })

  it('filters by category, tag, author and text', async () => {
    const { guides, wool, agata } = await numbers()
    expect(await list(`(filter: { category_id: { eq: "${guides}" } })`)).toEqual(['old'])
    expect(await list(`(filter: { tag_id: { in: ["${wool}"] } })`)).toEqual(['new'])
    expect(await list(`(filter: { author_id: { eq: "${agata}" } })`)).toEqual(['new', 'old'])
    expect(await list('(filter: { search: { like: "%30 STOPNIACH%" } })')).toEqual(['new', 'old'])
    expect(await list('(filter: { search: { like: "script" } })')).toEqual([])
    expect(await list(`(filter: { search: { like: "%' or 1=1 --_" } })`)).toEqual([])
    expect(await list('(filter: { category_id: { eq: "x" } })')).toEqual([])
  })

  it('returns a post with sanitized content, author, categories and tags', async () => {
    const { new: id } = await numbers()
    const fields = 'title content short_content post_url author { name } categories { title } tags { title tag_url }'
    expect(await ask(`{ blogPost(id: "${id}") { ${fields} } }`)).toEqual({
      blogPost: {
        title: 'Wpis new',
        content: '<h2>Wełna</h2><p>Pranie w 30 stopniach</p>',
        short_content: '<p>Krótko</p>',
        post_url: 'blog/post/new',
        author: { name: 'Agata Gniazdowska' },
        categories: [{ title: 'Pielęgnacja' }],
        tags: [
          { title: 'pranie', tag_url: 'blog/tag/pranie' },
          { title: 'wełna', tag_url: 'blog/tag/welna' },
        ],
      },
    })
  })

  it('ROUTE-23 gives posts, categories and tags paths, and a renamed post leaves a 301', async () => {
    const route = (url: string) =>
      ask(
        `{ route(url: "${url}") { type relative_url redirect_code ... on BlogRoute { post_id category_id tag_id } } }`,
      )
    const { old, care, washing } = await numbers()
    const none = { post_id: null, category_id: null, tag_id: null, redirect_code: 0 }
    expect(await route('blog/category/pielegnacja')).toMatchObject({ route: { ...none, category_id: care } })
    expect(await route('blog/tag/pranie')).toMatchObject({ route: { ...none, tag_id: washing } })
    await load(
      post('old', { published_at: '2026-09-01T08:00:00Z', url_key: 'stary', categories: 'guides=Poradniki', tags: '' }),
    )
    expect(await route('blog/post/old')).toMatchObject({
      route: { type: 'POST', relative_url: 'blog/post/stary', redirect_code: 301, post_id: old },
    })
  })

  it('refuses unknown ids and an invalid page size', async () => {
    for (const field of ['blogPost', 'blogCategory', 'blogTag', 'blogAuthor']) {
      const { errors } = await shop.execute(`{ ${field}(id: "99999") { identifier } }`)
      expect(errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
    }
    const { errors } = await shop.execute('{ blogPosts(pageSize: 0) { total_count } }')
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })

  it('reports what an import changed and refused', async () => {
    expect(await load(post('new', { published_at: '2026-11-10T08:00:00Z' }))).toEqual({
      counts: { created: 0, changed: 0, unchanged: 1, refused: 0 },
      reasons: [],
    })
    expect(await load(post('bad', { published_at: 'yesterday' }), post('worse', { tags: '=x' }))).toEqual({
      counts: { created: 0, changed: 0, unchanged: 0, refused: 2 },
      reasons: ['published_at is not a date', 'the tag "=x" has no identifier'],
    })
  })
})
