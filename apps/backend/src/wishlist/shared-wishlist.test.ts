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
    '{ products(filter: {}, pageSize: 2) { items { sku } } }',
  )
  skus = data.products.items.map(({ sku }) => sku)
})
beforeEach(async () => {
  await sql`delete from wishlist_wishlist`.execute(shop.database.reader)
  await shop.execute(
    `mutation ($items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }`,
    { items: skus.map((sku) => ({ sku, quantity: 1 })) },
    as['ada'],
  )
})
afterAll(() => shop.close())

interface Shared {
  name: string | null
  items: { id: string; is_bought: boolean; product: { sku: string } }[]
}
const codeOf = ({ errors }: { errors?: { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.['code']
const share = (name: 'shareWishlist' | 'stopSharingWishlist', id = '0', who = 'ada') =>
  shop.execute<Record<string, { wishlist: { sharing_code: string | null } } | null>>(
    `mutation { ${name}(wishlistId: "${id}") { wishlist { sharing_code } } }`,
    {},
    as[who],
  )
const shared = async (code: string, headers: Record<string, string> = {}): Promise<Shared | null> =>
  (
    await shop.execute<{ sharedWishlist: Shared | null }>(
      'query ($code: String!) { sharedWishlist(code: $code) { name items { id is_bought product { sku } } } }',
      { code },
      headers,
    )
  ).data.sharedWishlist
const mark = (name: 'markWishAsBought' | 'unmarkWishAsBought', code: string, itemId: string, token: string) =>
  shop.execute(
    `mutation ($code: String!, $itemId: ID!, $token: String!) {
      ${name}(code: $code, itemId: $itemId, token: $token) { wishlist { items { id is_bought } } } }`,
    { code, itemId, token },
  )
const newCode = async (): Promise<string> =>
  (await share('shareWishlist')).data['shareWishlist']?.wishlist.sharing_code ?? ''
const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]

describe('a shared wish list', () => {
  it('is visible to everyone with its code, which stays the same, until the owner revokes it', async () => {
    const code = await newCode()
    expect(code).toMatch(/^[\w-]{24}$/)
    expect(await newCode()).toBe(code)
    expect((await shared(code))?.items.map(({ product }) => product.sku)).toEqual(skus.toReversed())
    const { data } = await share('stopSharingWishlist')
    expect(data['stopSharingWishlist']?.wishlist.sharing_code).toBeNull()
    expect(await shared(code)).toBeNull()
    expect(await newCode()).not.toBe(code)
  })

  it('is not found under another code, nor in another website', async () => {
    const code = await newCode()
    expect(await shared('')).toBeNull()
    expect(await shared('x'.repeat(24))).toBeNull()
    await sql`update customer_customer set website_id = (select max(id) from store_website) where email = 'ada@example.com'`.execute(
      shop.database.reader,
    )
    expect(await shared(code)).toBeNull()
    await sql`update customer_customer set website_id = 1 where email = 'ada@example.com'`.execute(shop.database.reader)
  })

  it('can be shared by its owner only', async () => {
    const id = (
      await shop.execute<{ customer: { wishlists: [{ id: string }] } }>(
        '{ customer { wishlists { id } } }',
        {},
        as['ada'],
      )
    ).data.customer.wishlists[0].id
    expect(codeOf(await share('shareWishlist', id, 'eve'))).toBe('WISHLIST_NOT_FOUND')
    expect(codeOf(await share('stopSharingWishlist', id, 'eve'))).toBe('WISHLIST_NOT_FOUND')
    expect(codeOf(await share('shareWishlist', id, 'nobody'))).toBe('NOT_SIGNED_IN')
    // A list without products is not stored yet.
    expect(codeOf(await share('shareWishlist', '0', 'eve'))).toBe('WISHLIST_NOT_FOUND')
  })

  it('has items that somebody marks as bought, once, and unmarks with the same token', async () => {
    const code = await newCode()
    const id = (await shared(code))?.items[0]?.id ?? ''
    const bought = async () => (await shared(code))?.items.map(({ is_bought: isBought }) => isBought)
    expect((await mark('markWishAsBought', code, id, one)).errors).toBeUndefined()
    expect((await mark('markWishAsBought', code, id, one)).errors).toBeUndefined()
    expect(await bought()).toEqual([true, false])
    expect(codeOf(await mark('markWishAsBought', code, id, other))).toBe('WISH_ALREADY_BOUGHT')
    expect(codeOf(await mark('unmarkWishAsBought', code, id, other))).toBe('WISH_ALREADY_BOUGHT')
    expect(await bought()).toEqual([true, false])
    expect((await mark('unmarkWishAsBought', code, id, one)).errors).toBeUndefined()
    expect((await mark('unmarkWishAsBought', code, id, one)).errors).toBeUndefined()
    expect(await bought()).toEqual([false, false])
  })

  it('shows its owner what was bought, and stores nothing of the giver but the hash of a token', async () => {
    const code = await newCode()
    const id = (await shared(code))?.items[1]?.id ?? ''
    await mark('markWishAsBought', code, id, one)
    const { data } = await shop.execute(
      '{ wishlist { items_count } customer { wishlists { bought_items } } }',
      {},
      as['ada'],
    )
    expect(data).toMatchObject({ customer: { wishlists: [{ bought_items: [id] }] } })
    const { rows } = await sql<Record<string, unknown>>`select * from wishlist_gift`.execute(shop.database.reader)
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([['item_id', 'marked_at', 'token_hash']])
    expect(rows[0]?.['token_hash']).not.toBe(one)
  })

  it.each([
    ['of another list', (code: string) => [code, '999999', one] as const, 'WISHLIST_NOT_FOUND'],
    ['that is no id', (code: string) => [code, 'x', one] as const, 'WISHLIST_NOT_FOUND'],
    [
      'of a list that is not shared',
      (_code: string, id: string) => ['y'.repeat(24), id, one] as const,
      'WISHLIST_NOT_FOUND',
    ],
    ['with a short token', (code: string, id: string) => [code, id, 'short'] as const, 'WISH_TOKEN_INVALID'],
  ])('refuses a mark on an item %s', async (_what, argsOf, expected) => {
    const code = await newCode()
    const id = (await shared(code))?.items[0]?.id ?? ''
    expect(codeOf(await mark('markWishAsBought', ...argsOf(code, id)))).toBe(expected)
  })

  it('is marked once by two givers at the same time', async () => {
    const code = await newCode()
    const id = (await shared(code))?.items[0]?.id ?? ''
    const outcomes = await Promise.all(
      [one, other].map(async (token) => codeOf(await mark('markWishAsBought', code, id, token))),
    )
    expect(new Set(outcomes)).toEqual(new Set(['WISH_ALREADY_BOUGHT', undefined]))
  })
})
