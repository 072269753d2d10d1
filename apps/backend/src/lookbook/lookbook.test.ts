import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveLooks, type LookDraft } from './lookbook.ts'

const [pl, cz] = [1, 2]
const sea: LookDraft = {
  code: 'sea',
  image: 'wysiwyg/sea.svg',
  width: 960,
  height: 960,
  position: 1,
  names: [
    { storeId: pl, name: 'Morze' },
    { storeId: cz, name: 'Moře' },
  ],
  pins: [
    { sku: 'ROLE-S1', left: 480, top: 500, position: 'bottom' },
    { sku: 'ROLE-C1', left: 120, top: 400, position: 'right' },
    { sku: 'GONE', left: 700, top: 300, position: 'left' },
  ],
}
const city: LookDraft = { ...sea, code: 'city', position: 2, names: [{ storeId: pl, name: 'Miasto' }] }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) => saveLooks(tx, [city, sea]))
})
afterAll(() => shop.close())

interface Look {
  id: string
  name: string
  image: string
  pins: { id: string; text: string; left: number; top: number; position: string; imgW: number; imgH: number }[]
  products: { sku: string }[]
}

const look = async (filter: object, store = 'pl') => {
  const query = `query ($filter: LookbookFilterInput!) { getLookbookData(filter: $filter) {
    id name image pins { id text left top position imgW imgH } products { sku } } }`
  return shop.execute<{ getLookbookData: Look | null }>(query, { filter }, { store })
}

describe('looks', () => {
  it('GQL-15 LOOK-01 a look has a picture, a name, and pins with a position and a product', async () => {
    const { data } = await look({ id: { eq: 'sea' } })
    expect(data.getLookbookData).toMatchObject({
      name: 'Morze',
      image: expect.stringMatching(/\/media\/wysiwyg\/sea\.svg$/),
      pins: [
        { text: 'ROLE-C1', left: 120, top: 400, position: 'right', imgW: 960, imgH: 960 },
        { text: 'ROLE-S1', left: 480, top: 500, position: 'bottom', imgW: 960, imgH: 960 },
        { text: 'GONE', left: 700, top: 300, position: 'left', imgW: 960, imgH: 960 },
      ],
    })
  })

  it('GQL-15 returns a look by id, or the first look that contains a product', async () => {
    const { id } = (await look({ id: { eq: 'city' } })).data.getLookbookData ?? {}
    expect((await look({ id: { eq: id } })).data.getLookbookData?.name).toBe('Miasto')
    expect((await look({ sku: { eq: 'ROLE-S1' } })).data.getLookbookData?.name).toBe('Morze')
    expect((await look({ sku: { eq: 'ROLE-S1' } }, 'cz')).data.getLookbookData?.name).toBe('Moře')
  })

  it('GQL-15 returns none for another product, an unknown id or another store view', async () => {
    expect((await look({ sku: { eq: 'ROLE-C2' } })).data.getLookbookData).toBeNull()
    expect((await look({ id: { eq: 'nowhere' } })).data.getLookbookData).toBeNull()
    expect((await look({ id: { eq: 'city' } }, 'cz')).data.getLookbookData).toBeNull()
  })

  it.each([{}, { id: {} }, { sku: { eq: ' ' } }])('GQL-15 rejects the empty filter %j', async (filter) => {
    expect((await look(filter)).errors).toMatchObject([
      { message: '"id" or "sku" of the lookbook should be specified.', extensions: { category: 'graphql-input' } },
    ])
  })

  it('GQL-16 LOOK-05 returns the products of a look that are sold, in the order requested', async () => {
    const query = `query ($skus: [String]!) { getLookbookProducts(skus: $skus) { __typename id uid sku name url_key
      stock_status thumbnail { url } lowest_price { value }
      price_range { minimum_price { final_price { value currency } regular_price { value currency } } } } }`
    const ask = (skus: (string | null)[]) =>
      shop.execute<{ getLookbookProducts: { sku: string }[] | null }>(query, { skus })
    const { data } = await ask(['ROLE-S1', 'GONE', null, 'ROLE-C1', 'ROLE-S1'])
    expect(data.getLookbookProducts?.map(({ sku }) => sku)).toEqual(['ROLE-S1', 'ROLE-C1'])
    expect(data.getLookbookProducts?.[0]).toMatchObject({
      __typename: 'SimpleProduct',
      thumbnail: { url: expect.stringContaining('/media/') },
      price_range: { minimum_price: { final_price: { value: expect.any(Number), currency: 'PLN' } } },
    })
    expect((await look({ id: { eq: 'sea' } })).data.getLookbookData?.products.map(({ sku }) => sku)).toEqual([
      'ROLE-C1',
      'ROLE-S1',
    ])
    await sql`delete from catalogue_listing where sku = 'ROLE-C1' and store_id = ${cz}`.execute(shop.database.reader)
    expect((await look({ id: { eq: 'sea' } }, 'cz')).data.getLookbookData?.products).toEqual([{ sku: 'ROLE-S1' }])
    expect((await ask(Array.from({ length: 101 }, (_, index) => `S${index}`))).errors).toMatchObject([
      { message: 'Maximum "skus" is 100.' },
    ])
  })

  it('LOOK-01 saving a look again replaces its pins', async () => {
    await shop.database.transaction((tx) => saveLooks(tx, [{ ...city, pins: city.pins.slice(0, 1) }]))
    expect((await look({ id: { eq: 'city' } })).data.getLookbookData?.pins).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from lookbook_pin`.execute(
      shop.database.reader,
    )
    expect(rows[0]?.count).toBe(4)
  })
})
