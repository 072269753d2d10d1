import { expect, test } from 'vitest'

import { attributeList } from './attribute-list.ts'
import { demoRows } from './demo-shop.ts'
import type { Row } from './demo-shop.ts'
import { bigCategoryPath, customerRoles, missingInGermany, roles } from './roles.ts'
import { languages, localeOf, stores } from './stores.ts'

const now = new Date('2026-11-21T12:34:56Z')
const attributes = [...demoRows('attributes', { now })]
const options = [...demoRows('options', { now })]
const categories = [...demoRows('categories', { now })]
const products = [...demoRows('products', { now })]
const log = [...demoRows('price-log', { now })]
const blocks = [...demoRows('blocks', { now })]
const customers = [...demoRows('customers', { now })]

const searches = [...demoRows('searches', { now })]

const isBase = (row: Row): boolean => row['store_view_code'] === ''
const base = products.filter(isBase)
const shown = base.filter((row) => row['visibility'] === 'Catalog, Search')
const ofType = (type: string): Row[] => shown.filter((row) => row['product_type'] === type)
const baseOf = new Map(base.map((row) => [row['sku'], row]))
const cell = (sku: string, column: string): string => baseOf.get(sku)?.[column] ?? `no ${sku}`
const list = (text: string | undefined, mark = ','): string[] => (text ? text.split(mark) : [])
const repeated = (keys: readonly string[]): string[] => keys.filter((key, i) => keys.indexOf(key) !== i).slice(0, 5)
const pathsOf = (store: string): string[] =>
  categories.filter((row) => row['store_view_code'] === store).map((row) => row['path'] ?? '')

test('the demo shop has as many products as documented', () => {
  expect(new Set(categories.map((row) => row['path'])).size).toBeGreaterThanOrEqual(90)
  expect(Math.max(...categories.map((row) => list(row['path'], '/').length - 1))).toBe(4)
  expect(ofType('configurable').length).toBeGreaterThanOrEqual(640)
  expect(ofType('simple').length).toBeGreaterThanOrEqual(60)
  expect(
    ofType('giftcard')
      .map((row) => row['giftcard_type'] ?? '')
      .toSorted(),
  ).toEqual(['COMBINED', 'COMBINED', 'PHYSICAL', 'PHYSICAL', 'VIRTUAL', 'VIRTUAL'])
})

test('gives the same rows on the same day, and other dates on another day', () => {
  const again = new Date('2026-11-21T23:59:59Z')
  expect([...demoRows('products', { now: again })]).toEqual(products)
  expect([...demoRows('price-log', { now: again })]).toEqual(log)
  expect([...demoRows('products', { now: new Date('2026-11-22T00:00:00Z') })]).not.toEqual(products)
})

test('gives a configurable product 4 to 9 sizes, except role products, and lists variants before it', () => {
  const place = new Map(base.map((row, i) => [row['sku'], i]))
  for (const row of ofType('configurable')) {
    const variations = list(row['configurable_variations'], '|').map((text) =>
      Object.fromEntries(text.split(',').map((pair) => pair.split('='))),
    )
    const sizes = new Set(variations.map(({ cdrl_size: size }) => size as string))
    if (!row['sku']?.startsWith('ROLE-')) {
      expect(sizes.size, row['sku']).toBeGreaterThanOrEqual(4)
      expect(sizes.size, row['sku']).toBeLessThanOrEqual(9)
    }
    for (const { sku } of variations) {
      expect(place.get(sku as string), sku as string).toBeLessThan(place.get(row['sku'] ?? '') ?? -1)
      expect(cell(sku as string, 'visibility')).toBe('Not Visible Individually')
    }
  }
})

test('AMB-63 most designs come in several colours that link to each other', () => {
  const withSiblings = ofType('configurable').filter((row) => row['color_skus'] !== '')
  expect(withSiblings.length / ofType('configurable').length).toBeGreaterThan(0.9)
  const most = Math.max(...withSiblings.map((row) => list(row['color_skus']).length))
  expect(most).toBe(6)
  for (const row of withSiblings) {
    for (const sku of list(row['color_skus'])) expect(list(cell(sku, 'color_skus'))).toContain(row['sku'])
    expect(row['related_skus']).toBe(row['color_skus'])
  }
})

test('a third of the prices are discounted, always below the regular price', () => {
  const priced = shown.filter((row) => row['price'] !== '')
  const reduced = priced.filter((row) => row['special_price'] !== '')
  expect(reduced.length / priced.length).toBeGreaterThan(0.3)
  expect(reduced.length / priced.length).toBeLessThan(0.37)
  for (const row of products.filter((entry) => entry['special_price'])) {
    expect(Number(row['special_price'])).toBeLessThan(Number(row['price']))
    expect((row['special_price_from_date'] ?? '') < '2026-11-19').toBe(true)
    expect((row['special_price_from_date'] ?? '') > '2026-10-11').toBe(true)
  }
})

test('prices follow the rounding habits of each market', () => {
  const pattern: Record<string, RegExp> = {
    pl: /^\d+\.99$/,
    cz: /^\d*9\.00$/,
    sk: /^\d+\.99$/,
    ro: /^\d*[49]\.99$/,
    ua: /^\d*9\.00$/,
    am: /^\d+00\.00$/,
  }
  for (const row of products) {
    const shape = pattern[row['store_view_code'] === '' ? 'pl' : (row['store_view_code'] ?? '')]
    if (row['price'] && shape) expect(row['price'], row['sku']).toMatch(shape)
  }
})

test('SKUs are unique, and URLs are unique within each store and plain ASCII', () => {
  expect(repeated(base.map((row) => row['sku'] ?? ''))).toEqual([])
  const seen = new Set<string>()
  for (const row of products) {
    const key = `${row['store_view_code'] || 'pl'} ${row['url_key']}`
    expect(seen.has(key), `${key} ${row['sku']}`).toBe(false)
    seen.add(key)
    expect(row['url_key']).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

test('every product has all its texts in every store that sells it', () => {
  const columns = [
    'name',
    'description',
    'short_description',
    'url_key',
    'meta_title',
    'meta_description',
    'additional_product_name',
  ]
  const long = ['cdrl_materials_description', 'cdrl_care', 'cdrl_certificates', 'size_chart']
  for (const row of products) {
    const basis = baseOf.get(row['sku'])
    if (basis?.['visibility'] !== 'Catalog, Search') continue
    const wanted = basis['product_type'] === 'giftcard' ? columns : [...columns, ...long]
    for (const column of wanted) {
      expect(row[column]?.trim(), `${row['sku']} ${row['store_view_code']} ${column}`).toBeTruthy()
      expect(row[column]).not.toMatch(/[{}]|undefined|\s\s/)
    }
  }
})

test('texts use the alphabet of their language', () => {
  const textsIn = (store: string) =>
    products.filter((row) => row['store_view_code'] === store).map((row) => row['description'] ?? '')
  for (const text of textsIn('am')) expect(text).toMatch(/[\u0531-\u0587]{3}/)
  for (const text of textsIn('ua')) expect(text).toMatch(/[а-яїієґ]{3}/)
  for (const store of ['cz', 'sk', 'de', 'eu', 'ro']) {
    for (const text of textsIn(store)) expect(text, store).not.toMatch(/[\u0400-\u04ff\u0531-\u0587]/)
  }
})

test('descriptions differ from design to design', () => {
  for (const store of stores.filter(({ share, code }) => share === 100 && code !== 'pl')) {
    const texts = products
      .filter((row) => row['store_view_code'] === store.code)
      .map((row) => `${row['name']}${row['description']}`)
    expect(new Set(texts).size).toBeGreaterThan(texts.length - 3)
  }
})

test('AMB-65 all thirteen stores have products, categories and blocks', () => {
  for (const { code, share } of stores) {
    const rows = code === 'pl' ? shown : products.filter((row) => row['store_view_code'] === code)
    expect(rows.length, code).toBeGreaterThan(share === 100 ? 700 : 150)
    expect(pathsOf(code).length, code).toBeGreaterThanOrEqual(share === 100 ? 90 : 25)
    expect(blocks.filter((row) => row['store_view_code'] === code).length, code).toBeGreaterThan(10)
  }
})

test('categories are below their parents and have a name, a picture and a description', () => {
  for (const { code, language } of stores) {
    const seen = new Set(['Default Category'])
    for (const row of categories.filter((entry) => entry['store_view_code'] === code)) {
      const path = row['path'] ?? ''
      expect(seen.has(path.slice(0, path.lastIndexOf('/'))), `${code} ${path}`).toBe(true)
      seen.add(path)
      expect(row['name'], `${code} ${path}`).toBeTruthy()
      expect(row['url_key'], `${code} ${path} ${language}`).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(row['image']).toMatch(/^drawn\/tile\/[a-z]+-[0-9a-f]{8}-[0-9a-f]{6}\.svg$/)
      if (path.split('/').length <= 4) expect(row['description']).toMatch(/^<p>.{20,}<\/p>$/)
    }
  }
  const addresses = categories.map(
    (row) => `${row['store_view_code']} ${row['path']?.replace(/[^/]+$/, '')}${row['url_key']}`,
  )
  expect(repeated(addresses)).toEqual([])
})

test('a landing page refers to a block of the store', () => {
  const known = new Set(blocks.map((row) => `${row['store_view_code']} ${row['identifier']}`))
  for (const row of categories.filter((entry) => entry['display_mode'] !== 'PRODUCTS')) {
    expect(known.has(`${row['store_view_code']} ${row['landing_page']}`), row['path']).toBe(true)
  }
  expect(new Set(categories.map((row) => row['display_mode']))).toEqual(
    new Set(['PRODUCTS', 'PAGE', 'PRODUCTS_AND_PAGE', 'BRAND']),
  )
})

test('links in blocks lead to categories that the store has', () => {
  for (const { code } of stores) {
    const rows = categories.filter((row) => row['store_view_code'] === code)
    const keys = new Map(rows.map((row) => [row['path'], row['url_key']]))
    const addresses = new Set(
      rows.map(({ path = '' }) => {
        const parts = path.split('/')
        return parts
          .slice(1)
          .map((_, i) => keys.get(parts.slice(0, i + 2).join('/')))
          .join('/')
      }),
    )
    for (const row of blocks.filter((entry) => entry['store_view_code'] === code)) {
      for (const [, href = ''] of (row['content'] ?? '').matchAll(/href="\/([^"]+)\.html"/g)) {
        expect(addresses.has(href), `${code} ${row['identifier']} ${href}`).toBe(true)
      }
    }
  }
})

test('products refer only to existing categories, options and SKUs, and no category is empty', () => {
  const paths = new Set(categories.map((row) => row['path'] ?? ''))
  const values = new Set(options.map((row) => `${row['attribute_code']}=${row['value']}`))
  const filled = new Set<string>()
  for (const row of base) {
    for (const path of list(row['categories'])) {
      expect(paths.has(path), path).toBe(true)
      filled.add(path)
    }
    for (const pair of list(row['additional_attributes'])) expect(values.has(pair), `${row['sku']} ${pair}`).toBe(true)
    for (const column of ['related_skus', 'upsell_skus', 'crosssell_skus', 'color_skus']) {
      for (const sku of list(row[column])) expect(baseOf.has(sku), `${row['sku']} ${column} ${sku}`).toBe(true)
    }
  }
  expect([...paths].filter((path) => !filled.has(path))).toEqual([])
})

test('attributes and options have a label in every locale', () => {
  expect(attributes.map((row) => row['code'])).toEqual(attributeList.map(({ code }) => code))
  for (const row of [...attributes, ...options]) {
    for (const language of languages) expect(row[`label_${localeOf[language]}`], JSON.stringify(row)).toBeTruthy()
  }
  expect(repeated(options.map((row) => `${row['attribute_code']} ${row['value']}`))).toEqual([])
  for (const row of options.filter((entry) => entry['attribute_code'] === 'color')) {
    expect(row['swatch']).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('option slugs of an attribute are unique in every locale', () => {
  for (const language of languages) {
    const column = `slug_${localeOf[language]}`
    expect(repeated(options.map((row) => `${row['attribute_code']} ${row[column]}`)), language).toEqual([])
  }
})

test('the price history covers 90 days and ends at the current price', () => {
  const last = new Map<string, Row>()
  const first = new Map<string, Row>()
  for (const row of log) {
    const key = `${row['sku']} ${row['store_view_code']}`
    const before = last.get(key)
    if (before) expect((before['valid_from'] ?? '') < (row['valid_from'] ?? ''), key).toBe(true)
    else first.set(key, row)
    last.set(key, row)
  }
  for (const row of products.filter((entry) => entry['price'])) {
    const key = `${row['sku']} ${row['store_view_code'] || 'pl'}`
    const [oldest, latest] = [first.get(key), last.get(key)]
    expect(latest?.['price'], key).toBe(row['price'])
    expect(latest?.['final_price'], key).toBe(row['special_price'] || row['price'])
    if (row['special_price']) expect(latest?.['valid_from']).toBe(row['special_price_from_date'])
    const created = cell(row['sku'] ?? '', 'created_at')
    const begin = oldest?.['valid_from'] ?? 'none'
    expect(begin <= '2026-08-23 00:00:00' || begin <= created, key).toBe(true)
  }
})

test('the role products, which journeys rely on, exist with their stock', () => {
  for (const sku of Object.values(roles)) expect(baseOf.has(sku), sku).toBe(true)
  expect(cell('ROLE-C1', 'configurable_variations')).toBe(
    'sku=ROLE-C1-98,cdrl_size=98|sku=ROLE-C1-104,cdrl_size=104|sku=ROLE-C1-110,cdrl_size=110',
  )
  expect(cell('ROLE-C1-104', 'is_in_stock')).toBe('0')
  expect(list(cell('ROLE-C1', 'color_skus'))).toHaveLength(3)
  expect(cell('ROLE-C2-RED-104', 'qty')).toBe('0')
  expect(baseOf.has('ROLE-C2-BLUE-110')).toBe(false)
  expect(cell('ROLE-C2', 'special_price')).toBe('69.99')
  expect(['ROLE-S0', 'ROLE-L2', 'ROLE-SCARCE', 'ROLE-PLENTY'].map((sku) => cell(sku, 'qty'))).toEqual([
    '0',
    '2',
    '10',
    '1000000',
  ])
  expect([cell('ROLE-GV', 'giftcard_type'), cell('ROLE-GP', 'giftcard_type')]).toEqual(['VIRTUAL', 'PHYSICAL'])
  for (const sku of Object.values(roles)) {
    expect(products.filter((row) => row['sku'] === sku)).toHaveLength(stores.length)
  }
  expect(customers.map((row) => row['email'])).toEqual(Object.values(customerRoles))
})

test('C1 is on the first page of D1', () => {
  const listed = shown.filter((row) => list(row['categories']).includes(bigCategoryPath))
  expect(listed.slice(0, 60).map((row) => row['sku'])).toContain(roles.C1)
})

test('D1 shows more than 120 products and P1 has a different slug in each EU store', () => {
  expect(shown.filter((row) => list(row['categories']).includes(bigCategoryPath)).length).toBeGreaterThan(120)
  const slugs = ['pl', 'cz', 'sk', 'de', 'eu', 'ro'].map(
    (store) =>
      categories.find((row) => row['path'] === bigCategoryPath && row['store_view_code'] === store)?.['url_key'],
  )
  expect(new Set(slugs).size).toBe(6)
})

test('exactly two leaf categories are missing in Germany', () => {
  const missing = pathsOf('pl').filter((path) => !pathsOf('de').includes(path))
  expect(missing.toSorted()).toEqual(missingInGermany.toSorted())
  expect(pathsOf('sk')).toEqual(expect.arrayContaining([...missingInGermany]))
})

test('picture names follow the naming scheme of drawn pictures, five views per product', () => {
  for (const row of shown) {
    const files = [row['base_image'] ?? '', ...list(row['additional_images'])]
    expect(new Set(files).size).toBeGreaterThanOrEqual(4)
    for (const file of files) {
      expect(file).toMatch(/^drawn\/[a-z]+\/[0-9a-f]{8}-[0-9a-f]{6}-[0-9a-f]{6}-(front|back|detail|flat|worn)\.svg$/)
    }
  }
})

test('some sizes and a few whole products are out of stock', () => {
  const variants = base.filter((row) => row['visibility'] === 'Not Visible Individually')
  const out = variants.filter((row) => row['is_in_stock'] === '0').length / variants.length
  expect(out).toBeGreaterThan(0.08)
  expect(out).toBeLessThan(0.25)
  expect(shown.filter((row) => row['is_in_stock'] === '0').length).toBeGreaterThan(5)
})

test('every full store has old URLs: some redirect, some lead to another site, some return a code, and some form a loop', () => {
  const rewrites = [...demoRows('rewrites', { now })]
  for (const { code, share } of stores.filter((store) => store.share === 100)) {
    const own = rewrites.filter((row) => row['store_view_code'] === code)
    expect(new Set(own.map((row) => row['redirect_type'])), `${code} ${share}`).toEqual(
      new Set(['0', '301', '302', '303', '307', '410']),
    )
  }
})

test('SRCH-12 every store view has enough past searches in its language to list popular ones', () => {
  for (const { code, language } of stores) {
    const own = searches.filter((row) => row['store_view_code'] === code).map((row) => row['query_text'] ?? '')
    expect(new Set(own).size, code).toBeGreaterThanOrEqual(6)
    const names = products
      .filter((row) => row['store_view_code'] === (code === 'pl' ? '' : code))
      .map((row) => row['name']?.toLocaleLowerCase(language) ?? '')
    for (const query of own)
      expect(
        names.some((name) => name.includes(query.toLocaleLowerCase(language))),
        `${code}: ${query}`,
      ).toBe(true)
  }
})
