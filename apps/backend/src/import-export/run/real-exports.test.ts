import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { importFile, UnreadableTable, type ImportReport } from '../import-export.ts'

const fixtures = path.join(import.meta.dirname, '../fixtures', 'exports')
const mediaDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-exports-'))
let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(mediaDir, { recursive: true })
})

interface RunResult extends Pick<ImportReport, 'rows' | 'created' | 'changed' | 'unchanged' | 'refused'> {
  /** Errors and warnings, each as `line key: reason`. */
  complaints: string[]
}

async function run(name: string, options: { encoding?: string; batchSize?: number } = {}): Promise<RunResult> {
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

interface Found {
  sku: string
  name: string
  url_key: string
  meta_title: string | null
  description: { html: string }
  categories: { name: string; url_path: string }[]
  custom_attributesV2: { items: { code: string; value?: string }[] }
  variants?: { product: { sku: string } }[]
}

async function find(sku: string, store = 'eu'): Promise<Found | undefined> {
  const { data, errors } = await shop.execute<{ products: { items: Found[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      sku name url_key meta_title description { html } categories { name url_path }
      custom_attributesV2 { items { code ... on AttributeValue { value } } }
      ... on ConfigurableProduct { variants { product { sku } } } } } }`,
    { sku },
    { store },
  )
  expect(errors).toBeUndefined()
  return data.products.items[0]
}

async function skuAt(url: string, store = 'eu'): Promise<string | undefined> {
  const { data } = await shop.execute<{ route: { sku?: string } | null }>(
    'query ($url: String!) { route(url: $url) { ... on ProductInterface { sku } } }',
    { url },
    { store },
  )
  return data.route?.sku
}

async function urlKeysOf(pattern: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ sku: string; key: string }>`
    select p.sku, t.url_key as key from catalogue_product_text t join catalogue_product p on p.id = t.product_id
    where p.sku like ${pattern} order by p.sku`.execute(shop.database.reader)
  return Object.fromEntries(rows.map(({ sku, key }) => [sku, key]))
}

describe('URL keys', () => {
  it.each([2, 500])(
    'of hidden variants may equal that of their parent, ignoring case (batches of %i)',
    async (batchSize) => {
      const { refused, complaints } = await run('shared-url-keys.csv', { batchSize })
      expect({ refused, complaints }).toEqual({ refused: 0, complaints: [] })
      expect((await find('JKT'))?.url_key).toBe('rain-jacket')
      expect(await skuAt('rain-jacket.html')).toBe('JKT')
      expect((await find('JKT'))?.variants).toHaveLength(12)
      expect(new Set(Object.values(await urlKeysOf('JKT-%')))).toEqual(new Set(['rain-jacket']))
    },
  )

  it('generated from a name go to the visible product, and the other products get one too', async () => {
    expect((await find('SOCK'))?.url_key).toBe('wool-socks')
    expect(await skuAt('wool-socks.html')).toBe('SOCK')
  })

  it('are unique among visible products, ignoring case', async () => {
    expect(await urlKeysOf('HAT-%')).toEqual({ 'HAT-1': 'sun-hat', 'HAT-2': 'sun-hat-2' })
    expect([await skuAt('sun-hat.html'), await skuAt('sun-hat-2.html')]).toEqual(['HAT-1', 'HAT-2'])
  })

  it('change nothing the second time', async () => {
    expect(await run('shared-url-keys.csv')).toMatchObject({ created: 0, changed: 0, unchanged: 18, refused: 0 })
  })

  it('of more than ten products with one name get a number each', async () => {
    const file = path.join(mediaDir, 'many.csv')
    const rows = Array.from({ length: 14 }, (_, index) => `MANY-${index},simple,Same,1,same-key`)
    fs.writeFileSync(file, ['sku,product_type,name,price,url_key', ...rows].join('\n'))
    expect(await run(file, { batchSize: 3 })).toMatchObject({ created: 14, refused: 0 })
    expect(new Set(Object.values(await urlKeysOf('MANY-%'))).size).toBe(14)
    expect(await run(file, { batchSize: 5 })).toMatchObject({ unchanged: 14 })
  })

  it('give a hidden product a URL of its own once it becomes visible', async () => {
    const file = path.join(mediaDir, 'shown.csv')
    fs.writeFileSync(file, 'sku,visibility\nJKT-98,"Catalog, Search"\n')
    await run(file)
    expect(await urlKeysOf('JKT-98')).toEqual({ 'JKT-98': 'rain-jacket-2' })
    expect([await skuAt('rain-jacket.html'), await skuAt('rain-jacket-2.html')]).toEqual(['JKT', 'JKT-98'])
  })
})

it('nothing that is hidden in another shop goes on sale in silence', async () => {
  const file = path.join(mediaDir, 'hidden.csv')
  const rows = [
    'sku,store_view_code,product_type,name,price,visibility,product_online',
    'HID-1,,simple,Hidden,1,Niewidoczne pojedynczo,1',
    'HID-2,,simple,Elsewhere,1,Prawie widoczne,1',
    'HID-3,,simple,Sold,1,4,1',
    'HID-3,de,,Verkauft,,Einzeln nicht sichtbar,2',
    'HID-4,,simple,Searched,1,Wyszukiwanie,1',
  ]
  fs.writeFileSync(file, rows.join('\n'))
  const { created, refused, complaints } = await run(file)
  expect({ created, refused }).toEqual({ created: 3, refused: 1 })
  expect(complaints).toEqual([
    '3 HID-2: the visibility "Prawie widoczne" is not known',
    '6 HID-4: visibility: the product is shown both in lists and in the search',
  ])
  expect([await find('HID-1'), await find('HID-2')]).toEqual([undefined, undefined])
  expect(await find('HID-3')).toMatchObject({ name: 'Sold' })
  expect(await find('HID-3', 'de')).toBeUndefined()
})

it('a variant that was off sale comes back with its size', async () => {
  const file = path.join(mediaDir, 'back.csv')
  const save = async (...rows: string[]): Promise<unknown> => {
    fs.writeFileSync(file, rows.join('\n'))
    return run(file)
  }
  const sizes = async (): Promise<unknown> => {
    const query = `{ products(filter: { sku: { eq: "PAR" } }) { items { ... on ConfigurableProduct {
      configurable_options { values { label } } } } } }`
    const { data } = await shop.execute<{
      products: { items: { configurable_options: { values: { label: string }[] }[] }[] }
    }>(query, {}, { store: 'eu' })
    return data.products.items[0]?.configurable_options[0]?.values.map(({ label }) => label)
  }
  await save(
    'sku,product_type,name,price,visibility,qty,additional_attributes,configurable_variations',
    'PAR-98,simple,Par 98,10,Not Visible Individually,5,size=98,',
    'PAR-104,simple,Par 104,20,Not Visible Individually,5,size=104,',
    'PAR,configurable,Par,,"Catalog, Search",,,"sku=PAR-98,size=98|sku=PAR-104,size=104"',
  )
  expect(await sizes()).toEqual(['98', '104'])
  await save('sku,product_online', 'PAR-104,2')
  expect(await sizes()).toEqual(['98'])
  await save('sku,product_online', 'PAR-104,1')
  expect(await sizes()).toEqual(['98', '104'])
})

it('a variant that comes withdrawn is offered with its size once a short file enables it', async () => {
  const file = path.join(mediaDir, 'later.csv')
  const save = async (...rows: string[]): Promise<unknown> => {
    fs.writeFileSync(file, rows.join('\n'))
    return run(file)
  }
  const offered = async (): Promise<unknown> => {
    const query = `{ products(filter: { sku: { eq: "LAT" } }) { items {
      price_range { maximum_price { final_price { value } } }
      ... on ConfigurableProduct { configurable_options { values { label } } variants { product { sku } attributes { label } } }
    } } }`
    const { data } = await shop.execute<{ products: { items: unknown[] } }>(query, {}, { store: 'eu' })
    return data.products.items[0]
  }
  await save(
    'sku,product_type,name,price,visibility,product_online,qty,additional_attributes,configurable_variations',
    'LAT-86,simple,Lat 86,10,1,1,5,size=86,',
    'LAT-92,simple,Lat 92,20,1,2,5,size=92,',
    'LAT,configurable,Lat,,4,1,,,"sku=LAT-86,size=86|sku=LAT-92,size=92"',
  )
  expect(await offered()).toMatchObject({
    price_range: { maximum_price: { final_price: { value: 10 } } },
    configurable_options: [{ values: [{ label: '86' }] }],
  })
  await save('sku,product_online', 'LAT-92,1')
  expect(await offered()).toEqual({
    price_range: { maximum_price: { final_price: { value: 20 } } },
    configurable_options: [{ values: [{ label: '86' }, { label: '92' }] }],
    variants: [
      { product: { sku: 'LAT-86' }, attributes: [{ label: '86' }] },
      { product: { sku: 'LAT-92' }, attributes: [{ label: '92' }] },
    ],
  })
})

it('options and attributes that differ in case are one', async () => {
  const file = path.join(mediaDir, 'case.csv')
  const rows = [
    'sku,product_type,name,price,additional_attributes',
    'CASE-1,simple,One,1,color=Modrawy',
    'CASE-2,simple,Two,1,color=modrawy',
    'CASE-3,simple,Three,1,Color=MODRAWY',
  ]
  fs.writeFileSync(file, rows.join('\n'))
  expect(await run(file)).toMatchObject({ created: 3, refused: 0 })
  const { rows: options } = await sql<{ code: string; value: string }>`
    select a.code, o.value from catalogue_attribute_option o join catalogue_attribute a on a.id = o.attribute_id
    where lower(o.value) = 'modrawy'`.execute(shop.database.reader)
  expect(options).toEqual([{ code: 'color', value: 'Modrawy' }])
  expect(await run(file)).toMatchObject({ unchanged: 3 })
})

it('a byte order mark and CRLF line ends are not part of the cells', async () => {
  expect(await run('bom-crlf.csv')).toMatchObject({ rows: 2, created: 2, refused: 0, complaints: [] })
  expect(await find('CRLF-1')).toMatchObject({ name: 'Ławka', description: { html: '<p>One</p>\n<p>Two</p>' } })
})

it('quotes, commas and equals signs inside values are kept', async () => {
  expect(await run('escaped-quotes.csv')).toMatchObject({ created: 2, refused: 0, complaints: [] })
  expect((await find('QUO-1'))?.name).toBe('The "Big" Mug, 12"')
  const { rows } = await sql<{ sku: string; attributes: Record<string, string> }>`
    select p.sku, t.attributes from catalogue_product_text t join catalogue_product p on p.id = t.product_id
    where p.sku like 'QUO-%' order by p.sku`.execute(shop.database.reader)
  expect(rows).toMatchObject([
    { attributes: { note: 'says "hi", twice', formula: 'a=b+c', care: 'Wash at 30, dry flat' } },
    { attributes: { care: 'Cold, with "soap"' } },
  ])
  expect((await find('QUO-2'))?.description.html).toContain('He said "no"')
})

it('store view rows apply to their store view, regardless of the product’s websites', async () => {
  expect(await run('websites.csv')).toMatchObject({
    rows: 6,
    created: 2,
    refused: 1,
    complaints: [
      '1 : these websites have no store view: poland (1 product), germany (1 product); use --websites poland=CODE to map one',
      '6 WEB-1: the store view "nl" does not exist; use --views nl=CODE to map it',
    ],
  })
  expect(await find('WEB-1')).toMatchObject({ name: 'Blanket', url_key: 'blanket' })
  expect(await find('WEB-1', 'pl')).toMatchObject({ name: 'Kocyk', url_key: 'kocyk' })
  expect(await find('WEB-1', 'de')).toMatchObject({ name: 'Decke' })
  expect(await skuAt('kocyk.html', 'pl')).toBe('WEB-1')
  expect(await find('WEB-1', 'cz')).toBeUndefined()
  expect(await find('WEB-2', 'pl')).toBeUndefined()
  expect(await run('websites.csv')).toMatchObject({ changed: 0, unchanged: 2 })
})

it('dates are read in the formats of several countries', async () => {
  const { created, complaints } = await run('localised-dates.csv')
  expect(created).toBe(7)
  expect(complaints).toEqual([
    '2 : dates such as 11/1/26, 12:00 AM are read month first, though 21/11/2026, 08:00 in line 3 can only be day first; use --dates to change it',
    '9 DATE-BAD: special_price_from_date "1 listopada" is not a date',
  ])
  const { rows } = await sql<{ sku: string; from: Date; to: Date }>`
    select p.sku, r.special_from as "from", r.special_to as "to" from pricing_price r
    join catalogue_product p on p.id = r.product_id where p.sku like 'DATE-%' order by p.sku`.execute(
    shop.database.reader,
  )
  const of = (sku: string) => rows.find((row) => row.sku === `DATE-${sku}`)
  for (const sku of ['EN', 'PL', 'CS', 'DE', 'NL', 'ISO'])
    expect(of(sku), sku).toMatchObject({ from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-24T22:30:00Z') })
  expect(of('GB')).toMatchObject({ from: new Date('2026-11-21T08:00:00Z'), to: new Date('2026-12-24T22:30:00Z') })
})

it('variants without a parent, parents without variants and categories without a parent are imported', async () => {
  expect(await run('missing-parents.csv')).toMatchObject({
    rows: 5,
    created: 5,
    refused: 0,
    complaints: ['3 HALF: variants: there is no product "HALF-104"'],
  })
  expect((await find('HALF'))?.variants?.map(({ product }) => product.sku)).toEqual(['HALF-98'])
  expect(await find('LONE-98')).toBeUndefined()
  expect((await find('DEEP'))?.categories.map(({ url_path: at }) => at)).toContain('never/named/before')
  expect((await find('SLASH'))?.categories.map(({ name }) => name)).toContain('Long/Short')
})

it('a renamed category is created as a new one, to which its products move', async () => {
  const paths = async () => (await find('REN-1'))?.categories.map(({ url_path: at }) => at)
  await run('renamed-category-before.csv')
  expect(await paths()).toEqual(['furniture/shelves'])
  expect(await run('renamed-category-after.csv')).toMatchObject({ changed: 1, refused: 0, complaints: [] })
  expect(await paths()).toEqual(['home-furniture/shelves'])
})

it('entities are decoded except in HTML', async () => {
  expect(await run('html-entities.csv')).toMatchObject({ created: 1, complaints: [] })
  const found = await find('ENT-1')
  expect(found).toMatchObject({ name: 'Café & Thé – 12"', meta_title: 'Café & Thé', url_key: 'cafe-the-12' })
  expect(found?.categories.map(({ name }) => name)).toEqual(['Cups & Mugs'])
  expect(found?.description.html).toContain('&lt;b&gt;')
})

it('a configurable product gets all of its hundred variants', async () => {
  expect(await run('hundred-variants.csv')).toMatchObject({ rows: 101, created: 101, refused: 0, complaints: [] })
  const big = await find('BIG')
  expect(big?.url_key).toBe('big-one')
  expect(big?.variants).toHaveLength(100)
  expect(await run('hundred-variants.csv')).toMatchObject({ unchanged: 101, changed: 0 })
})

describe('a file', () => {
  test.each(['utf-16.csv', 'utf-16-be.csv'])('such as %s is decoded by its byte order mark', async (file) => {
    expect(await run(file)).toMatchObject({ created: 1, complaints: [] })
    const sku = file === 'utf-16.csv' ? 'ENC-U16' : 'ENC-U16BE'
    expect((await find(sku))?.name).toContain('Żółta łódź, duża')
  })

  it('in Windows-1250 is refused by line, and read when the encoding is given', async () => {
    expect(await run('windows-1250.csv')).toMatchObject({
      created: 1,
      refused: 1,
      complaints: ['2 ENC-1250: the row is not written in UTF-8 (perhaps --encoding windows-1250)'],
    })
    expect(await run('windows-1250.csv', { encoding: 'windows-1250' })).toMatchObject({ created: 1, unchanged: 1 })
    expect((await find('ENC-1250'))?.name).toBe('Żółta łódź, duża 1250')
    await expect(run('windows-1250.csv', { encoding: 'klingon' })).rejects.toThrow(UnreadableTable)
  })

  it('with semicolons may have decimal commas, and an ambiguous price is refused', async () => {
    expect(await run('semicolons.csv')).toMatchObject({
      created: 2,
      complaints: ['4 SEMI-3: price "1,299" may mean 1299 or 1.299; write 1299.00 or 1,299.00'],
    })
    const { rows } = await sql<{ sku: string; regular: number; special: number | null }>`
      select p.sku, r.regular::int, r.special::int from pricing_price r join catalogue_product p on p.id = r.product_id
      where p.sku like 'SEMI-%' order by p.sku`.execute(shop.database.reader)
    expect(rows).toEqual([
      { sku: 'SEMI-1', regular: 129_990, special: 99_990 },
      { sku: 'SEMI-2', regular: 129_990, special: null },
    ])
  })
})

describe('odd rows', () => {
  it('are reported with their line number, and empty ones are skipped', async () => {
    const { rows, created, complaints } = await run('odd-rows.csv')
    expect({ rows, created }).toEqual({ rows: 8, created: 4 })
    expect(complaints).toEqual([
      '7 ODD-1: the sku is already in line 2',
      '9 ODD-3: the row has 19 cells, the first line 18',
      '10 ODD-4: the name is longer than 255 characters',
    ])
    expect((await find('ODD-2'))?.name).toBe('Spare cells')
    expect((await find('ODD-5'))?.description.html.length).toBeGreaterThan(9_000)
  })

  it('with Magento’s marker for an empty value delete the stored value', async () => {
    expect((await find('ODD-1'))?.description.html).toContain('Old')
    expect(await run('emptied.csv')).toMatchObject({ changed: 1, complaints: [] })
    expect(await find('ODD-1')).toMatchObject({ description: { html: '' }, meta_title: null })
    const { rows } = await sql<{ attributes: Record<string, string> }>`
      select t.attributes from catalogue_product_text t join catalogue_product p on p.id = t.product_id
      where p.sku = 'ODD-1'`.execute(shop.database.reader)
    expect(Object.keys(rows[0]?.attributes ?? {})).toEqual(['odd_care'])
    expect(await run('emptied.csv')).toMatchObject({ changed: 0, unchanged: 1 })
  })
})
