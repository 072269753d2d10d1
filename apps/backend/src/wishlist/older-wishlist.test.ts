import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const as: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  for (const name of ['ada', 'eve']) as[name] = await newCustomer(shop, `${name}.wish@example.com`)
})
beforeEach(() => sql`delete from wishlist_wishlist`.execute(shop.database.reader))
afterAll(() => shop.close())

interface Item {
  id: string
  quantity: number
  description: string | null
  product: { sku: string }
  configured_variant?: { sku: string } | null
}
interface List {
  id: string
  items_v2: { items: Item[] }
}
interface Changed {
  wishlist: List
  user_errors: { code: string; message: string }[]
}

const list =
  'id items_v2 { items { id quantity description product { sku } ... on ConfigurableWishlistItem { configured_variant { sku } } } }'
const run = <T>(query: string, variables: object = {}, who = 'ada') =>
  shop.execute<T>(query, { ...variables }, { ...as[who], store: 'pl' })

async function wish(items: object[], who = 'ada'): Promise<List> {
  const { data } = await run<{ addProductsToWishlist: Changed }>(
    `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
      wishlist { ${list} } user_errors { message } } }`,
    { items },
    who,
  )
  return data.addProductsToWishlist.wishlist
}
async function update(items: object[], { id = '0', who = 'ada' } = {}): Promise<Changed> {
  const { data } = await run<{ updateProductsInWishlist: Changed }>(
    `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) {
      updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) { wishlist { ${list} } user_errors { code message } } }`,
    { id, items },
    who,
  )
  return data.updateProductsInWishlist
}
const idOf = ({ items_v2: { items } }: List, sku: string) => items.find(({ product }) => product.sku === sku)?.id ?? ''

describe('the older fields of a list', () => {
  const older = `{ wishlist { items { id qty description added_at product { sku } } items_count name sharing_code updated_at }
    customer { wishlist { items { id qty product { sku } } } } }`

  it('match the newer ones', async () => {
    const kept = await wish([{ sku: 'ROLE-S1', quantity: 3 }])
    const { data } = await run<Record<string, unknown>>(older)
    const item = { id: Number(idOf(kept, 'ROLE-S1')), qty: 3, product: { sku: 'ROLE-S1' } }
    expect(data).toMatchObject({
      wishlist: { items: [{ ...item, description: null }], items_count: 1, name: null, sharing_code: null },
      customer: { wishlist: { items: [item] } },
    })
  })

  it('are refused to guests', async () => {
    expect((await run('{ wishlist { items_count } }', {}, 'nobody')).errors?.[0]).toMatchObject({
      message: 'The current user cannot perform operations on wishlist',
      extensions: { category: 'graphql-authorization' },
    })
  })
})

describe('changing items', () => {
  it('sets quantity and comment, and keeps omitted fields', async () => {
    const id = idOf(await wish([{ sku: 'ROLE-S1', quantity: 1 }]), 'ROLE-S1')
    const first = await update([{ wishlist_item_id: id, quantity: 4, description: ' for the winter ' }])
    expect(first).toMatchObject({
      user_errors: [],
      wishlist: { items_v2: { items: [{ quantity: 4, description: 'for the winter' }] } },
    })
    expect((await update([{ wishlist_item_id: id, quantity: 5 }])).wishlist.items_v2.items).toMatchObject([
      { quantity: 5, description: 'for the winter' },
    ])
    expect((await update([{ wishlist_item_id: id, description: null }])).wishlist.items_v2.items).toMatchObject([
      { quantity: 5, description: null },
    ])
  })

  it('selects another size, and merges with an item of that size', async () => {
    const { data } = await run<{
      products: { items: { configurable_options: { values: { uid: string; label: string }[] }[] }[] }
    }>(
      `{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { ... on ConfigurableProduct {
        configurable_options { values { uid label } } } } } }`,
    )
    const uid = data.products.items[0]?.configurable_options[0]?.values.find(({ label }) => label === '110')?.uid
    const kept = await wish([
      { sku: 'ROLE-C1-98', quantity: 1 },
      { sku: 'ROLE-C1-110', quantity: 2 },
    ])
    const id = kept.items_v2.items.find((item) => item.configured_variant?.sku === 'ROLE-C1-98')?.id
    const replaced = kept.items_v2.items.find((item) => item.configured_variant?.sku === 'ROLE-C1-110')?.id
    const { wishlist, user_errors: errors } = await update([
      { wishlist_item_id: id, selected_options: [uid] },
      { wishlist_item_id: replaced, quantity: 9 },
    ])
    expect(errors).toMatchObject([{ code: 'UNDEFINED' }])
    expect(wishlist.items_v2.items).toMatchObject([{ id, quantity: 3, configured_variant: { sku: 'ROLE-C1-110' } }])
  })

  it.each([
    [{ quantity: 0 }, 'The quantity of a wish list item cannot be 0'],
    [{ quantity: 1.5 }, 'The product quantity should be a whole number between 1 and 10000.'],
    [{ quantity: 10_001 }, 'The product quantity should be a whole number between 1 and 10000.'],
    [{ selected_options: ['Y29uZmlndXJhYmxlLzEvMQ=='] }, 'The required options you selected are not available.'],
    [{ entered_options: [{ uid: 'x', value: 'y' }] }, 'The required options you selected are not available.'],
    [{ wishlist_item_id: '999999', quantity: 2 }, 'The wishlist item with ID "999999" does not belong to the wishlist'],
  ])('%j is reported as an error, and the item stays', async (change, message) => {
    const id = idOf(await wish([{ sku: 'ROLE-S1', quantity: 3 }]), 'ROLE-S1')
    const { wishlist, user_errors: errors } = await update([{ wishlist_item_id: id, ...change }])
    expect(errors).toEqual([{ code: 'UNDEFINED', message }])
    expect(wishlist.items_v2.items).toMatchObject([{ id, quantity: 3, description: null }])
  })

  it('items and lists of another customer are not found', async () => {
    const theirs = await wish([{ sku: 'ROLE-S1', quantity: 1 }], 'eve')
    const id = idOf(theirs, 'ROLE-S1')
    await wish([{ sku: 'ROLE-PLENTY', quantity: 1 }])
    expect((await update([{ wishlist_item_id: id, quantity: 9 }])).user_errors).toMatchObject([
      { code: 'UNDEFINED', message: `The wishlist item with ID "${id}" does not belong to the wishlist` },
    ])
    const foreign = await run('mutation ($id: ID!) { clearWishlist(wishlistId: $id) { wishlist { id } } }', {
      id: theirs.id,
    })
    expect(foreign.errors?.[0]?.message).toBe('The wishlist was not found.')
    expect((await wish([], 'eve')).items_v2.items).toMatchObject([{ id, quantity: 1 }])
  })
})

it('a list can be cleared repeatedly', async () => {
  await wish([
    { sku: 'ROLE-S1', quantity: 1 },
    { sku: 'ROLE-PLENTY', quantity: 1 },
  ])
  for (let time = 0; time < 2; time++)
    expect(
      (
        await run<{ clearWishlist: { wishlist: { items_count: number }; user_errors: [] } }>(
          'mutation { clearWishlist(wishlistId: "0") { wishlist { items_count } user_errors { code } } }',
        )
      ).data.clearWishlist,
    ).toEqual({ wishlist: { items_count: 0 }, user_errors: [] })
})
