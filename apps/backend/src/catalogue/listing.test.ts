import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeUid } from '#src/platform/uid.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { saveSettings } from '#src/store/store.ts'
import { saveAttributes } from './save/save-attributes.ts'
import { completeSearch } from './index/index.ts'
import { testRange, type TestRange } from './testing-range.ts'

let range: TestRange
let girls: string

interface Listing {
  products: {
    total_count: number
    items: { sku: string; stock_status: string }[]
    page_info: { total_pages: number; current_page: number; page_size: number }
    aggregations: {
      attribute_code: string
      label: string
      options: { label: string; value: string; slug: string; count: number; swatch_value: string | null }[]
    }[]
  }
}

const fields = `total_count page_info { total_pages current_page page_size } items { sku stock_status }
  aggregations { attribute_code label options { label value slug count swatch_value } }`

async function list(args: string, store?: string): Promise<Listing['products']> {
  const { data, errors } = await range.execute<Listing>(`{ products(${args}) { ${fields} } }`, {}, store)
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data.products
}

const skus = (listing: Listing['products']): string[] => listing.items.map((item) => item.sku)

beforeAll(async () => {
  range = await testRange()
  const { data } = await range.execute<{ categoryList: { uid: string }[] }>(
    '{ categoryList(filters: { url_path: { eq: "dla-niej" } }) { uid } }',
  )
  girls = data.categoryList[0]?.uid ?? ''
})
afterAll(() => range.close())

/** Changes settings of all store views. */
async function change(settings: Parameters<typeof saveSettings>[2]): Promise<void> {
  await range.database.transaction((tx) => saveSettings(tx, { scope: 'default', id: 0 }, settings))
  // The range counts statements with a reader of its own, for which the stores are remembered.
  await deliverDueEvents({ ...range.database, reader: (await range.context()).db })
}

describe('filters', () => {
  test('shows the products of a category and its descendants, in the order of the category', async () => {
    const listing = await list(`filter: { category_uid: { eq: "${girls}" } }`)
    expect(skus(listing)).toEqual(['C2', 'C1B', 'C1'])
    expect(skus(await list(`filter: { category_url_path: { eq: "dla-niej/sukienki" } }`))).toEqual(['C2', 'C1B', 'C1'])
  })

  test('accepts the id or the slug of an option', async () => {
    const all = await list('filter: {}')
    const red = all.aggregations.find((one) => one.attribute_code === 'color')?.options[0]
    expect(red).toMatchObject({ label: 'czerwony', slug: 'red', swatch_value: '#cc0000' })
    expect(skus(await list(`filter: { color: { eq: "${red?.value}" } }, sort: { name: ASC }`))).toEqual(['C2', 'C1'])
    expect(skus(await list('filter: { color: { in: ["red"] } }, sort: { name: ASC }'))).toEqual(['C2', 'C1'])
  })

  test('does not find a product by a sold-out size', async () => {
    expect(skus(await list('filter: { cdrl_size: { eq: "104" } }, sort: { name: ASC }'))).toEqual(['C2', 'C1B'])
  })

  test('LIST-18 joins values of one attribute with OR and attributes with AND', async () => {
    expect((await list('filter: { color: { in: ["red", "blue"] } }')).total_count).toBe(3)
    expect(skus(await list('filter: { color: { in: ["red"] }, cdrl_size: { in: ["98"] } }'))).toEqual(['C2', 'C1'])
  })

  test('finds a colour and a size only if one variant in stock has both', async () => {
    const found = async (color: string, size: string): Promise<string[]> =>
      skus(await list(`filter: { color: { in: ${color} }, cdrl_size: { in: ${size} } }, sort: { name: ASC }`))
    expect(await found('["red"]', '["104"]')).toEqual([])
    expect(await found('["red"]', '["110"]')).toEqual(['C2', 'C1'])
    expect(await found('["blue"]', '["110"]')).toEqual(['C1B'])
    expect(await found('["red", "blue"]', '["104"]')).toEqual(['C2', 'C1B'])
    expect(skus(await list('search: "czerwona sukienka 98"')).toSorted()).toEqual(['C1', 'C2'])
  })

  test.each([
    ['sku: { in: ["c1", "S1"] }', ['C1', 'S1']],
    ['url_key: { eq: "sukienka-mak" }', ['C2']],
    ['name: { match: "roza" }', ['C1', 'C1B']],
    ['price: { from: "20", to: "75" }', ['C2', 'GV', 'L2', 'S1']],
    ['on_sale: { eq: "1" }', ['C2']],
    ['in_stock: { eq: "0" }', ['S0']],
    ['type_id: { eq: "giftcard" }', ['GV']],
    ['description: { match: "czapka s" }', ['S0', 'S1']],
    ['color: { eq: "no-such-colour" }', []],
    ['category_id: { eq: "abc" }', []],
    ['sku: { in: [] }', []],
  ])('%s', async (filter, expected) => {
    expect(skus(await list(`filter: { ${filter} }`)).toSorted()).toEqual(expected)
  })

  test('GQL-12 finds products by a list of SKUs in any case', async () => {
    expect(skus(await list('filter: { sku: { in: ["c1", "S1", "no-such-sku"] } }')).toSorted()).toEqual(['C1', 'S1'])
  })

  test('finds a product by uid', async () => {
    const { data } = await range.execute<{ products: { items: { uid: string }[] } }>(
      '{ products(filter: { sku: { eq: "C2" } }) { items { uid } } }',
    )
    const uid = data.products.items[0]?.uid ?? ''
    expect(skus(await list(`filter: { uid: { eq: "${uid}" } }`))).toEqual(['C2'])
  })

  test('lists only products with a text and a price in the store view', async () => {
    expect(skus(await list('filter: {}', 'cz'))).toEqual(['C1'])
  })
})

describe('search', () => {
  test('requires all words, in any case and inflection, and ignores accents', async () => {
    for (const text of ['ROZA sukienka', 'sukienki róża', 'sukeinka roz'])
      expect(skus(await list(`search: "${text}"`)).toSorted()).toEqual(['C1', 'C1B'])
  })

  test('J11.5 treats a size and a colour in the query as filters on variants in stock', async () => {
    expect(skus(await list('search: "czerwona sukienka"')).toSorted()).toEqual(['C1', 'C2'])
    expect(skus(await list('search: "sukienka 104"')).toSorted()).toEqual(['C1B', 'C2'])
    expect(skus(await list('search: "niebieskie sukienki 98"')).toSorted()).toEqual(['C1B', 'C2'])
  })

  test('finds a product by its SKU and by the SKU of a variant', async () => {
    for (const text of ['c1b', 'C1B-104']) expect(skus(await list(`search: "${text}"`))).toContain('C1B')
  })

  test('SRCH-16 filters, counts, sorts and pages results like a category', async () => {
    const found = await list('search: "sukienki", filter: { color: { eq: "blue" } }, sort: { price: ASC }, pageSize: 1')
    expect(skus(found)).toEqual(['C2'])
    expect(found).toMatchObject({ total_count: 2, page_info: { total_pages: 2 } })
    const dearest = await list('search: "sukienki", filter: { color: { eq: "blue" } }, sort: { price: DESC }')
    expect(skus(dearest)).toEqual(['C1B', 'C2'])
    const colours = found.aggregations.find((one) => one.attribute_code === 'color')?.options
    expect(colours?.map(({ label, count }) => [label, count])).toEqual([
      ['czerwony', 2],
      ['niebieski', 2],
    ])
  })

  test('sorts by relevance, then by position, with sold-out products last', async () => {
    expect(skus(await list('search: "sukienka"'))).toEqual(['C2', 'C1B', 'C1'])
    expect(skus(await list('search: "czapka s"'))).toEqual(['S1', 'S0'])
  })

  test('names a correction, and does not correct a search in quotation marks', async () => {
    const search = async (text: string) => {
      const query = 'query ($text: String) { products(search: $text) { corrected_search total_count } }'
      type Found = { products: { corrected_search: string | null; total_count: number } }
      return (await range.execute<Found>(query, { text })).data.products
    }
    expect(await search('czakpa')).toEqual({ corrected_search: 'czapka', total_count: 3 })
    expect(await search('czapka')).toEqual({ corrected_search: null, total_count: 3 })
    expect(await search('"czakpa"')).toEqual({ corrected_search: null, total_count: 0 })
    expect(await search('"czapka"')).toEqual({ corrected_search: null, total_count: 3 })
  })

  test('says that only the colour is missing', async () => {
    const query = '{ products(search: "zielona sukienka") { is_near_match lacks_colour total_count } }'
    const { data } = await range.execute<{ products: unknown }>(query)
    expect(data.products).toEqual({ is_near_match: true, lacks_colour: true, total_count: 3 })
  })

  test('marks results as near matches when no product has all words', async () => {
    const query = '{ products(search: "roza czapka L2") { is_near_match items { sku } } }'
    const { data } = await range.execute<{ products: { is_near_match: boolean; items: { sku: string }[] } }>(query)
    expect(data.products).toEqual({ is_near_match: true, items: [{ sku: 'L2' }] })
  })

  test('treats SQL wildcards as plain text', async () => {
    for (const text of ['%', '_', '%uk%', '%_%']) expect((await list(`search: "${text}"`)).total_count).toBe(0)
  })

  test('sends no more SQL statements than a listing', async () => {
    const query = '{ products(search: "sukienka") { total_count aggregations { attribute_code options { count } } } }'
    await range.execute(query)
    range.statements()
    const known = '{ products(filter: {}) { total_count aggregations { attribute_code options { count } } } }'
    await range.execute(known)
    const listing = range.statements()
    for (const text of ['sukienka', 'sukeinka', 'C1B-104', 'nonsens', 'czerwona 104'])
      await range.execute(query.replace('sukienka', text))
    expect(range.statements()).toBe(listing * 5)
  })

  test('finds a renamed product by its new name only', async () => {
    const rename = (name: string) =>
      range.database.transaction((tx) =>
        sql`update catalogue_listing set name = ${name}, search_text = ${`${name.toLowerCase()} l2`},
          version = nextval('catalogue_listing_version') where sku = 'L2' and store_id = 1`.execute(tx),
      )
    await rename('Parasol')
    expect(skus(await list('search: "parasolki"'))).toEqual(['L2'])
    expect(skus(await list('search: "czapka"'))).not.toContain('L2')
    await rename('Czapka L2')
    expect((await list('search: "parasolki"')).total_count).toBe(0)
  })

  test('completes a typed text with words from its results', async () => {
    const ctx = await range.context()
    const { terms, productIds } = await completeSearch(ctx, 'sukienka roz', { terms: 3, products: 1 })
    expect(terms).toEqual(['sukienka róża', 'sukienka róża niebieska', 'sukienka róża czerwona'])
    expect(productIds).toHaveLength(1)
    expect(await completeSearch(ctx, 'xyzxyz', { terms: 3, products: 1 })).toEqual({
      terms: [],
      productIds: [],
      corrected: null,
    })
  })
})

describe('orders', () => {
  test.each([
    ['price: ASC', ['S1', 'L2', 'GV', 'C2', 'C1', 'C1B', 'S0']],
    ['price: DESC', ['C1B', 'C1', 'C2', 'GV', 'L2', 'S1', 'S0']],
    ['newest: DESC', ['C1B', 'C1', 'C2', 'S1', 'L2', 'GV', 'S0']],
  ])('%s, with sold-out products last', async (sort, expected) => {
    expect(skus(await list(`filter: {}, sort: { ${sort} }`))).toEqual(expected)
  })

  test.each([
    ['price: DESC, name: ASC', 'price: DESC'],
    ['name: ASC, price: DESC', 'name: ASC'],
  ])('%s sorts by the field that was sent first, as a literal and as a variable', async (both, first) => {
    const expected = skus(await list(`filter: {}, sort: { ${first} }`))
    expect(skus(await list(`filter: {}, sort: { ${both} }`))).toEqual(expected)
    const sort = Object.fromEntries(both.split(', ').map((one) => one.split(': ') as [string, string]))
    const query =
      'query ($sort: ProductAttributeSortInput) { products(filter: {}, sort: $sort) { items { sku stock_status } } }'
    const { data } = await range.execute<Listing>(query, { sort })
    expect(skus(data.products)).toEqual(expected)
  })

  test('UX-08 puts sold-out products last, in the default order and in a category too', async () => {
    expect(skus(await list('filter: {}')).at(-1)).toBe('S0')
    const boys = skus(await list('filter: { category_url_path: { eq: "dla-niego" } }'))
    expect(boys.toSorted()).toEqual(['L2', 'S0', 'S1'])
    expect(boys.at(-1)).toBe('S0')
  })

  test('LIST-04 GQL-10 labels the sort orders in the language of the store view', async () => {
    const query = '{ products(filter: {}) { sort_fields { default options { label value } } } }'
    const { data } = await range.execute<{
      products: { sort_fields: { options: { label: string; value: string }[] } }
    }>(query)
    expect(data.products.sort_fields.options).toContainEqual({ label: 'Cena', value: 'price' })
    expect(data.products.sort_fields.options.map((option) => option.value)).toEqual([
      'position',
      'newest',
      'price',
      'discount',
      'name',
    ])
  })
})

describe('the default sort order', () => {
  const ask = async (sort = '') => {
    const query = `{ products(filter: {} ${sort}) { sort_fields { default } items { sku } } }`
    const { data } = await range.execute<{
      products: { sort_fields: { default: string }; items: { sku: string }[] }
    }>(query)
    return { name: data.products.sort_fields.default, skus: data.products.items.map(({ sku }) => sku) }
  }

  test.each([
    ['price', 'ASC'],
    ['newest', 'DESC'],
  ] as const)('GQL-10 is the one of the setting: %s', async (field, direction) => {
    const before = await ask()
    expect(before.name).toBe('position')
    await change({ 'catalog/frontend/default_sort_by': field })
    const after = await ask()
    await change({ 'catalog/frontend/default_sort_by': 'position' })
    expect(after).toEqual({ name: field, skus: (await ask(`sort: { ${field}: ${direction} }`)).skus })
    expect(after.skus).not.toEqual(before.skus)
  })
})

describe('aggregations', () => {
  test('LIST-26 are in the order of the attributes, in which the merchant places price and categories', async () => {
    const codes = async () => (await list(`filter: {}`)).aggregations.map((one) => one.attribute_code)
    expect(await codes()).toEqual(['category_uid', 'cdrl_size', 'color', 'cdrl_brand', 'price'])
    const scope = { scope: 'default', id: 0 } as const
    await range.database.transaction(async (tx) => {
      await saveSettings(tx, scope, {
        'catalog/layered_navigation/price_position': 2,
        'catalog/layered_navigation/category_position': 9,
      })
      await saveAttributes(tx, [
        { code: 'cdrl_brand', input: 'select', isFilterable: true, position: 0, label: 'Brand' },
      ])
    })
    // The range counts statements with a reader of its own, for which the stores are remembered.
    await deliverDueEvents({ ...range.database, reader: (await range.context()).db })
    expect(await codes()).toEqual(['cdrl_brand', 'cdrl_size', 'price', 'color', 'category_uid'])
  })

  test('LIST-05 GQL-10 counts for each option the products that are shown when it is chosen', async () => {
    const { aggregations } = await list(`filter: { category_uid: { eq: "${girls}" } }`)
    for (const { attribute_code: code, options } of aggregations)
      for (const { value, count } of options) {
        const [from, to] = value.split('_')
        const filter =
          code === 'price'
            ? `price: { from: "${from}", to: "${to}" }`
            : code === 'category_uid'
              ? ''
              : `${code}: { eq: "${value}" }`
        const uid = code === 'category_uid' ? value : girls
        const found = await list(`filter: { category_uid: { eq: "${uid}" } ${filter} }`)
        expect([code, value, found.total_count]).toEqual([code, value, count])
      }
  })

  test('LIST-05 UX-05 counts for each option the products that are shown when it is added to the filters, including 0', async () => {
    for (const set of [
      'color: { eq: "red" }',
      'cdrl_size: { in: ["104"] }',
      'cdrl_size: { eq: "110" }, color: { eq: "blue" }',
    ]) {
      const { aggregations } = await list(`filter: { ${set} }`)
      for (const { attribute_code: code, options } of aggregations.filter((one) =>
        /^(color|cdrl_size)$/.test(one.attribute_code),
      ))
        for (const { slug, count } of options) {
          const others = set
            .split('}, ')
            .map((part) => part.replace(/\s*\}$/, ''))
            .filter((part) => !part.startsWith(code))
          const filter = [...others.map((part) => `${part} }`), `${code}: { eq: "${slug}" }`].join(', ')
          expect([set, slug, count]).toEqual([set, slug, (await list(`filter: { ${filter} }`)).total_count])
        }
    }
    const { aggregations } = await list('filter: { color: { eq: "red" } }')
    expect(aggregations.find((one) => one.attribute_code === 'cdrl_size')?.options).toContainEqual(
      expect.objectContaining({ slug: '104', count: 0 }),
    )
  })

  test('a facet narrows the counts of other facets but not its own', async () => {
    const { aggregations } = await list('filter: { color: { eq: "blue" } }')
    const counts = (code: string) =>
      aggregations.find((one) => one.attribute_code === code)?.options.map((option) => [option.label, option.count])
    expect(counts('color')).toEqual([
      ['czerwony', 2],
      ['niebieski', 2],
    ])
    expect(counts('cdrl_size')).toEqual([
      ['98', 2],
      ['104', 2],
      ['110', 1],
    ])
  })

  test('GQL-47 returns facets with labels, counts and swatches to display, and with slugs for URLs', async () => {
    const query = `{ products(filter: { category_uid: { eq: "${girls}" } }) { aggregations { label count slug attribute_code position options { label value count slug swatch_value } } } }`
    const { data } = await range.execute<{ products: Record<string, object[]> }>(query)
    const facets = data.products['aggregations'] as { attribute_code: string; position: number; options: object[] }[]
    const colour = facets.find((one) => one.attribute_code === 'color')
    expect(colour).toMatchObject({ label: 'Kolor', count: 2, slug: 'color' })
    expect(colour?.options[0]).toEqual({
      label: 'czerwony',
      value: '4',
      count: 2,
      slug: 'red',
      swatch_value: '#cc0000',
    })
    expect(facets.map(({ position }) => position)).toEqual(facets.map((_, index) => index))
  })

  test('offers only direct child categories on request', async () => {
    const query = `{ products(filter: { category_uid: { eq: "${girls}" } }) { aggregations(filter: { category: { includeDirectChildrenOnly: true } }) { attribute_code options { label count } } } }`
    const { data } = await range.execute<Listing>(query)
    const categories = data.products.aggregations.find((one) => one.attribute_code === 'category_uid')
    expect(categories?.options).toEqual([{ label: 'Sukienki', count: 3 }])
  })
})

describe('pages', () => {
  test('LIST-23 GQL-09 returns total_count and page_info', async () => {
    const listing = await list('filter: {}, pageSize: 3, currentPage: 2, sort: { price: ASC }')
    expect(skus(listing)).toEqual(['C2', 'C1', 'C1B'])
    expect(listing.total_count).toBe(7)
    expect(listing.page_info).toEqual({ total_pages: 3, current_page: 2, page_size: 3 })
  })

  test.each([
    ['pageSize: 5', "'search' or 'filter' input argument is required."],
    ['filter: {}, pageSize: 0', 'pageSize value must be greater than 0.'],
    ['filter: {}, pageSize: 301', 'Maximum pageSize is 300'],
    ['filter: {}, currentPage: -1', 'currentPage value must be greater than 0.'],
    ['filter: {}, currentPage: 9', 'currentPage value 9 specified is greater than the 1 page(s) available.'],
    ['filter: { name: { match: "x" } }', 'Invalid match filter. Minimum length is 3.'],
    ['filter: { uid: { eq: "x" } }', 'Value of uid "x" is incorrect.'],
    ['filter: { price: { from: "NaN" } }', 'Invalid price filter value "NaN".'],
    [
      `filter: { category_id: { eq: "2" }, category_uid: { eq: "${encodeUid(2)}" } }`,
      "`category_id` and `category_uid` can't be used at the same time",
    ],
  ])('%s is refused', async (args, message) => {
    await expect(list(args)).rejects.toThrow(message)
  })
})

test('loads a listing with facets, colours and live stock with at most four SQL statements', async () => {
  const query = `{ products(filter: {}, pageSize: 60) { ${fields} items { sku stock_status only_x_left_in_stock
    categories { name } color_siblings { sku small_image { url } } related_products { sku }
    ... on ConfigurableProduct { configurable_options { label } variants { product { sku stock_status } } } } } }`
  await range.execute(query)
  range.statements()
  expect((await range.execute(query)).errors).toBeUndefined()
  expect(range.statements()).toBeLessThanOrEqual(4)
})
