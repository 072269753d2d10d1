import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const as: Record<string, { authorization: string }> = {}
let skus: string[] = []

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  for (const name of ['ada', 'eve']) as[name] = await newCustomer(shop, `${name}@example.com`)
  const { data } = await shop.execute<{ products: { items: { sku: string }[] } }>(
    '{ products(filter: {}, pageSize: 6) { items { sku } } }',
  )
  skus = data.products.items.map(({ sku }) => sku)
})
beforeEach(async () => {
  await sql`delete from wishlist_wishlist`.execute(shop.database.reader)
  for (const sku of skus.slice(0, 4).toReversed()) await add(sku)
})
afterAll(() => shop.close())

type Item = { id: string; product: { sku: string } }
interface Arranged {
  user_errors: { code: string }[]
  wishlist: { items_v2: { items: Item[] } }
}

const add = (sku: string) =>
  shop.execute(
    `mutation ($sku: String!) {
      addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }`,
    { sku },
    as['ada'],
  )
const items = async (): Promise<Item[]> =>
  (
    await shop.execute<{ customer: { wishlist_v2: { items_v2: { items: Item[] } } } }>(
      '{ customer { wishlist_v2(id: "0") { items_v2 { items { id product { sku } } } } } }',
      {},
      as['ada'],
    )
  ).data.customer.wishlist_v2.items_v2.items
/** The order of the list, as indexes of the products in the order in which the list began. */
const order = async () => (await items()).map(({ product }) => skus.indexOf(product.sku))
const arrange = (ids: readonly string[], after: string | null, { who = 'ada', list = '0' } = {}) =>
  shop.execute<{ arrangeWishlist: Arranged | null }>(
    `mutation ($list: ID!, $ids: [ID!]!, $after: ID) {
      arrangeWishlist(wishlistId: $list, wishlistItemsIds: $ids, afterItemId: $after) {
        user_errors { code } wishlist { items_v2 { items { id product { sku } } } } } }`,
    { list, ids, after },
    as[who],
  )
const ids = async () => (await items()).map(({ id }) => id)

describe('the order of a wish list', () => {
  it('is newest first, and then as the customer arranged it', async () => {
    expect(await order()).toEqual([0, 1, 2, 3])
    const [first, , third = '', fourth = ''] = await ids()
    const { data, errors } = await arrange([fourth], first ?? '')
    expect(errors).toBeUndefined()
    expect(data.arrangeWishlist?.user_errors).toEqual([])
    expect(data.arrangeWishlist?.wishlist.items_v2.items.map(({ product }) => skus.indexOf(product.sku))).toEqual([
      0, 3, 1, 2,
    ])
    await arrange([third], null)
    expect(await order()).toEqual([2, 0, 3, 1])
  })

  it('is the same if the mutation is repeated', async () => {
    const [first = '', , third = ''] = await ids()
    await arrange([first], third)
    await arrange([first], third)
    expect(await order()).toEqual([1, 2, 0, 3])
  })

  it('has new items first, and those that are added again where they are', async () => {
    const [first = '', second = ''] = await ids()
    await arrange([second], null)
    await add(skus[4] ?? '')
    await add(skus[5] ?? '')
    await add(skus[3] ?? '')
    expect(await order()).toEqual([5, 4, 1, 0, 2, 3])
    const [newest = ''] = await ids()
    await arrange([newest], first)
    expect(await order()).toEqual([4, 1, 0, 5, 2, 3])
  })

  it('keeps every item when two tabs arrange, add and remove at the same moment', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await ids()
    await Promise.all([
      arrange([first], fourth),
      arrange([third], null),
      add(skus[4] ?? ''),
      shop.execute(
        `mutation { removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: ["${second}"]) { wishlist { id } } }`,
        {},
        as['ada'],
      ),
    ])
    expect((await order()).toSorted((one, next) => one - next)).toEqual([0, 2, 3, 4])
    expect((await order()).indexOf(2)).toBeLessThan((await order()).indexOf(3))
    expect((await order()).indexOf(3)).toBeLessThan((await order()).indexOf(0))
  })

  it('ignores items that another tab has removed, and moves nothing after such an item', async () => {
    const [first = '', second = ''] = await ids()
    const some = await arrange(['999999', 'x', second], null)
    expect(some.data.arrangeWishlist?.user_errors.map(({ code }) => code)).toEqual([
      'PRODUCT_NOT_FOUND',
      'PRODUCT_NOT_FOUND',
    ])
    expect(await order()).toEqual([1, 0, 2, 3])
    const none = await arrange([second], '999999')
    expect(none.data.arrangeWishlist?.user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND'])
    await arrange([first], first)
    expect(await order()).toEqual([1, 0, 2, 3])
  })

  it('is that of the list shared by a link', async () => {
    const [first = ''] = await ids()
    await arrange([first], (await ids()).at(-1) ?? '')
    const { data } = await shop.execute<{ shareWishlist: { wishlist: { sharing_code: string } } }>(
      'mutation { shareWishlist(wishlistId: "0") { wishlist { sharing_code } } }',
      {},
      as['ada'],
    )
    const shared = await shop.execute<{ sharedWishlist: { items: Item[] } }>(
      'query ($code: String!) { sharedWishlist(code: $code) { items { id product { sku } } } }',
      { code: data.shareWishlist.wishlist.sharing_code },
    )
    expect(shared.data.sharedWishlist.items.map(({ product }) => skus.indexOf(product.sku))).toEqual([1, 2, 3, 0])
  })

  it('cannot be changed by others', async () => {
    const [first = '', second = ''] = await ids()
    const { data } = await arrange([second], null, { who: 'eve' })
    expect(data.arrangeWishlist?.user_errors.map(({ code }) => code)).toEqual(['PRODUCT_NOT_FOUND'])
    const lists = await shop.execute<{ customer: { wishlists: [{ id: string }] } }>(
      '{ customer { wishlists { id } } }',
      {},
      as['ada'],
    )
    const [{ id: list }] = lists.data.customer.wishlists
    const foreign = await arrange([second], first, { who: 'eve', list })
    expect(foreign.errors?.[0]?.extensions['code']).toBe('WISHLIST_NOT_FOUND')
    expect((await arrange([second], first, { who: 'nobody' })).errors?.[0]?.extensions['code']).toBe('NOT_SIGNED_IN')
    expect(await order()).toEqual([0, 1, 2, 3])
  })

  it('refuses more than 300 items at once', async () => {
    const { errors } = await arrange(
      Array.from({ length: 301 }, (_, index) => String(index)),
      null,
    )
    expect(errors?.[0]?.extensions['code']).toBe('TOO_MANY_ITEMS')
  })
})
