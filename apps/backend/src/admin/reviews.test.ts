import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewCommand } from './review-command.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

type Headers = Record<string, string>
interface Shown {
  summary: string
  text: string
  nickname: string
  average_rating: number
  created_at: string
  ratings_breakdown: { name: string; value: string }[]
  product: { sku: string }
}
interface Rated {
  rating_summary: number
  review_count: number
  reviews: { items: Shown[]; page_info: { total_pages: number; current_page: number; page_size: number } }
}

let shop: TestShop
let ada: Headers
let eva: Headers
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  ada = await newCustomer(shop, 'ada@example.com')
  eva = await newCustomer(shop, 'eva@example.com')
})
afterAll(() => shop.close())

const shown = 'summary text nickname average_rating created_at ratings_breakdown { name value } product { sku }'

async function run<T>(query: string, variables: object = {}, headers: Headers = {}): Promise<T> {
  const { data, errors } = await shop.execute<T>(query, { ...variables }, headers)
  if (errors !== undefined) throw new Error(`${String(errors[0]?.extensions['category'])}: ${errors[0]?.message}`)
  return data
}

const encode = (id: number): string => Buffer.from(String(id)).toString('base64')
/** A rating input with this many stars. */
const rate = (rating: number, stars: number) => ({
  id: encode(rating),
  value_id: encode((rating - 1) * 5 + stars),
})

const write = (more: object = {}, headers: Headers = ada) =>
  run<{ createProductReview: { review: Shown } }>(
    `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { ${shown} } } }`,
    {
      input: {
        sku: 'ROLE-C1',
        nickname: 'Ada',
        summary: 'Miękka i ciepła',
        text: 'Po dziesięciu praniach wygląda jak nowa.',
        ratings: [rate(1, 5), rate(2, 4), rate(3, 3)],
        ...more,
      },
    },
    headers,
  ).then((data) => data.createProductReview.review)

const product = (sku: string, args = '', headers: Headers = {}) =>
  run<{ products: { items: Rated[] } }>(
    `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { rating_summary review_count
      reviews${args} { items { ${shown} } page_info { total_pages current_page page_size } } } } }`,
    { sku },
    headers,
  ).then(({ products }) => products.items[0])

const ownReviews = (headers: Headers) =>
  run<{ customer: { reviews: Rated['reviews'] } }>(
    `{ customer { reviews { items { ${shown} } page_info { total_pages current_page page_size } } } }`,
    {},
    headers,
  ).then(({ customer }) => customer.reviews)

async function staff(command: Parameters<typeof reviewCommand>[0]) {
  const lines: string[] = []
  const say = (text: string): unknown => lines.push(text)
  const code = await reviewCommand(command, {
    database: shop.database,
    output: { line: say, error: say, progress: say },
  })
  return { code, lines }
}

/** The ids of pending reviews, oldest first. */
async function waiting(): Promise<number[]> {
  const { lines } = await staff({ name: 'reviews list', status: 'pending' })
  return lines.flatMap((line) => /^(\d+) /.exec(line)?.[1] ?? []).map(Number)
}

async function setting(path: string, value: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await tx.deleteFrom('store_config').where('path', '=', path).execute()
    await tx
      .insertInto('store_config')
      .values({ scope: 'default', scope_id: 0, path, value: JSON.stringify(value) })
      .execute()
  })
  const { invalidateStores } = await import('../store/stores.ts')
  invalidateStores(shop.database.reader)
}

test('returns the ratings in the language of the store view, each with one to five stars', async () => {
  const { productReviewRatingsMetadata: found } = await run<{
    productReviewRatingsMetadata: {
      items: { id: string; name: string; values: { value: string; value_id: string }[] }[]
    }
  }>('{ productReviewRatingsMetadata { items { id name values { value value_id } } } }', {}, { store: 'de' })
  expect(found.items.map(({ name }) => name)).toEqual(['Qualität', 'Passform', 'Preis-Leistung'])
  expect(found.items[1]?.values.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5'])
  expect(found.items[1]?.values[3]?.value_id).toBe(rate(2, 4).value_id)
})

test('shows and counts an approved review, and hides it when it is refused later', async () => {
  const review = await write()
  expect(review).toMatchObject({
    nickname: 'Ada',
    average_rating: 80,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    ratings_breakdown: [
      { name: 'Jakość', value: '5' },
      { name: 'Dopasowanie', value: '4' },
      { name: 'Stosunek jakości do ceny', value: '3' },
    ],
    product: { sku: 'ROLE-C1' },
  })
  expect(await product('ROLE-C1')).toMatchObject({ rating_summary: 0, review_count: 0, reviews: { items: [] } })
  expect((await ownReviews(ada)).items).toEqual([])

  const [id = 0] = await waiting()
  const { lines } = await staff({ name: 'reviews list', status: 'pending' })
  expect(lines[0]).toContain('Miękka i ciepła')
  expect(await staff({ name: 'reviews approve', id })).toEqual({ code: 0, lines: [`Review ${id} is approved.`] })
  expect(await product('ROLE-C1')).toMatchObject({ rating_summary: 80, review_count: 1, reviews: { items: [review] } })
  expect((await ownReviews(ada)).items).toEqual([review])
  expect((await ownReviews(eva)).items).toEqual([])
  expect(await product('ROLE-C1', '', { store: 'de' })).toMatchObject({ review_count: 0, reviews: { items: [] } })
  expect(await waiting()).toEqual([])

  await staff({ name: 'reviews refuse', id })
  expect(await product('ROLE-C1')).toMatchObject({ rating_summary: 0, review_count: 0 })
  expect((await staff({ name: 'reviews approve', id: 999_999 })).code).toBe(1)
})

test('returns the average of all approved reviews, for variants too, and pages through the reviews', async () => {
  for (const stars of [1, 2, 5]) await write({ sku: 'ROLE-C2', summary: `${stars}`, ratings: [rate(1, stars)] })
  for (const id of await waiting()) await staff({ name: 'reviews approve', id })
  const found = await product('ROLE-C2', '(pageSize: 2, currentPage: 2)')
  expect(found?.review_count).toBe(3)
  expect(found?.rating_summary).toBeCloseTo(53.33, 1)
  expect(found?.reviews.page_info).toEqual({ total_pages: 2, current_page: 2, page_size: 2 })
  expect(found?.reviews.items.map(({ summary }) => summary)).toEqual(['1'])
  const { products } = await run<{ products: { items: { variants: { product: { review_count: number } }[] }[] } }>(
    '{ products(filter: { sku: { eq: "ROLE-C2" } }) { items { ... on ConfigurableProduct { variants { product { review_count } } } } } }',
  )
  expect(products.items[0]?.variants[0]?.product.review_count).toBe(3)
  await expect(product('ROLE-C2', '(pageSize: 0)')).rejects.toThrow('pageSize value must be greater than 0.')
  await expect(product('ROLE-C2', '(pageSize: 101)')).rejects.toThrow('Maximum pageSize is 100')
})

describe('rejects', () => {
  test.each([
    ['a blank nickname', { nickname: '  ' }, 'graphql-input: Wpisz pseudonim'],
    ['a text that is too long', { text: 'x'.repeat(5_001) }, 'graphql-input: Użyj najwyżej 5000 znaków.'],
    ['no rating', { ratings: [] }, 'graphql-input: Wystaw co najmniej jedną ocenę.'],
    ['an unknown rating', { ratings: [rate(9, 3)] }, 'graphql-input: Wybierz jedną z\u00A0dostępnych ocen'],
    ['six stars', { ratings: [{ id: encode(1), value_id: encode(6) }] }, 'graphql-input: Wybierz jedną'],
    ['one rating twice', { ratings: [rate(1, 3), rate(1, 4)] }, 'graphql-input: Wybierz jedną'],
    ['an empty rating', { ratings: [null] }, 'graphql-input: Wybierz jedną'],
    ['an unknown product', { sku: 'NOTHING' }, 'graphql-no-such-entity: Nie znaleziono produktu'],
  ])('%s', async (_, more, refusal) => {
    await expect(write(more)).rejects.toThrow(refusal)
  })

  test('a guest, unless the store view allows guests', async () => {
    await expect(write({}, {})).rejects.toThrow(
      "graphql-authorization: Guest customers aren't allowed to add product reviews.",
    )
    await setting('catalog/reviews/allow_guest', '1')
    expect(await write({ nickname: 'Gość' }, {})).toMatchObject({ nickname: 'Gość' })
    const { lines } = await staff({ name: 'reviews list', status: 'pending' })
    expect(lines.join('\n')).toContain('Gość (guest)')
  })

  test('the eleventh review within an hour from one address', async () => {
    const from = { 'x-test-address': '203.0.113.7' }
    for (let written = 0; written < 10; written++) await write({}, from)
    await expect(write({}, from)).rejects.toThrow('graphql-too-many-requests')
    await setting('catalog/reviews/allow_guest', '0')
  })

  test('every review where reviews are disabled, and shows none', async () => {
    await setting('catalog/reviews/active', '0')
    await expect(write()).rejects.toThrow('graphql-authorization: Dodawanie opinii jest obecnie niedostępne.')
    expect(await product('ROLE-C2')).toMatchObject({ review_count: 0, rating_summary: 0, reviews: { items: [] } })
    expect((await ownReviews(ada)).items).toEqual([])
    await setting('catalog/reviews/active', '1')
    expect(await product('ROLE-C2')).toMatchObject({ review_count: 3 })
  })
})
