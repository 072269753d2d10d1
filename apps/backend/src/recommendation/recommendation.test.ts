import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction(async (tx) => {
    await sql`insert into catalogue_attribute (code, input, label) values ('cdrl_product_collection', 'select', 'Collection')`.execute(
      tx,
    )
    await sql`insert into catalogue_attribute_option (attribute_id, value, slug)
      select id, 'North sea', 'north-sea' from catalogue_attribute where code = 'cdrl_product_collection'`.execute(tx)
    await sql`insert into catalogue_product_option (product_id, option_id)
      select p.id, o.id from catalogue_product p, catalogue_attribute_option o
      where o.slug = 'north-sea' and p.sku in ('ROLE-C1', 'ROLE-C2', 'ROLE-L2')`.execute(tx)
    await sql`update catalogue_listing l set stocked_option_ids = stocked_option_ids || o.id
      from catalogue_attribute_option o
      where o.slug = 'north-sea' and l.sku in ('ROLE-C1', 'ROLE-C2', 'ROLE-L2')`.execute(tx)
  })
  // Two orders contain the socks and the blanket, one the socks and the dress.
  await order(['ROLE-PLENTY', 'ROLE-SCARCE'])
  await order(['ROLE-PLENTY', 'ROLE-SCARCE'])
  await order(['ROLE-PLENTY', 'ROLE-S1'])
})
afterAll(() => shop.close())
afterEach(() => void vi.useRealTimers())

const client = () => new CartClient(shop)

async function cartWith(skus: string[]): Promise<string> {
  const id = await client().newCart()
  const items = skus.map((sku) => ({ sku, quantity: 1 }))
  expect((await client().add(id, items)).data.addProductsToCart.user_errors).toEqual([])
  return id
}

async function order(skus: string[]): Promise<void> {
  const id = await cartWith(skus)
  await client().makeReady(id)
  await client().place(id)
}

interface Frame {
  title: string
  position: number
  items: { sku: string; product_url: string }[]
}

const fields = `title position items { sku name image_url product_url currency_code final_price regular_price
  lowest_price }`
const query = `query GetSyneriseRecommendations($clientUuid: String!, $localization: String!, $sku: String, $size: String,
  $listingUrl: String, $cartId: String) {
  getSyneriseRecommendations(clientUuid: $clientUuid, localization: $localization, sku: $sku, size: $size,
    listingUrl: $listingUrl, cartId: $cartId) { ${fields} } }`
const ask = (given: Record<string, string>, store = 'pl') =>
  shop.execute<{ getSyneriseRecommendations: Frame[] | null }>(
    query,
    { clientUuid: 'anonymous', localization: 'pl_PL', ...given },
    { store },
  )
const framesFor = async (given: Record<string, string>, store?: string) => {
  const { data, errors } = await ask(given, store)
  expect(errors).toBeUndefined()
  return data.getSyneriseRecommendations ?? []
}
const skusIn = (frames: Frame[], title: string) =>
  frames.find((frame) => frame.title === title)?.items.map(({ sku }) => sku)

describe('recommendations', () => {
  it('GQL-17 AMB-60 recommends for a product what was bought together with it, most frequent first', async () => {
    const frames = await framesFor({ sku: 'ROLE-PLENTY' })
    expect(frames[0]?.position).toBe(1)
    expect(skusIn(frames, 'Często kupowane razem')).toEqual(['ROLE-SCARCE', 'ROLE-S1'])
    expect(frames[0]?.items[0]).toEqual({
      sku: 'ROLE-SCARCE',
      name: 'Koc Zorza',
      image_url: expect.stringContaining('/media/'),
      product_url: expect.stringMatching(/^https?:\/\/[^/]+\/koc-zorza\.html$/),
      currency_code: 'PLN',
      final_price: 90,
      regular_price: 90,
      lowest_price: null,
    })
  })

  it('PDP-15 a size limits the collection to what is in stock in that size', async () => {
    expect(skusIn(await framesFor({ sku: 'ROLE-C1' }), 'Z\u00A0tej samej kolekcji')).toEqual(
      expect.arrayContaining(['ROLE-C2', 'ROLE-L2']),
    )
    const { rows } = await sql<{ value: string }>`
      select o.value from catalogue_listing l join catalogue_attribute_option o on o.id = any(l.stocked_option_ids)
      join catalogue_attribute a on a.id = o.attribute_id
      where l.store_id = 1 and l.sku = 'ROLE-C2' and a.code = 'cdrl_size' limit 1`.execute(shop.database.reader)
    const size = rows[0]?.value ?? ''
    expect(skusIn(await framesFor({ sku: 'ROLE-C1', size }), 'Z\u00A0tej samej kolekcji')).toEqual(['ROLE-C2'])
    expect(skusIn(await framesFor({ sku: 'ROLE-C1', size: 'no such' }), 'Z\u00A0tej samej kolekcji')).toContain(
      'ROLE-L2',
    )
  })

  it('GQL-17 adds products of the same category, without repeating any', async () => {
    const frames = await framesFor({ sku: 'ROLE-C1' })
    const skus = frames.flatMap(({ items }) => items.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(skus.length)
    expect(frames.map(({ position }) => position)).toEqual(frames.map((_, index) => index + 1))
    expect(skusIn(frames, 'Podobne produkty')?.length).toBeGreaterThan(0)
    expect(skus).not.toContain('ROLE-C1')
    expect(skus).not.toContain('ROLE-C1-BIS')
    expect(skus).not.toContain('ROLE-S0')
  })

  it('GQL-17 treats a variant like its product', async () => {
    expect(await framesFor({ sku: 'ROLE-C1-98' })).toEqual(await framesFor({ sku: 'ROLE-C1' }))
    expect(await framesFor({ sku: 'NOWHERE' })).toEqual([])
  })

  it('GQL-17 recommends for a cart what was bought together with its products, but not these', async () => {
    const frames = await framesFor({ cartId: await cartWith(['ROLE-SCARCE', 'ROLE-S1']) })
    expect(skusIn(frames, 'Często kupowane razem')).toEqual(['ROLE-PLENTY'])
    const skus = frames.flatMap(({ items }) => items.map(({ sku }) => sku))
    expect(skus).not.toContain('ROLE-SCARCE')
    expect(new Set(skus).size).toBe(skus.length)
  })

  it('GQL-17 rejects another caller’s cart', async () => {
    const { data, errors } = await ask({ cartId: 'x'.repeat(32) })
    expect(data.getSyneriseRecommendations).toBeNull()
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
  })

  it('GQL-17 recommends for a listing the bestsellers of its category', async () => {
    const frames = await framesFor({ listingUrl: 'shop.example/dziewczynka/ubrania/color:red.html' })
    expect(frames.map(({ title }) => title)).toEqual(['Najchętniej kupowane'])
    expect(frames[0]?.items[0]?.sku).toBe('ROLE-PLENTY')
    const cards = await framesFor({ listingUrl: 'shop.example/gift-cards.html' })
    expect(cards).toEqual([])
  })

  it('GQL-17 returns titles in the language of the store view, and its URLs', async () => {
    const [first] = await framesFor({ sku: 'ROLE-PLENTY' }, 'cz')
    expect(first?.title).toBe('Často kupované společně')
    expect(first?.items[0]?.product_url).toContain('/cz/')
  })

  it('GQL-17 without input returns the store’s bestsellers, the same for every caller', async () => {
    const popular = await framesFor({})
    expect(popular[0]?.items[0]?.sku).toBe('ROLE-PLENTY')
    expect(await framesFor({ clientUuid: 'somebody' })).toEqual(popular)
  })

  it('GQL-17 rejects a visitor’s id that is none, and has the titles of the store view in whatever localization', async () => {
    expect((await ask({ clientUuid: '<script>' })).errors).toMatchObject([
      { extensions: { code: 'CLIENT_UUID_INVALID' } },
    ])
    expect(await framesFor({ localization: 'de_DE' })).toEqual(await framesFor({}))
  })

  it('GQL-17 counts what was sold once in ten minutes, not at each request', async () => {
    const first = async () => (await framesFor({}))[0]?.items[0]?.sku
    expect(await first()).toBe('ROLE-PLENTY')
    await sql`update order_item set quantity = 50 where sku = 'ROLE-S1'`.execute(shop.database.reader)
    expect(await first()).toBe('ROLE-PLENTY')
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
    expect(await first()).toBe('ROLE-S1')
  })

  it('GQL-17 rejects a text that is too long with a message', async () => {
    expect((await ask({ listingUrl: 'x'.repeat(3000) })).errors).toMatchObject([
      { extensions: { category: 'graphql-input' } },
    ])
  })
})
