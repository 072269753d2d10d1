import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeUid } from '#src/platform/uid.ts'
import { chosenProduct, productById } from './product.ts'
import { testRange, type TestRange } from './testing-range.ts'

let range: TestRange
beforeAll(async () => {
  range = await testRange()
})
afterAll(() => range.close())

async function product<T = Record<string, unknown>>(sku: string, fields: string, store?: string): Promise<T> {
  const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`
  const { data, errors } = await range.execute<{ products: { items: T[] } }>(query, {}, store)
  if (errors !== undefined) throw new Error(errors[0]?.message)
  return data.products.items[0] as T
}

test('GQL-48 returns all fields of a product card', async () => {
  const card = await product(
    'C1',
    `__typename sku name additional_product_name cdrl_brand url_key url_suffix stock_status
    small_image { url label } secondary_image { url } brand_category_url type_id ... on RoutableInterface { relative_url }
    categories { name level path_in_store breadcrumbs { category_name } } color_option { label swatch_data { __typename value } }`,
  )
  expect(card).toEqual({
    __typename: 'ConfigurableProduct',
    sku: 'C1',
    name: 'Sukienka Róża czerwona',
    additional_product_name: 'z bawełny',
    cdrl_brand: 'Bocian',
    url_key: 'sukienka-r-a-czerwona',
    url_suffix: '.html',
    relative_url: 'sukienka-r-a-czerwona.html',
    stock_status: 'IN_STOCK',
    small_image: {
      url: expect.stringMatching(/\/media\/catalog\/product\/drawn\/dress\/front\.svg$/),
      label: 'Sukienka Róża czerwona',
    },
    secondary_image: { url: expect.stringMatching(/worn\.svg$/) },
    brand_category_url: 'marki/bocian.html',
    type_id: 'configurable',
    categories: [
      { name: 'Sukienki', level: 3, path_in_store: 'dla-niej/sukienki', breadcrumbs: [{ category_name: 'Dla niej' }] },
    ],
    color_option: { label: 'czerwony', swatch_data: { __typename: 'ColorSwatchData', value: '#cc0000' } },
  })
})

describe('prices', () => {
  const fields = `price_range { minimum_price { final_price { value currency } regular_price { value } discount { amount_off percent_off } } maximum_price { final_price { value } } } lowest_price { value currency }`

  test('PRICE-06 a reduced product has the lowest price of the previous 30 days', async () => {
    expect(await product('C2', fields)).toEqual({
      price_range: {
        minimum_price: {
          final_price: { value: 75, currency: 'PLN' },
          regular_price: { value: 100 },
          discount: { amount_off: 25, percent_off: 25 },
        },
        maximum_price: { final_price: { value: 75 } },
      },
      lowest_price: { value: 90, currency: 'PLN' },
    })
  })

  test('another store view has its own price and currency', async () => {
    expect(await product('C1', fields, 'cz')).toMatchObject({
      price_range: { minimum_price: { final_price: { value: 449, currency: 'CZK' } } },
      lowest_price: null,
    })
  })

  test('the price range of a gift card is from its lowest to its highest amount', async () => {
    expect(
      await product(
        'GV',
        `__typename ${fields} stock_status ... on GiftCardProduct { giftcard_type giftcard_amounts { uid value } gift_card_options { __typename uid title required } }`,
      ),
    ).toMatchObject({
      __typename: 'GiftCardProduct',
      price_range: { minimum_price: { final_price: { value: 50 } }, maximum_price: { final_price: { value: 100 } } },
      stock_status: 'IN_STOCK',
      giftcard_type: 'VIRTUAL',
      giftcard_amounts: [
        { uid: encodeUid('giftcard/amount/5000'), value: 50 },
        { uid: encodeUid('giftcard/amount/10000'), value: 100 },
      ],
    })
  })
})

describe('variants', () => {
  interface Chosen {
    configurable_options: { attribute_code: string; values: { label: string; uid: string }[] }[]
    variants: {
      attributes: { label: string }[]
      product: { sku: string; stock_status: string; price_range: { minimum_price: { final_price: { value: number } } } }
    }[]
    configurable_product_options_selection: {
      variant: { sku: string } | null
      options_available_for_selection: { attribute_code: string; option_value_uids: string[] }[]
      variants: { option_value_uid: string; product: { sku: string } }[]
    }
  }
  const fields = (uids: string[] = []) => `... on ConfigurableProduct {
    configurable_options { attribute_code values { label uid } }
    variants { attributes { label } product { sku stock_status price_range { minimum_price { final_price { value } } } } }
    configurable_product_options_selection(configurableOptionValueUids: ${JSON.stringify(uids)}) {
      variant { sku } options_available_for_selection { attribute_code option_value_uids } variants { option_value_uid product { sku } } } }`

  test('PDP-09 a combination of options is in stock only if its variant exists and is in stock', async () => {
    const { variants } = await product<Chosen>('C2', fields())
    const status = Object.fromEntries(variants.map((variant) => [variant.product.sku, variant.product.stock_status]))
    expect(status['C2-104-red']).toBe('OUT_OF_STOCK')
    expect(status['C2-104-blue']).toBe('IN_STOCK')
    expect(status['C2-110-blue']).toBeUndefined()
    expect(variants[0]?.product.price_range.minimum_price.final_price.value).toBe(75)
  })

  test('PDP-07 each choice narrows the available options', async () => {
    const { configurable_options: options } = await product<Chosen>('C2', fields())
    expect(options.map((option) => [option.attribute_code, option.values.map((value) => value.label)])).toEqual([
      ['cdrl_size', ['98', '104', '110']],
      ['color', ['czerwony', 'niebieski']],
    ])
    const uid = (label: string): string =>
      options.flatMap((option) => option.values).find((value) => value.label === label)?.uid ?? ''
    const red = (await product<Chosen>('C2', fields([uid('czerwony')]))).configurable_product_options_selection
    expect(red.variant).toBeNull()
    expect(red.options_available_for_selection[0]?.option_value_uids).toEqual([uid('98'), uid('110')])
    const both = (await product<Chosen>('C2', fields([uid('niebieski'), uid('98')])))
      .configurable_product_options_selection
    expect(both.variant).toEqual({ sku: 'C2-98-blue' })
    const absent = (await product<Chosen>('C2', fields([uid('niebieski'), uid('110')])))
      .configurable_product_options_selection
    expect(absent.variant).toBeNull()
    expect(absent.variants).toEqual([])
  })

  test('refuses an invalid uid', async () => {
    await expect(product('C2', fields(['!']))).rejects.toThrow('Value of uid "!" is incorrect.')
  })
})

test('GQL-11 returns the colours of a design in order, including the product itself', async () => {
  const { color_siblings: siblings } = await product<{ color_siblings: { sku: string }[] }>(
    'C1B',
    'color_siblings { sku }',
  )
  expect(siblings.map((sibling) => sibling.sku)).toEqual(['C1', 'C1B'])
})

test('returns the remaining quantity only when few pieces are left', async () => {
  expect(await product('L2', 'only_x_left_in_stock stock_status')).toEqual({
    only_x_left_in_stock: 2,
    stock_status: 'IN_STOCK',
  })
  expect(await product('S1', 'only_x_left_in_stock')).toEqual({ only_x_left_in_stock: null })
  expect(await product('S0', 'stock_status')).toEqual({ stock_status: 'OUT_OF_STOCK' })
})

test('GQL-13 returns the options with their swatches, the variants, the remaining choices and the brand', async () => {
  const page = await product(
    'C2',
    `brand_category_url ... on ConfigurableProduct {
      configurable_options { attribute_code label position values { uid label swatch_data { __typename value } } }
      variants { attributes { code uid label } product { uid sku stock_status } }
      configurable_product_options_selection { variants { option_value_uid product { sku } } } }`,
  )
  const size = {
    uid: expect.any(String) as string,
    label: '98',
    swatch_data: { __typename: 'TextSwatchData', value: '98' },
  }
  const red = { label: 'czerwony', swatch_data: { __typename: 'ColorSwatchData', value: '#cc0000' } }
  expect(page).toMatchObject({
    brand_category_url: 'marki/bocian.html',
    configurable_options: [
      {
        attribute_code: 'cdrl_size',
        label: 'Rozmiar',
        position: 0,
        values: expect.arrayContaining([expect.objectContaining(size)]),
      },
      {
        attribute_code: 'color',
        label: 'Kolor',
        position: 1,
        values: expect.arrayContaining([expect.objectContaining(red)]),
      },
    ],
    variants: expect.arrayContaining([
      {
        attributes: [
          { code: 'cdrl_size', uid: expect.any(String), label: '98' },
          { code: 'color', uid: expect.any(String), label: 'czerwony' },
        ],
        product: { uid: expect.any(String), sku: 'C2-98-red', stock_status: 'IN_STOCK' },
      },
    ]),
    configurable_product_options_selection: {
      variants: expect.arrayContaining([{ option_value_uid: expect.any(String), product: { sku: 'C2-98-red' } }]),
    },
  })
})

test('GQL-13 returns the type and amounts of a gift card', async () => {
  expect(await product('GV', '... on GiftCardProduct { giftcard_type giftcard_amounts { value } }')).toEqual({
    giftcard_type: 'VIRTUAL',
    giftcard_amounts: [{ value: 50 }, { value: 100 }],
  })
})

test('GQL-13 returns custom attributes with labels', async () => {
  const fields =
    'cdrl_care custom_attributesV2 { items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label } } } errors { message } }'
  expect(await product('C1', fields)).toMatchObject({
    cdrl_care: 'Prać w 30 °C',
    custom_attributesV2: {
      errors: [],
      items: expect.arrayContaining([
        { code: 'color', selected_options: [{ label: 'czerwony' }] },
        { code: 'cdrl_care', value: 'Prać w 30 °C' },
      ]),
    },
  })
})

test('chosenProduct also finds a product that the store view no longer sells', async () => {
  const { data } = await range.execute<{ products: { items: { id: number }[] } }>(
    '{ products(filter: { sku: { eq: "S1" } }) { items { id } } }',
  )
  const id = data.products.items[0]?.id ?? 0
  const czech = await range.context('cz')
  expect(await productById(czech, id)).toBeNull()
  expect(await chosenProduct(czech, id)).toMatchObject({ sku: 'S1', name: 'Czapka S1' })
  expect(await chosenProduct(czech, 999_999)).toBeNull()
})
