import fs from 'node:fs'
import path from 'node:path'
import { Kind, parse, print, separateOperations, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSchema } from '../schema.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

// Documents like those of third-party clients. A single unknown field would make the whole document invalid.
const folder = path.join(import.meta.dirname, '../../client-documents')
const files = fs.readdirSync(folder).filter((name) => name.endsWith('.graphql'))
const read = (file: string) => parse(fs.readFileSync(path.join(folder, file), 'utf8'))
const schema = createSchema()

test.each(files)('the document %s is valid', (file) => {
  const operations = Object.entries(separateOperations(read(file)))
  expect(operations.length).toBeGreaterThan(0)
  for (const [name, document] of operations)
    expect([name, validate(schema, document).map((error) => error.message)]).toEqual([name, []])
})

describe('the catalogue documents', () => {
  let shop: TestShop
  let customer: Record<string, string>
  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
    customer = await newCustomer(shop, 'ada@example.com')
  })
  afterAll(() => shop.close())

  async function run<T>(file: string, operation: string, variables: object = {}): Promise<T> {
    const document = separateOperations(read(file))[operation]
    if (document?.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) !== true)
      throw new Error(`${file} has no ${operation}`)
    const { data, errors } = await shop.execute<T>(print(document), { ...variables }, customer)
    expect([operation, errors]).toEqual([operation, undefined])
    return data
  }

  test('return a listing with default and with chosen filters', async () => {
    const all = await run<{ products: { total_count: number; items: { url_key: string }[] } }>(
      'product-list.graphql',
      'ProductList',
    )
    expect(all.products.total_count).toBeGreaterThan(5)
    const few = await run<typeof all>('product-list.graphql', 'ProductList', {
      filters: { price: { from: '10', to: '60' } },
      sort: { price: 'ASC' },
    })
    expect(few.products.total_count).toBeLessThan(all.products.total_count)
    for (const { url_key: urlKey } of all.products.items) {
      await run('product-page.graphql', 'ProductPage', { urlKey })
      await run('product-page.graphql', 'OldProductPage', { urlKey })
    }
  })

  test('return filter types, categories and metadata', async () => {
    await run('product-list.graphql', 'ProductFilterTypes', { filters: { is_filterable_in_search: true } })
    await run('product-list.graphql', 'OldCategory')
    for (const formCode of ['customer_account_create', 'customer_account_edit', 'customer_address_edit', 'none'])
      await run('attribute-metadata.graphql', 'AttributesForm', { formCode })
    const attributes = [{ attribute_code: 'color', entity_type: 'catalog_product' }]
    await run('attribute-metadata.graphql', 'NamedAttributes', { attributes })
    await run('attribute-metadata.graphql', 'OldNamedAttributes', { attributes })
  })

  test('compare products', async () => {
    const { products } = await run<{ products: { items: { id: number; uid: string; sku: string }[] } }>(
      'product-list.graphql',
      'ProductList',
    )
    const [first, second] = products.items
    const begun = await run<{ createCompareList: { uid: string } }>('compare-list.graphql', 'StartComparing', {
      products: [first?.id],
    })
    const { uid } = begun.createCompareList
    await run('compare-list.graphql', 'CompareMore', { uid, products: [second?.uid] })
    await run('compare-list.graphql', 'KeepComparing', { uid })
    const { compareList } = await run<{ compareList: { items: unknown[] } }>('compare-list.graphql', 'ComparePage', {
      uid,
    })
    expect(compareList.items).toHaveLength(2)
    await run('compare-list.graphql', 'CompareLess', { uid, products: [second?.uid] })
    await run('compare-list.graphql', 'CompareSummary', { uid })
    await run('compare-list.graphql', 'OwnCompareList')
    await run('compare-list.graphql', 'StopComparing', { uid })
  })

  test('write a review with the offered ratings', async () => {
    const { productReviewRatingsMetadata: offered } = await run<{
      productReviewRatingsMetadata: { items: { id: string; values: { value_id: string }[] }[] }
    }>('product-page.graphql', 'ReviewRatings')
    const ratings = offered.items.map(({ id, values }) => ({ id, value_id: values[4]?.value_id }))
    const review = { sku: 'ROLE-S1', nickname: 'Ada', summary: 'Warm', text: 'Warm and light.', ratings }
    const written = await run<{ createProductReview: { review: { average_rating: number } } }>(
      'product-page.graphql',
      'WriteReview',
      review,
    )
    expect(written.createProductReview.review.average_rating).toBe(100)
    await run('product-page.graphql', 'OwnReviews')
  })
})
