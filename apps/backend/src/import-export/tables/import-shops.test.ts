import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importTable } from '../run/import-table.ts'
import type { TableKind } from '../run/table-kinds.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { numberRows } from '../demo/import-demo.ts'
import { contentRevision } from '#src/platform/content-revision.ts'
import { sitemapFile } from '#src/seo/sitemap.ts'
import { eventHandlers, findStore } from '#src/store/store.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
const now = new Date()
const hoursAgo = (hours: number): string =>
  new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

async function load(kind: TableKind, rows: Record<string, string>[]) {
  const complaints: string[] = []
  const report = await importTable(shop.database, kind, numberRows(rows), {
    now,
    storeCode: 'pl',
    pictures: unverifiedPictures,
    listener: { complaint: ({ line, key, reason }) => void complaints.push(`${line} ${key}: ${reason}`) },
  })
  return { report, complaints }
}

const address = { country_code: 'PL', street: 'ul. Długa 1', opening_hours: 'Mo-Fr 09:00-18:00' }
const shops = [
  {
    code: 'WAW',
    city: 'Warszawa',
    postcode: '00-029',
    latitude: '52.2347',
    longitude: '21.0186',
    store_view_codes: 'pl,eu',
  },
  {
    code: 'KRK',
    city: 'Kraków',
    postcode: '31-009',
    latitude: '50.0624',
    longitude: '19.9352',
    store_view_codes: 'pl',
  },
  { code: 'GDA', city: 'Gdańsk', postcode: '80-827', latitude: '54.349', longitude: '18.6512', store_view_codes: 'pl' },
  { code: 'LOD', city: 'Łódź', postcode: '90-102', latitude: '51.7673', longitude: '19.4566', store_view_codes: 'pl' },
].map((row) => ({ ...address, name: `Bocian ${row.city}`, phone: '+48 22 000 00 01', ...row }))

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await load('shops', shops)
  await load('shop-stock', [
    { shop_code: 'WAW', sku: 'ROLE-C1-98', qty: '7', told_at: hoursAgo(2) },
    { shop_code: 'KRK', sku: 'ROLE-C1-98', qty: '2', told_at: hoursAgo(1) },
    { shop_code: 'KRK', sku: 'ROLE-C1-110', qty: '4', told_at: hoursAgo(1) },
    { shop_code: 'GDA', sku: 'ROLE-C1-98', qty: '9', told_at: hoursAgo(100) },
  ])
})
afterAll(() => shop.close())

interface Found {
  source: string
  status: string | null
  distance: number | null
  updated_at: string | null
}

async function ask(sku: string, location: object | null = null, store = 'pl') {
  return shop.execute<{ storeAvailability: Found[] }>(
    `query ($sku: String!, $location: StoreLocationInput) {
      storeAvailability(sku: $sku, location: $location) {
        source name phone distance status updated_at
        address { street postcode city country_code latitude longitude }
        opening_hours { weekday opens closes }
      }
    }`,
    { sku, location },
    { store },
  )
}

const statuses = async (sku: string) =>
  Object.fromEntries((await ask(sku)).data.storeAvailability.map(({ source, status }) => [source, status]))

describe('PDP-11 AMB-37 storeAvailability', () => {
  it('returns in stock, low, out or null for unknown', async () => {
    expect(await statuses('ROLE-C1-98')).toEqual({ WAW: 'IN_STOCK', KRK: 'LOW', GDA: null, LOD: null })
    expect(await statuses('ROLE-C1-110')).toEqual({ WAW: 'OUT', KRK: 'IN_STOCK', GDA: null, LOD: null })
  })

  it('combines all sizes of a configurable product', async () => {
    expect(await statuses('ROLE-C1')).toEqual({ WAW: 'IN_STOCK', KRK: 'IN_STOCK', GDA: null, LOD: null })
  })

  it('returns the shop’s address, opening hours and time of the last update', async () => {
    const { data } = await ask('ROLE-C1-98', null, 'eu')
    expect(data.storeAvailability).toEqual([
      {
        source: 'WAW',
        name: 'Bocian Warszawa',
        phone: '+48 22 000 00 01',
        address: {
          street: 'ul. Długa 1',
          postcode: '00-029',
          city: 'Warszawa',
          country_code: 'PL',
          latitude: 52.2347,
          longitude: 21.0186,
        },
        opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
        distance: null,
        status: 'IN_STOCK',
        updated_at: `${hoursAgo(2).replace(' ', 'T')}.000Z`,
      },
    ])
  })

  it.each([
    [null, ['GDA', 'KRK', 'LOD', 'WAW']],
    [{ latitude: 52.4, longitude: 20.9 }, ['WAW', 'LOD', 'GDA', 'KRK']],
    [{ text: 'krakow' }, ['KRK', 'LOD', 'WAW', 'GDA']],
    [{ text: '81-300' }, ['GDA', 'WAW', 'LOD', 'KRK']],
    [{ text: 'Nowhere' }, ['GDA', 'KRK', 'LOD', 'WAW']],
  ])('sorts shops near %j as %j', async (location, order) => {
    const { data } = await ask('ROLE-C1-98', location)
    expect(data.storeAvailability.map(({ source }) => source)).toEqual(order)
  })

  it('names the sizes of one shop, each with its own status', async () => {
    const { data } = await shop.execute(
      `{ storeAvailability(sku: "ROLE-C1", source: "KRK") { source status sizes { sku status } } }`,
    )
    const [krk, ...others] = (data as { storeAvailability: { sizes: { sku: string; status: string }[] }[] })
      .storeAvailability
    expect(others).toEqual([])
    expect(krk).toMatchObject({ source: 'KRK', status: 'IN_STOCK' })
    expect(Object.fromEntries(krk?.sizes.map(({ sku, status }) => [sku, status]) ?? [])).toMatchObject({
      'ROLE-C1-98': 'LOW',
      'ROLE-C1-104': 'OUT',
      'ROLE-C1-110': 'IN_STOCK',
    })
    const single = await shop.execute(
      `{ storeAvailability(sku: "ROLE-C1-98", source: "WAW") { sizes { sku status } } }`,
    )
    expect(single.data).toEqual({ storeAvailability: [{ sizes: [{ sku: 'ROLE-C1-98', status: 'IN_STOCK' }] }] })
  })

  it('refuses an unknown product and invalid coordinates', async () => {
    expect((await ask('NOWHERE')).errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
    expect((await ask('ROLE-C1-98', { latitude: 99, longitude: 0 })).errors).toMatchObject([
      { extensions: { category: 'graphql-input' } },
    ])
  })
})

it('every shop of a store view has an address in its sitemap, and a change of shops drops kept pages', async () => {
  const store = await findStore(shop.database.reader, 'eu')
  const before = await contentRevision(shop.database.reader)
  expect(store && (await sitemapFile(shop.database.reader, store, 1))).toMatch(
    /<loc>[^<]*\/eu\/shops<\/loc>[^]*<loc>[^<]*\/eu\/shops\/WAW<\/loc>/,
  )
  expect(store && (await sitemapFile(shop.database.reader, store, 1))).not.toContain('/shops/KRK')
  await load('shops', shops.slice(0, 1))
  expect(await contentRevision(shop.database.reader)).toBeGreaterThan(before)
})

it('PDP-11 outdated shop stock is ignored, and a quantity of 0 means out of stock', async () => {
  await load('shop-stock', [{ shop_code: 'KRK', sku: 'ROLE-S1', qty: '5', told_at: hoursAgo(9) }])
  expect(await statuses('ROLE-S1')).toMatchObject({ KRK: 'OUT' })
  await load('shop-stock', [{ shop_code: 'KRK', sku: 'ROLE-C1-98', qty: '0' }])
  expect(await statuses('ROLE-C1-98')).toMatchObject({ KRK: 'OUT', WAW: 'IN_STOCK' })
  expect(await statuses('ROLE-C1-110')).toMatchObject({ KRK: 'IN_STOCK' })
})

it('AMB-37 invalid rows of shops and shop stock are refused, with their line number', async () => {
  const wrong = { ...shops[0], code: 'ELK' } as Record<string, string>
  const { complaints } = await load('shops', [
    { ...wrong, latitude: '99' },
    { ...wrong, country_code: 'POL' },
    { ...wrong, store_view_codes: 'pl,xx' },
    { ...wrong, opening_hours: 'always' },
  ])
  expect(complaints).toEqual([
    '2 ELK: latitude must be degrees',
    '3 ELK: country_code "POL" is not a country code',
    '4 ELK: the store view "xx" does not exist',
    '5 ELK: "always" is not valid opening hours',
  ])
  const stock = await load('shop-stock', [
    { shop_code: 'ELK', sku: 'ROLE-S1', qty: '1' },
    { shop_code: 'WAW', sku: 'NOWHERE', qty: '1' },
    { shop_code: 'WAW', sku: 'ROLE-S1', qty: '' },
    { shop_code: 'WAW', sku: 'ROLE-S1', qty: '1', told_at: '2099-01-01' },
  ])
  expect(stock.complaints).toEqual([
    '2 ROLE-S1: the shop "ELK" does not exist',
    '4 ROLE-S1: qty is missing',
    '5 ROLE-S1: told_at is in the future',
    '3 NOWHERE: there is no such product',
  ])
})

it('PDP-11 storeAvailability is empty when disabled in the settings', async () => {
  await shop.database.transaction((tx) =>
    sql`insert into store_config values ('view', 1, 'catalog/availability/status_enabled', 'false')`.execute(tx),
  )
  for (const { handle } of eventHandlers) await handle(shop.database, {}, new Date())
  expect((await ask('ROLE-C1-98')).data.storeAvailability).toEqual([])
})
