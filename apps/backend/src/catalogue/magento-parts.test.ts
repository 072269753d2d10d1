import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

async function ask<T>(query: string, headers: Record<string, string> = {}): Promise<T> {
  const { data, errors } = await shop.execute<T>(query, {}, headers)
  expect(errors).toBeUndefined()
  return data
}

describe('category(id)', () => {
  interface Tree {
    id: number
    name: string
    children: Tree[]
    products: { total_count: number }
  }

  test('returns the root without an id, else the category with its children and products', async () => {
    const { category: root } = await ask<{ category: Tree }>('{ category { id children { id name } } }')
    const [first] = root.children
    const { category } = await ask<{ category: Tree }>(
      `{ category(id: ${first?.id ?? 0}) { id name children { name } products { total_count } } }`,
    )
    expect(category).toMatchObject({ id: first?.id, name: first?.name })
    expect(category.products.total_count).toBeGreaterThan(0)
  })

  test('returns Magento’s error for a category that the store does not have', async () => {
    const { data, errors } = await shop.execute('{ category(id: 999999) { name } }')
    expect(data).toEqual({ category: null })
    expect(errors?.[0]).toMatchObject({
      message: "Category doesn't exist",
      extensions: { category: 'graphql-no-such-entity' },
    })
  })
})

test('product_links returns the linked products', async () => {
  const { products } = await ask<{
    products: {
      items: { sku: string; product_links: object[]; related_products: { sku: string; type_id: string }[] }[]
    }
  }>(`{ products(filter: {}, pageSize: 50) { items { sku related_products { sku type_id }
      product_links { __typename sku link_type linked_product_sku linked_product_type position } } } }`)
  const item = products.items.find(({ related_products: related }) => related.length > 0)
  const [first] = item?.related_products ?? []
  expect(item?.product_links[0]).toEqual({
    __typename: 'ProductLinks',
    sku: item?.sku,
    link_type: 'related',
    linked_product_sku: first?.sku,
    linked_product_type: first?.type_id,
    position: 0,
  })
})

describe('a listing', () => {
  interface Option {
    value: string
    label: string
    count: number
  }

  test('offers price ranges in Magento’s format, with the right number of products', async () => {
    const { products } = await ask<{ products: { aggregations: { attribute_code: string; options: Option[] }[] } }>(
      '{ products(filter: {}) { aggregations { attribute_code options { value label count } } } }',
    )
    const ranges = products.aggregations.find(({ attribute_code: code }) => code === 'price')?.options ?? []
    expect(ranges.length).toBeGreaterThan(1)
    for (const { value, label, count } of ranges) {
      expect(value).toMatch(/^\d+_\d+$/)
      expect(label).toBe(value.replace('_', '-'))
      const [from, to] = value.split('_')
      const { products: found } = await ask<{ products: { total_count: number } }>(
        `{ products(filter: { price: { from: "${from}", to: "${to}" } }) { total_count } }`,
      )
      expect(found.total_count).toBe(count)
    }
  })

  test('has the filters of older clients, with colour swatches', async () => {
    const { products } = await ask<{
      products: { filters: { request_var: string; filter_items: { __typename: string }[] }[] }
    }>(`{ products(filter: {}) { filters { name request_var filter_items_count filter_items { __typename label value_string
        items_count ... on SwatchLayerFilterItemInterface { swatch_data { type value } } } } } }`)
    const color = products.filters.find(({ request_var: code }) => code === 'color')
    expect(color).toMatchObject({ name: 'Kolor', filter_items_count: 2 })
    expect(color?.filter_items[0]).toEqual({
      __typename: 'SwatchLayerFilterItem',
      label: 'czerwony',
      value_string: expect.stringMatching(/^\d+$/),
      items_count: expect.any(Number),
      swatch_data: { type: '1', value: '#c0392b' },
    })
    const size = products.filters.find(({ request_var: code }) => code === 'cdrl_size')
    expect(size?.filter_items[0]?.__typename).toBe('LayerFilterItem')
  })
})

test('gift card options include the values that clients read', async () => {
  const { products } = await ask<{ products: { items: { gift_card_options: object[] }[] } }>(
    `{ products(filter: { type_id: { eq: "giftcard" } }) { items { ... on GiftCardProduct { sku gift_card_options {
      title ... on CustomizableFieldOption { product_sku value { uid price price_type max_characters sku } } } } } } }`,
  )
  const [option] = products.items[0]?.gift_card_options ?? []
  expect(option).toMatchObject({ value: { price: 0, price_type: 'FIXED', max_characters: 255, sku: null } })
})

test('a document with product types that the shop does not sell is accepted', async () => {
  const { products } = await ask<{ products: { items: { __typename: string }[] } }>(
    `{ products(filter: {}) { items { __typename sku
      ... on BundleProduct { dynamic_price price_view ship_bundle_items price_details { main_price }
        items { uid title required type options { uid label quantity price_type can_change_quantity product { name } } } }
      ... on GroupedProduct { items { qty position product { sku } } }
      ... on DownloadableProduct { links_title downloadable_product_links { uid title price sample_url }
        downloadable_product_samples { title sample_url } }
      ... on CustomizableProductInterface { options { title
        ... on CustomizableAreaOption { value { max_characters } }
        ... on CustomizableDateOption { value { type } }
        ... on CustomizableFileOption { value { file_extension } }
        ... on CustomizableDropDownOption { dropDown: value { title } }
        ... on CustomizableRadioOption { radio: value { title } }
        ... on CustomizableCheckboxOption { checkbox: value { title } }
        ... on CustomizableMultipleOption { multiple: value { title } } } } } } }`.replaceAll(
      /\.\.\. on Customizable(Area|Date|File)Option \{ value/g,
      (_, kind: string) => `... on Customizable${kind}Option { ${kind.toLowerCase()}: value`,
    ),
  )
  expect(products.items.length).toBeGreaterThan(0)
})

test.each([
  ['pl', 'Nie wysyłamy poleceń e-mailem.'],
  ['ua', 'Ми не надсилаємо рекомендацій електронною поштою.'],
])(
  'refuses to recommend a product by email, with a message in the language of the store (%s)',
  async (store, words) => {
    const { data, errors } = await shop.execute(
      `mutation { sendEmailToFriend(input: { product_id: 1, sender: { name: "A", email: "a@example.com", message: "B" },
      recipients: [{ name: "C", email: "c@example.com" }] }) { sender { name } recipients { email } } }`,
      {},
      { store },
    )
    expect(data).toEqual({ sendEmailToFriend: null })
    expect(errors?.[0]?.message).toContain(words)
    expect(errors?.[0]?.extensions['category']).toBe('graphql-input')
    const { storeConfig } = await ask<{ storeConfig: object }>(
      '{ storeConfig { send_friend { enabled_for_customers enabled_for_guests } } }',
    )
    expect(storeConfig).toEqual({ send_friend: { enabled_for_customers: false, enabled_for_guests: false } })
  },
)
