import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seoRoutes } from '#src/seo/seo.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { importFile } from '../import-export.ts'

const mediaDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-sold-'))
let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await run(
    'sku,store_view_code,product_websites,product_type,categories,name,price,qty,visibility,product_online,url_key,configurable_variations,additional_attributes',
    ...['SOLD', 'OFF', 'HID'].map((sku) => `${sku},,base,simple,Default Category/Lato,Melon ${sku},10,5,4,1,${sku},,`),
    'OFF,de,,,,,,,,2,,,',
    'HID,de,,,,,,,Einzeln nicht sichtbar,,,,',
    'ONLY,,base,simple,Default Category/Lato,Melon ONLY,10,5,4,2,ONLY,,',
    'ONLY,de,,,,,,,,1,,,',
    'SHOWN,,base,simple,Default Category/Lato,Melon SHOWN,10,5,1,1,SHOWN,,',
    'SHOWN,de,,,,,,,4,,,,',
    'PAR-86,,base,simple,,Melon 86,10,5,1,1,,,size=86',
    'PAR-92,,base,simple,,Melon 92,20,5,1,1,,,size=92',
    'PAR-92,de,,,,,,,,2,,,',
    'PAR,,base,configurable,Default Category/Lato,Melon PAR,,,4,1,PAR,"sku=PAR-86,size=86|sku=PAR-92,size=92",',
  )
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(mediaDir, { recursive: true })
})

const outcomes: unknown[] = []

async function run(...rows: string[]): Promise<string[]> {
  return load(rows, false)
}

async function load(rows: string[], isDryRun: boolean): Promise<string[]> {
  const file = path.join(mediaDir, 'table.csv')
  fs.writeFileSync(file, rows.join('\n'))
  const complaints: string[] = []
  await importFile(shop.database, {
    kind: 'products',
    file,
    imagesDir: undefined,
    mediaDir,
    storeCode: 'eu',
    websites: { base: ['eu', 'de'] },
    now: new Date('2026-11-21T10:00:00Z'),
    isDryRun,
    listener: {
      complaint: ({ line, reason }) => void complaints.push(`${line}: ${reason}`),
      outcome: (outcome) => void outcomes.push(outcome),
    },
  })
  return complaints
}

async function skus(store: string, argument: string): Promise<string[]> {
  const query = `{ products(${argument}, pageSize: 50) { items { sku } } }`
  const { data } = await shop.execute<{ products: { items: { sku: string }[] } }>(query, {}, { store })
  return data.products.items.map(({ sku }) => sku).toSorted()
}

async function isPage(store: string, url: string): Promise<boolean> {
  const { data } = await shop.execute<{ route: unknown }>(
    'query ($url: String!) { route(url: $url) { type } }',
    { url },
    { store },
  )
  return data.route !== null
}

async function isBought(store: string, item: string): Promise<boolean> {
  const { data } = await shop.execute<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, { store })
  const added = await shop.execute<{ addProductsToCart: { cart: { items: unknown[] } } }>(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ ${item}, quantity: 1 }]) { cart { items { uid } } } }`,
    { id: data.createEmptyCart },
    { store },
  )
  return added.data.addProductsToCart.cart.items.length === 1
}

async function inSitemap(store: string): Promise<string[]> {
  const server = fastify()
  await seoRoutes(server, shop.database)
  const { body } = await server.inject(`/sitemap/${store}-1.xml`)
  await server.close()
  return [...body.matchAll(/<loc>[^<]*\/([a-z]+)\.html<\/loc>/g)].map(([, key = '']) => key).toSorted()
}

const listed = (store: string) => skus(store, 'filter: { price: { from: "0" } }')
const found = (store: string) => skus(store, 'search: "Melon"')

describe('a row of a store view', () => {
  it.each([
    ['eu', ['HID', 'OFF', 'PAR', 'SOLD']],
    ['de', ['ONLY', 'PAR', 'SHOWN', 'SOLD']],
  ])('applies there alone: lists, search, pages and the sitemap of %s have %j', async (store, sold) => {
    expect(await listed(store)).toEqual(sold)
    expect(await found(store)).toEqual(sold)
    expect((await inSitemap(store)).filter((key) => key !== 'lato')).toEqual(sold.map((sku) => sku.toLowerCase()))
    for (const sku of ['HID', 'OFF', 'ONLY', 'PAR', 'SHOWN', 'SOLD'])
      expect([sku, await isPage(store, `${sku.toLowerCase()}.html`)]).toEqual([sku, sold.includes(sku)])
  })

  it.each([
    ['OFF', true, false],
    ['HID', true, false],
    ['ONLY', false, true],
    ['SHOWN', false, true],
    ['SOLD', true, true],
  ])('applies to carts: %s in eu %j, in de %j', async (sku, inEu, inDe) => {
    expect([await isBought('eu', `sku: "${sku}"`), await isBought('de', `sku: "${sku}"`)]).toEqual([inEu, inDe])
  })

  it('withdraws a variant there alone', async () => {
    const item = 'sku: "PAR-92", parent_sku: "PAR"'
    expect([await isBought('eu', item), await isBought('de', item)]).toEqual([true, false])
    const { data } = await shop.execute(
      '{ products(filter: { sku: { eq: "PAR" } }) { items { ... on ConfigurableProduct { variants { product { sku } } } } } }',
      {},
      { store: 'de' },
    )
    expect(data).toEqual({ products: { items: [{ variants: [{ product: { sku: 'PAR-86' } }] }] } })
  })

  it('changes nothing the second time, and a cart keeps what was withdrawn as not available', async () => {
    const { data } = await shop.execute<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
      {},
      { store: 'de' },
    )
    const id = data.createEmptyCart
    await shop.execute(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "SOLD", quantity: 1 }]) { cart { id } } }',
      { id },
      { store: 'de' },
    )
    expect(await run('sku,store_view_code,product_online', 'SOLD,de,2')).toEqual([])
    expect(await listed('de')).toEqual(['ONLY', 'PAR', 'SHOWN'])
    expect(await listed('eu')).toContain('SOLD')
    const cart = await shop.execute<{ cart: { items: { errors: unknown[] | null }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { items { errors { code } } } }',
      { id },
      { store: 'de' },
    )
    expect(cart.data.cart.items[0]?.errors).toHaveLength(1)
  })

  it('keeps its own status when the product is withdrawn and sold again, and ends it when it says so', async () => {
    await run('sku,product_online', 'SOLD,2', 'OFF,2')
    expect([(await listed('eu')).includes('SOLD'), (await listed('de')).includes('SOLD')]).toEqual([false, false])
    await run('sku,product_online', 'SOLD,1', 'OFF,1')
    expect([(await listed('eu')).includes('OFF'), (await listed('de')).includes('OFF')]).toEqual([true, false])
    await run('sku,store_view_code,product_online', 'OFF,de,1', 'SOLD,de,1')
    expect(await listed('de')).toEqual(['OFF', 'ONLY', 'PAR', 'SHOWN', 'SOLD'])
    await run('sku,product_online', 'OFF,2')
    expect((await listed('de')).includes('OFF')).toBe(false)
  })
})

it('a dry run tells where each product would be sold, at what price and in which lists, and changes nothing', async () => {
  const before = [await listed('eu'), await listed('de')]
  const table = [
    'sku,store_view_code,product_websites,product_type,categories,name,price,special_price,visibility,product_online,url_key,configurable_variations,additional_attributes',
    'DRY-1,,base,simple,"Default Category/Lato/Czapki,Default Category/Nowe",Dry,12.50,9.99,4,1,dry,,',
    'DRY-1,de,,,,,,,,2,,,',
    'DRY-2,,base,simple,Default Category/Lato,Off,5,,4,2,off-2,,',
    'DRY-98,,base,simple,,Dry 98,7,,1,1,,,size=98',
    'DRY-P,,base,configurable,Default Category/Lato,Dry P,,,4,1,dry-p,"sku=DRY-98,size=98",',
    'DRY-3,,base,simple,Default Category/Lato,Alone,5,,1,1,alone,,',
    'DRY-4,,base,simple,Default Category/Lato,Free,,,4,1,free,,',
  ]
  await load(table, true)
  const unsold = (sku: string, reason: string, parents: string[] = []) => ({
    sku,
    soldIn: [],
    lists: [],
    unsold: { reason, parents },
  })
  const place = (store: string, price: number, regularPrice: number) => ({
    store,
    price,
    regularPrice,
    currency: 'EUR',
  })
  expect(outcomes).toEqual([
    { sku: 'DRY-1', soldIn: [place('eu', 999, 1_250)], lists: ['Lato/Czapki', 'Nowe'], unsold: null },
    unsold('DRY-2', 'withdrawn'),
    unsold('DRY-98', 'variant', ['DRY-P']),
    {
      sku: 'DRY-P',
      soldIn: expect.toSatisfy((places: unknown[]) => places.length === 2) as unknown,
      lists: ['Lato'],
      unsold: null,
    },
    unsold('DRY-3', 'hidden'),
    unsold('DRY-4', 'without price or store view'),
  ])
  expect([await listed('eu'), await listed('de')]).toEqual(before)
})

describe('what another system says about a product', () => {
  const online = (column: string) =>
    `sku,store_view_code,product_websites,product_type,name,price,qty,visibility,${column}`

  it('is read by its words, and refused by line if it says neither yes nor no', async () => {
    const complaints = await run(
      online('product_online'),
      'TON,,base,simple,Ton,10,5,4,Włączone',
      'TOFF,,base,simple,Toff,10,5,4,Deaktiviert',
      'TNEW,,base,simple,Tnew,10,5,4,sold out',
      'SOLD,de,,,,,,,vielleicht',
    )
    expect(complaints).toEqual([
      '4: product_online "sold out" is neither yes nor no',
      '5: product_online "vielleicht" is neither yes nor no',
    ])
    expect(await skus('eu', 'filter: { sku: { in: ["TON", "TOFF", "TNEW"] } }')).toEqual(['TON'])
  })

  it('may be in the column status', async () => {
    await run(online('status'), 'UON,,base,simple,Uon,10,5,4,1', 'UOFF,,base,simple,Uoff,10,5,4,Disabled')
    expect(await skus('eu', 'filter: { sku: { in: ["UON", "UOFF"] } }')).toEqual(['UON'])
  })
})
