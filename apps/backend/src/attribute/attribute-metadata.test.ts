import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

type Item = Record<string, unknown> & { code: string }
interface Found {
  items: Item[]
  errors: { type: string; message: string }[]
}

async function ask<T>(query: string, headers: Record<string, string> = {}): Promise<T> {
  const { data, errors } = await shop.execute<T>(query, {}, headers)
  expect(errors).toBeUndefined()
  return data
}

describe('the metadata that product pages of Venia read', () => {
  const query = `{ products(search: "a", pageSize: 20) { items { sku custom_attributes {
    entered_attribute_value { value }
    selected_attribute_options { attribute_option { uid label is_default ... on AttributeOption { value } } }
    attribute_metadata {
      code label uid entity_type data_type is_system sort_order
      attribute_labels { store_code label }
      ui_input { __typename ui_input_type is_html_allowed ... on SelectableInputTypeInterface { attribute_options { label } } }
      ... on ProductAttributeMetadata { used_in_components }
    } } } } }`
  interface Metadata {
    code: string
    attribute_labels: { store_code: string; label: string }[]
    ui_input: { ui_input_type: string; attribute_options?: unknown[] } | null
    used_in_components: string[] | null
  }

  test('contains the input type and the uses of every attribute of every product', async () => {
    const { products } = await ask<{
      products: { items: { custom_attributes: { attribute_metadata: Metadata }[] }[] }
    }>(query.replace('search: "a"', 'filter: {}'))
    const all = products.items.flatMap((item) => item.custom_attributes.map((one) => one.attribute_metadata))
    expect(all.length).toBeGreaterThan(0)
    for (const metadata of all) {
      expect(metadata.ui_input?.ui_input_type).toMatch(/^(SELECT|TEXT|TEXTEDITOR)$/)
      expect(metadata.used_in_components).toContain('PRODUCT_DETAILS_PAGE')
    }
    const color = all.find(({ code }) => code === 'color')
    expect(color?.ui_input).toMatchObject({
      ui_input_type: 'SELECT',
      attribute_options: [{ label: 'czerwony' }, { label: 'niebieski' }],
    })
    expect(color?.used_in_components).toContain('PRODUCT_FILTER')
  })

  test('has the label of each store view in its language', async () => {
    const { products } = await ask<{
      products: { items: { custom_attributes: { attribute_metadata: Metadata }[] }[] }
    }>(query.replace('search: "a"', 'filter: {}'))
    const metadata = products.items.flatMap((item) => item.custom_attributes.map((one) => one.attribute_metadata))
    const labels = metadata.find(({ code }) => code === 'color')?.attribute_labels ?? []
    expect(labels).toContainEqual({ store_code: 'pl', label: 'Kolor' })
    expect(labels).toContainEqual({ store_code: 'ua', label: 'Колір' })
    expect(labels.length).toBeGreaterThan(10)
  })
})

test('custom_attributesV2 returns the attributes with the requested traits', async () => {
  const codes = async (filters: string) => {
    const { products } = await ask<{ products: { items: { custom_attributesV2: { items: { code: string }[] } }[] } }>(
      `{ products(filter: {}) { items { custom_attributesV2(filters: ${filters}) { items { code } } } } }`,
    )
    return new Set(products.items.flatMap((item) => item.custom_attributesV2.items.map(({ code }) => code)))
  }
  expect(await codes('{ is_filterable: true }')).not.toContain('cdrl_care')
  expect(await codes('{ is_filterable: true }')).toContain('color')
  expect(await codes('{ is_filterable: false }')).not.toContain('color')
})

describe('attributesList', () => {
  const list = (args: string, store = 'pl') =>
    ask<{ attributesList: Found }>(
      `{ attributesList(${args}) { errors { type message } items { __typename code label frontend_input entity_type is_required
        is_unique default_value options { label value is_default }
        ... on CatalogAttributeMetadata { is_filterable_in_search is_comparable apply_to swatch_input_type } } } }`,
      { store },
    ).then((data) => data.attributesList)

  test('lists the filterable product attributes with their inputs', async () => {
    const { items, errors } = await list('entityType: CATALOG_PRODUCT, filters: { is_filterable_in_search: true }')
    expect(errors).toEqual([])
    expect(items.map(({ code, frontend_input: input }) => [code, input])).toEqual([
      ['price', 'PRICE'],
      ['cdrl_size', 'SELECT'],
      ['color', 'SELECT'],
    ])
    expect(items.find(({ code }) => code === 'color')).toMatchObject({
      __typename: 'CatalogAttributeMetadata',
      label: 'Kolor',
      swatch_input_type: 'VISUAL',
      options: [
        { label: 'czerwony', value: expect.stringMatching(/^\d+$/), is_default: false },
        { label: 'niebieski' },
      ],
    })
  })

  test('returns labels in the language of the store view', async () => {
    const { items } = await list('entityType: CATALOG_PRODUCT', 'de')
    const labels = new Map(items.map(({ code, label }) => [code, label]))
    expect(labels.get('name')).toBe('Name')
    expect(labels.get('short_description')).toBe('Kurzbeschreibung')
    expect(labels.get('color')).toBe('Farbe')
  })

  test('has attributes of categories, customers and returns', async () => {
    expect((await list('entityType: CATALOG_CATEGORY')).items.find(({ code }) => code === 'name')).toMatchObject({
      apply_to: ['CATEGORY'],
      is_required: true,
    })
    expect((await list('entityType: CUSTOMER')).items.map(({ code }) => code)).toContain('gender')
    expect(await list('entityType: RMA_ITEM')).toMatchObject({
      items: [
        {
          code: 'reason',
          is_required: true,
          options: expect.arrayContaining([{ value: 'too_small', label: 'Za małe', is_default: false }]) as object[],
        },
        { code: 'bank_account', is_required: false, options: [] },
      ],
      errors: [],
    })
  })

  test('reports a filter that the entity does not have', async () => {
    expect(await list('entityType: CUSTOMER, filters: { is_filterable: true }')).toEqual({
      items: [],
      errors: [
        {
          type: 'FILTER_NOT_FOUND',
          message: 'Cannot filter by "is_filterable" as that field does not belong to "customer".',
        },
      ],
    })
  })
})

describe('attributesForm', () => {
  const form = (code: string, store = 'pl') =>
    ask<{ attributesForm: Found }>(
      `{ attributesForm(formCode: "${code}") { errors { type message } items { __typename code label is_required frontend_input
        options { value label } ... on CustomerAttributeMetadata { sort_order multiline_count validate_rules { name value } } } } }`,
      { store },
    ).then((data) => data.attributesForm)

  test('an account form has name and email address', async () => {
    const { items } = await form('customer_account_create')
    expect(items.map(({ code, label, is_required: isRequired }) => [code, label, isRequired])).toEqual([
      ['firstname', 'Imię', true],
      ['lastname', 'Nazwisko', true],
      ['email', 'Adres e-mail', true],
    ])
    expect(items[2]?.['validate_rules']).toEqual([{ name: 'INPUT_VALIDATION', value: 'email' }])
  })

  test('an address form offers the countries of the store view', async () => {
    const { items } = await form('customer_address_edit', 'de')
    expect(items.find(({ code }) => code === 'country_id')?.['options']).toContainEqual({
      value: 'DE',
      label: 'Deutschland',
    })
    expect(items.find(({ code }) => code === 'street')).toMatchObject({
      frontend_input: 'MULTILINE',
      multiline_count: 2,
    })
  })

  test.each(['adminhtml_customer', 'toString', 'nothing'])('the form %s is not found', async (code) => {
    expect(await form(code)).toEqual({
      items: [],
      errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${code}" could not be found.` }],
    })
  })
})

describe('named attributes', () => {
  test('are returned in order, and unknown ones are reported', async () => {
    const { customAttributeMetadataV2: found } = await ask<{ customAttributeMetadataV2: Found }>(
      `{ customAttributeMetadataV2(attributes: [
          { attribute_code: "color", entity_type: "catalog_product" }
          { attribute_code: "nothing", entity_type: "catalog_product" }
          { attribute_code: "color", entity_type: "moon" }
          { attribute_code: "color" }
          { attribute_code: "email", entity_type: "customer" }
        ]) { items { code __typename } errors { type message } } }`,
    )
    expect(found.items).toEqual([
      { code: 'color', __typename: 'CatalogAttributeMetadata' },
      { code: 'email', __typename: 'CustomerAttributeMetadata' },
    ])
    expect(found.errors).toEqual([
      { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "nothing" could not be found.' },
      { type: 'ENTITY_NOT_FOUND', message: 'Entity "moon" could not be found.' },
      { type: 'UNDEFINED', message: 'Missing entity_type for the input attribute_code: color.' },
    ])
  })

  test('are returned with their storefront properties by the older query', async () => {
    const { customAttributeMetadata: found } = await ask<{ customAttributeMetadata: { items: unknown[] } }>(
      `{ customAttributeMetadata(attributes: [{ attribute_code: "cdrl_size", entity_type: "catalog_product" }]) { items {
        attribute_code entity_type attribute_type input_type attribute_options { label value }
        storefront_properties { position use_in_layered_navigation use_in_product_listing
          use_in_search_results_layered_navigation visible_on_catalog_pages } } } }`,
    )
    expect(found.items).toEqual([
      {
        attribute_code: 'cdrl_size',
        entity_type: 'catalog_product',
        attribute_type: 'Int',
        input_type: 'select',
        attribute_options: ['98', '104', '110'].map((label) => ({ label, value: expect.stringMatching(/^\d+$/) })),
        storefront_properties: {
          position: 1,
          use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
          use_in_product_listing: true,
          use_in_search_results_layered_navigation: true,
          visible_on_catalog_pages: true,
        },
      },
    ])
  })

  test('are refused by the older query if none is found', async () => {
    const { errors } = await shop.execute(
      '{ customAttributeMetadata(attributes: [{ attribute_code: "a", entity_type: "catalog_product" }]) { items { attribute_code } } }',
    )
    expect(errors?.[0]).toMatchObject({
      message: 'Attribute code "a" could not be found.',
      extensions: { category: 'graphql-input' },
    })
  })
})
