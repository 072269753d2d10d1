import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { importFile, type ImportReport } from '../import-export.ts'
import type { FileImport } from './import-file.ts'

const fixtures = path.join(import.meta.dirname, '../fixtures', 'exports')
const mediaDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-merchants-'))
let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(mediaDir, { recursive: true })
})

type RunResult = Pick<ImportReport, 'rows' | 'created' | 'changed' | 'unchanged' | 'refused'> & { complaints: string[] }

async function run(name: string, options: Partial<FileImport> = {}): Promise<RunResult> {
  const complaints: string[] = []
  const { rows, created, changed, unchanged, refused } = await importFile(shop.database, {
    kind: 'products',
    file: path.isAbsolute(name) ? name : path.join(fixtures, name),
    imagesDir: undefined,
    mediaDir,
    storeCode: 'eu',
    now: new Date('2026-11-21T10:00:00Z'),
    listener: { complaint: ({ line, key, reason }) => void complaints.push(`${line} ${key}: ${reason}`) },
    ...options,
  })
  return { rows, created, changed, unchanged, refused, complaints }
}

function written(name: string, text: string): string {
  const file = path.join(mediaDir, name)
  fs.writeFileSync(file, text)
  return file
}

interface Found {
  name: string
  variants?: { product: { sku: string } }[]
  related_products: { sku: string }[]
}

async function find(sku: string, store: string): Promise<Found | undefined> {
  const { data, errors } = await shop.execute<{ products: { items: Found[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      name related_products { sku } ... on ConfigurableProduct { variants { product { sku } } } } } }`,
    { sku },
    { store },
  )
  expect(errors).toBeUndefined()
  return data.products.items[0]
}

interface Price {
  store: string
  regular: number
  special: number | null
  from: Date | null
}

async function pricesOf(sku: string): Promise<Price[]> {
  const { rows } = await sql<Price>`
    select v.code as store, r.regular::int, r.special::int, r.special_from as "from" from pricing_price r
    join catalogue_product p on p.id = r.product_id join store_view v on v.id = r.store_id
    where p.sku = ${sku} order by v.code`.execute(shop.database.reader)
  return rows
}

describe('a toy shop with two websites', () => {
  const names = { views: { german: 'de' }, websites: { base: ['eu'], german_site: ['de'] } }

  it('loses no data without a message', async () => {
    expect(await run('merchant-toys.csv', names)).toEqual({
      rows: 17,
      created: 9,
      changed: 0,
      unchanged: 0,
      refused: 5,
      complaints: [
        '1 : these columns are not read: updated_at (13 rows), is_qty_decimal (1 row), custom_options (1 row), bundle_values (1 row), associated_skus (1 row), downloadable_links (1 row)',
        '12 SET: the product type "bundle" is not supported',
        '14 GROUP: the product type "grouped" is not supported',
        '15 PDF: the product type "downloadable" is not supported',
        '18 KITE: the sku is already in line 6',
        '6 KITE: picture https://cdn.example/kite.jpg is a URL; only files are imported',
        '6 KITE: picture k/i/kite_2.jpg was not found',
        '4 TRAIN: configurable_variations: "nonsense" is not understood and left out',
        '5 TRAIN: it is in no website of the store view de',
        '6 KITE: additional_attributes: "lonely" is not understood and left out',
        '6 KITE: qty 2.5000 is counted as 2',
        '11 HOME: it is in no website of the store view de',
        '13 SET: there is no product with this sku, and no row of its own before this one',
        '17 FREE: it has no price in the store view eu (EUR)',
      ],
    })
  })

  it('shows each product in the store views of its websites only', async () => {
    const shown = async (sku: string) => [(await find(sku, 'eu'))?.name, (await find(sku, 'de'))?.name]
    expect(await shown('TRAIN')).toEqual(['Wooden train', undefined])
    expect(await shown('ABROAD')).toEqual([undefined, 'Nur hier'])
    expect(await shown('BOTH')).toEqual(['In both', 'In both'])
    expect(await shown('HOME')).toEqual(['At home', undefined])
  })

  it('uses the base row’s price in store views with the same currency', async () => {
    expect(await pricesOf('ABROAD')).toMatchObject([{ store: 'de', regular: 900 }])
    expect(await pricesOf('BOTH')).toMatchObject([
      { store: 'de', regular: 700, special: 600 },
      { store: 'eu', regular: 700, special: 600 },
    ])
  })

  it('finds variants and related products by SKU, ignoring case', async () => {
    const train = await find('TRAIN', 'eu')
    expect(train?.variants?.map(({ product }) => product.sku)).toEqual(['TRAIN-RED-s', 'Train-Red-M'])
    expect(train?.related_products).toEqual([{ sku: 'KITE' }])
  })

  it('changes nothing the second time', async () => {
    expect(await run('merchant-toys.csv', { ...names, batchSize: 2 })).toMatchObject({ created: 0, changed: 0 })
  })

  it('is updated by a file whose SKUs differ in case', async () => {
    const update = written('update.csv', 'sku,price,Margin\nkite,16.00,40 %\nboth,7.50,\n')
    expect(await run(update)).toMatchObject({
      created: 0,
      changed: 2,
      refused: 0,
      complaints: ['1 : these columns are not read: Margin (1 row)'],
    })
    expect(await pricesOf('KITE')).toMatchObject([
      { store: 'eu', regular: 1600, special: 1200, from: new Date('2026-05-05T23:00:00Z') },
    ])
    const sale = written('sale.csv', 'sku,special_price\nBoth,6.50\n')
    expect(await run(sale)).toMatchObject({ changed: 1, complaints: [] })
    expect(await pricesOf('BOTH')).toContainEqual({ store: 'eu', regular: 750, special: 650, from: null })
  })
})

describe('without a mapping of websites', () => {
  const file = (rows: string) => `sku,product_type,name,price,product_websites,store_view_code\n${rows}`

  it('maps the main website to the store view of the import, and reports the other websites', async () => {
    const rows = 'W-1,simple,First,1,base,\nW-2,simple,Second,2,"base,abroad",\nW-3,simple,Third,3,abroad,\n'
    expect(await run(written('websites.csv', file(rows)))).toMatchObject({
      created: 3,
      complaints: [
        '1 : these websites have no store view: abroad (2 products); use --websites abroad=CODE to map one',
        '4 W-3: it is not visible: none of its websites has a store view',
      ],
    })
    expect([await find('W-2', 'eu'), await find('W-3', 'eu')]).toMatchObject([{ name: 'Second' }, undefined])
    expect(await pricesOf('W-3')).toEqual([])
  })

  it('maps a single website to the store view of the import, and a website with a store view’s name to that store view', async () => {
    const rows = 'W-4,simple,Fourth,4,toyland,\nW-5,simple,Fifth,5,"toyland,de",\n'
    expect(await run(written('only.csv', file(rows)))).toMatchObject({ created: 2, complaints: [] })
    expect([await find('W-4', 'eu'), await find('W-4', 'de')]).toMatchObject([{ name: 'Fourth' }, undefined])
    expect([await find('W-5', 'eu'), await find('W-5', 'de')]).toMatchObject([{ name: 'Fifth' }, { name: 'Fifth' }])
  })

  it('does not use a price in another currency', async () => {
    const rows = 'W-6,simple,Sixth,6,toyland,\nW-6,,Szósty,,,pl\nW-7,simple,Seventh,7,toyland,\nW-7,,Siódmy,29,,pl\n'
    expect(await run(written('currency.csv', file(rows)))).toMatchObject({
      created: 2,
      complaints: ['3 W-6: it has no price in the store view pl (PLN)'],
    })
    expect(await pricesOf('W-7')).toMatchObject([
      { store: 'eu', regular: 700 },
      { store: 'pl', regular: 2900 },
    ])
  })

  it('refuses an unknown store view with one message', async () => {
    await expect(run('websites.csv', { websites: { base: ['moon'] } })).rejects.toThrow('no store view "moon"')
    await expect(run('websites.csv', { views: { nl: 'moon' } })).rejects.toThrow('no store view "moon"')
  })
})

describe('a bookshop that writes Windows-1250 with semicolons', () => {
  it('is read, and each skipped value is reported with its line', async () => {
    expect(await run('merchant-books-1250.csv', { encoding: 'windows-1250', storeCode: 'pl' })).toEqual({
      rows: 4,
      created: 3,
      changed: 0,
      unchanged: 0,
      refused: 1,
      complaints: [
        '1 : these columns are not read: tier_prices (1 row)',
        '2 : dates such as 05/06/2026 are read day first, since 24/12/2026 in line 2 can only be that; use --dates to change it',
        '5 KS-3: price "1,299" may mean 1299 or 1.299; write 1299.00 or 1,299.00',
        '4 KS-2: picture k/s/brak.jpg was not found',
        '4 KS-2: qty -2 is counted as 0',
        '6 KS-4: it has no price in the store view pl (PLN)',
      ],
    })
    expect((await find('KS-1', 'pl'))?.name).toBe('Żółw i Łoś; bajki')
    expect(await pricesOf('KS-1')).toEqual([
      { store: 'pl', regular: 129_900, special: 99_990, from: new Date('2026-06-04T22:00:00Z') },
    ])
  })
})

describe('ambiguous dates', () => {
  const file = () =>
    written(
      'dates.csv',
      'sku,product_type,name,price,special_price,special_price_from_date\nD-1,simple,Day,2,1,5/6/2026\n',
    )
  const from = async () => (await pricesOf('D-1'))[0]?.from

  it('are read with the month first, as in Magento, and reported with a warning', async () => {
    expect((await run(file())).complaints).toEqual([
      '2 : dates such as 5/6/2026 are read month first, as Magento imports them; use --dates to change it',
    ])
    expect(await from()).toEqual(new Date('2026-05-05T23:00:00Z'))
  })

  test('are read in the order of day and month that the operator sets', async () => {
    expect((await run(file(), { dates: 'day-first' })).complaints).toEqual([])
    expect(await from()).toEqual(new Date('2026-06-04T23:00:00Z'))
  })
})
