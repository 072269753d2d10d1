import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { followBannerTimes } from '../catalogue/catalogue.ts'
import { startPages } from '../cms/stored/stored.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

interface Changes {
  listing: number
  content: number
  tags: string[] | null
}

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await httpServer(shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const changes = async (since = ''): Promise<Changes> => (await server.inject(`/page-changes?listing=${since}`)).json()

async function anyProduct(): Promise<{ id: number; category: number }> {
  const { rows } = await sql<{ id: number; category: number }>`
    select product_id as id, category_ids[1] as category from catalogue_listing
    where cardinality(category_ids) > 0 limit 1`.execute(shop.database.reader)
  return rows[0] as { id: number; category: number }
}

describe('the list of changes for page caches', () => {
  it('returns no tags when nothing has changed, and invalidates everything for an unknown version', async () => {
    const first = await changes()
    expect(first.tags).toBeNull()
    expect(await changes(String(first.listing))).toEqual({ ...first, tags: [] })
    expect((await changes('nonsense')).tags).toBeNull()
  })

  it('returns the tags of a changed product and of its listings', async () => {
    const { listing } = await changes()
    const { id, category } = await anyProduct()
    await shop.database.transaction(async (tx) => {
      await sql`update catalogue_listing set name = name || '!', version = nextval('catalogue_listing_version')
        where product_id = ${id}`.execute(tx)
    })
    const after = await changes(String(listing))
    expect(after.tags).toEqual(expect.arrayContaining([`p${id}`, `c${category}`, 'l']))
    expect(after.listing).toBeGreaterThan(listing)
  })

  it.each([
    ['a block', sql`update cms_block set title = title where identifier = 'none'`],
    ['a setting', sql`delete from store_config where path = 'none/at/all'`],
    ['an address', sql`delete from url_rewrite where store_id = 0`],
    ['a store view', sql`update store_view set name = name where id = 1`],
    ['categories and attributes', sql`update catalogue_revision set revision = revision + 1`],
  ])('increments the content version on a change of %s', async (_what, change) => {
    const before = await changes()
    await shop.database.transaction(async (tx) => change.execute(tx))
    expect((await changes()).content).toBe(before.content + 1)
  })
})

it('tags a response only on request', async () => {
  const { id } = await anyProduct()
  const query = '{products(filter:{},pageSize:60){items{sku}}}'
  const url = `/graphql?query=${encodeURIComponent(query)}`
  const tagged = (await server.inject({ url, headers: { 'x-cache-tags': 'wanted' } })).json<{
    extensions: { tags: string[] }
  }>()
  expect(tagged.extensions.tags).toEqual(expect.arrayContaining([`p${id}`, 'l']))
  expect((await server.inject({ url })).json()).not.toHaveProperty('extensions')
})

it('the number of products of a category has the tag of its listing', async () => {
  const { rows } = await sql<{ id: number }>`select id from catalogue_category where level = 2 limit 1`.execute(
    shop.database.reader,
  )
  const id = rows[0]?.id ?? 0
  const tagsOf = async (field: string) => {
    const query = `{categories(filters:{category_uid:{eq:"${btoa(String(id))}"}}){items{uid ${field}}}}`
    const headers = { 'x-cache-tags': 'wanted', store: 'default' }
    const response = await server.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers })
    const { data, extensions } = response.json<{ data: object; extensions: { tags: string[] } }>()
    expect(JSON.stringify(data)).toContain(field)
    return extensions.tags
  }
  expect(await tagsOf('product_count')).toContain(`c${id}`)
  expect(await tagsOf('name')).not.toContain(`c${id}`)
})

it('a response names the products that each of its products depends on, sold or not', async () => {
  const { rows } = await sql<{ id: number; sku: string; colours: number[] }>`
    select product_id as id, sku, array(select json_array_elements_text(document->'links'->'colour')::int) as colours
    from catalogue_listing where store_id = 1 and json_array_length(document->'links'->'colour') > 1 limit 1`.execute(
    shop.database.reader,
  )
  const { id, sku, colours } = rows[0] as (typeof rows)[number]
  const others = colours.filter((colour) => colour !== id)
  await shop.database.transaction(async (tx) => {
    await sql`delete from catalogue_listing where store_id = 1 and product_id = ${others[0]}`.execute(tx)
  })
  const query = `{products(filter:{sku:{eq:"${sku}"}}){items{sku color_siblings{sku}}}}`
  const read = async () =>
    (
      await server.inject({
        url: `/graphql?query=${encodeURIComponent(query)}`,
        headers: { 'x-cache-tags': 'wanted', store: 'default' },
      })
    ).json<{ data: unknown; extensions: { tags: string[]; related: Record<string, number[]> } }>()
  const first = await read()
  expect(first.extensions.related[id]?.toSorted((a, b) => a - b)).toEqual(others.toSorted((a, b) => a - b))
  expect(first.extensions.tags).toEqual(expect.arrayContaining([id, ...others].map((one) => `p${one}`)))
  // The second response takes the products from memory, and is the same.
  expect((await read()).data).toEqual(first.data)
})

it('LIST-10 increments the content version once when a banner starts or ends', async () => {
  await sql`insert into catalogue_grid_banner (code, store_id, category_id, title, url, image_desktop, image_tablet,
      image_mobile, position, valid_from, valid_to)
    select 'weekend', 1, id, 'Weekend', '/', 'a.webp', '', '', 5, '2026-11-21T00:00Z', '2026-11-23T00:00Z'
    from catalogue_category where level > 1 limit 1`.execute(shop.database.reader)
  const turn = followBannerTimes(shop.database, new Date('2026-11-20T23:58:00Z'))
  const countAt = async (time: string) => {
    await turn(new Date(time))
    return (await changes()).content
  }
  const before = (await changes()).content
  expect(await countAt('2026-11-20T23:59:00Z')).toBe(before)
  expect(await countAt('2026-11-21T00:00:00Z')).toBe(before + 1)
  expect(await countAt('2026-11-22T23:59:59Z')).toBe(before + 1)
  expect(await countAt('2026-11-23T00:00:30Z')).toBe(before + 2)
  expect(await countAt('2026-11-23T00:01:30Z')).toBe(before + 2)
})

it('increments the content version once when a page starts', async () => {
  await sql`insert into cms_page (identifier, store_id, url_key, title, is_active, starts_at)
    values ('advent', 1, 'advent', 'Advent', false, '2026-12-01T08:00Z')`.execute(shop.database.reader)
  const before = (await changes()).content
  const isActive = async () =>
    (
      await sql<{ is: boolean }>`select is_active as is from cms_page where identifier = 'advent'`.execute(
        shop.database.reader,
      )
    ).rows[0]?.is
  await startPages(shop.database, new Date('2026-12-01T07:59:59Z'))
  expect([await isActive(), (await changes()).content]).toEqual([false, before])
  await startPages(shop.database, new Date('2026-12-01T08:00:00Z'))
  expect([await isActive(), (await changes()).content]).toEqual([true, before + 1])
  await startPages(shop.database, new Date('2026-12-01T08:01:00Z'))
  expect((await changes()).content).toBe(before + 1)
})
