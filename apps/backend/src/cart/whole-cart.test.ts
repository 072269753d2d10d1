import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { CartClient } from './testing-client.ts'

let shop: TestShop
let ada: CartClient
let eve: CartClient

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const clientOf = async (name: string) => {
    const { authorization } = await newCustomer(shop, `${name}@example.com`)
    return new CartClient(shop, 'pl', authorization.slice('Bearer '.length))
  }
  ada = await clientOf('ada.lovelace')
  eve = await clientOf('eve.lovelace')
})
beforeEach(() => sql`delete from wishlist_wishlist`.execute(shop.database.reader))
afterAll(() => shop.close())

const guest = () => new CartClient(shop)
const cartOf = async (client: CartClient) =>
  (await client.must<{ customerCart: { id: string } }>('{ customerCart { id } }')).customerCart.id
const skusIn = async (client: CartClient, id: string) =>
  (await client.read(id)).items.map((item) => [item.product.sku, item.quantity])

describe('clearing a cart', () => {
  const clear = (client: CartClient, uid: string) =>
    client.must<{ clearCart: { cart: { total_quantity: number; items: unknown[] } | null; errors: object[] } }>(
      'mutation ($uid: ID!) { clearCart(input: { uid: $uid }) { cart { total_quantity items { id } } errors { type message } } }',
      { uid },
    )

  it('removes every line and can be repeated', async () => {
    const id = await guest().newCart()
    await guest().add(id, [
      { sku: 'ROLE-PLENTY', quantity: 2 },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    for (let time = 0; time < 2; time++)
      expect((await clear(guest(), id)).clearCart).toEqual({ cart: { total_quantity: 0, items: [] }, errors: [] })
  })

  it('lets every line be restored', async () => {
    const id = await guest().newCart()
    await guest().add(id, [
      { sku: 'ROLE-PLENTY', quantity: 2 },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    const { items } = await guest().read(id)
    await clear(guest(), id)
    for (const { uid } of items)
      await guest().must(
        'mutation ($id: String!, $uid: ID!) { restoreCartItem(input: { cart_id: $id, cart_item_uid: $uid }) { user_errors { message } } }',
        { id, uid },
      )
    expect(await skusIn(guest(), id)).toEqual([
      ['ROLE-PLENTY', 2],
      ['ROLE-S1', 1],
    ])
  })

  it('returns a refusal as data for another customer’s cart, an ordered one and an unknown one', async () => {
    const own = await cartOf(ada)
    await ada.add(own, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const { id: closed } = { id: (await guest().order()).cartId }
    const types = async (client: CartClient, id: string) =>
      (await clear(client, id)).clearCart.errors.map((error) => ({ ...error, message: undefined }))
    expect(await types(eve, own)).toEqual([{ type: 'NOT_FOUND' }])
    expect(await types(guest(), own)).toEqual([{ type: 'NOT_FOUND' }])
    expect(await types(guest(), closed)).toEqual([{ type: 'INACTIVE' }])
    expect(await types(guest(), 'x'.repeat(32))).toEqual([{ type: 'NOT_FOUND' }])
    expect(await skusIn(ada, own)).toEqual([['ROLE-PLENTY', 1]])
    await clear(ada, own)
  })
})

describe('a guest’s cart', () => {
  it('is not created for a customer, who has one already', async () => {
    const { errors } = await ada.execute('mutation { createGuestCart { cart { id } } }')
    expect(errors).toMatchObject([
      {
        message: 'Use `Query.customerCart` for logged in customer.',
        extensions: { category: 'graphql-already-exists', code: 'CUSTOMER_HAS_CART' },
      },
    ])
  })

  const assign = (client: CartClient, id: string) =>
    client.execute<{ assignCustomerToGuestCart: { id: string; total_quantity: number } }>(
      'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id total_quantity } }',
      { id },
    )

  it('is merged into the customer’s own', async () => {
    const own = await cartOf(ada)
    await ada.add(own, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const id = await guest().newCart()
    await guest().add(id, [{ sku: 'ROLE-PLENTY', quantity: 2 }])
    expect((await assign(guest(), id)).errors?.[0]?.extensions['category']).toBe('graphql-authorization')
    expect((await assign(ada, id)).data.assignCustomerToGuestCart).toEqual({ id: own, total_quantity: 3 })
    expect((await assign(ada, id)).errors?.[0]?.message).toBe(`The cart isn't active.`)
    expect((await assign(eve, own)).errors?.[0]?.extensions['category']).toBe('graphql-no-such-entity')
  })
})

describe('the older mutations by product type', () => {
  const add = (name: string, kind: string, id: string, item: object) =>
    guest().execute<Record<string, { cart: { items: { product: { sku: string } }[] } }>>(
      `mutation ($id: String!, $items: [${kind}CartItemInput]!) {
        ${name}(input: { cart_id: $id, cart_items: $items }) { cart { items { __typename product { sku } } } } }`,
      { id, items: [item] },
    )

  it('add the product with the given SKU', async () => {
    const id = await guest().newCart()
    const { data } = await add('addVirtualProductsToCart', 'VirtualProduct', id, {
      data: { sku: 'ROLE-PLENTY', quantity: 1 },
    })
    expect(data['addVirtualProductsToCart']?.cart.items.map(({ product }) => product.sku)).toEqual(['ROLE-PLENTY'])
  })

  it('refuse bundles and downloads, which the shop does not sell', async () => {
    const id = await guest().newCart()
    const data = { sku: 'ROLE-PLENTY', quantity: 1 }
    const refused = 'The required options you selected are not available.'
    const bundle = { data, bundle_options: [{ id: 1, quantity: 1, value: ['1'] }] }
    expect((await add('addBundleProductsToCart', 'BundleProduct', id, bundle)).errors?.[0]).toMatchObject({
      message: refused,
      extensions: { category: 'graphql-input' },
    })
    const download = { data, downloadable_product_links: [{ link_id: 1 }] }
    expect((await add('addDownloadableProductsToCart', 'DownloadableProduct', id, download)).errors?.[0]?.message).toBe(
      refused,
    )
    expect((await guest().read(id)).items).toEqual([])
  })
})

describe('moving a wish list into the cart', () => {
  interface Moved {
    addWishlistItemsToCart: {
      status: boolean
      wishlist: { items_v2: { items: { id: string; product: { sku: string } }[] } }
      add_wishlist_items_to_cart_user_errors: { code: string; wishlistItemId: string }[]
    }
  }
  const wish = async (client: CartClient, items: object[]) => {
    const { addProductsToWishlist: saved } = await client.must<{
      addProductsToWishlist: {
        wishlist: { id: string; items_v2: { items: { id: string; product: { sku: string } }[] } }
      }
    }>(
      `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
        wishlist { id items_v2 { items { id product { sku } } } } } }`,
      { items },
    )
    return saved.wishlist
  }
  const move = (client: CartClient, list: string, ids: string[] | null = null) =>
    client.execute<Moved>(
      `mutation ($list: ID!, $ids: [ID!]) { addWishlistItemsToCart(wishlistId: $list, wishlistItemIds: $ids) {
        status wishlist { items_v2 { items { id product { sku } } } }
        add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } } }`,
      { list, ids },
    )

  it('moves available items, reports the rest and can be repeated', async () => {
    const cart = await cartOf(eve)
    const list = await wish(eve, [
      { sku: 'ROLE-PLENTY', quantity: 2 },
      { sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 },
      { sku: 'ROLE-C1', quantity: 1 },
      { sku: 'ROLE-S0', quantity: 1 },
    ])
    const { data } = await move(eve, list.id)
    const { status, wishlist, add_wishlist_items_to_cart_user_errors: errors } = data.addWishlistItemsToCart
    expect(status).toBe(false)
    expect(errors.map(({ code }) => code).toSorted()).toEqual(['NOT_SALABLE', 'REQUIRED_PARAMETER_MISSING'])
    expect(wishlist.items_v2.items.map(({ product }) => product.sku).toSorted()).toEqual(['ROLE-C1', 'ROLE-S0'])
    expect(new Set(errors.map(({ wishlistItemId }) => wishlistItemId))).toEqual(
      new Set(wishlist.items_v2.items.map(({ id }) => id)),
    )
    const inCart = [
      ['ROLE-PLENTY', 2],
      ['ROLE-C1', 1],
    ]
    expect(await skusIn(eve, cart)).toEqual(inCart)
    await move(eve, list.id)
    expect(await skusIn(eve, cart)).toEqual(inCart)
  })

  it('moves only the listed items, and none of another customer', async () => {
    const theirs = await wish(eve, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const list = await wish(ada, [
      { sku: 'ROLE-PLENTY', quantity: 1 },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    const named = list.items_v2.items.find(({ product }) => product.sku === 'ROLE-S1')?.id ?? ''
    const { data } = await move(ada, '0', [named, theirs.items_v2.items[0]?.id ?? ''])
    expect(data.addWishlistItemsToCart.add_wishlist_items_to_cart_user_errors).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', wishlistItemId: theirs.items_v2.items[0]?.id },
    ])
    expect(data.addWishlistItemsToCart.wishlist.items_v2.items.map(({ product }) => product.sku)).toEqual([
      'ROLE-PLENTY',
    ])
    expect((await move(ada, theirs.id)).errors?.[0]?.message).toBe('The wishlist was not found.')
    expect((await move(ada, '')).errors?.[0]?.message).toBe('"wishlistId" value should be specified')
    expect((await move(guest(), '0')).errors?.[0]?.extensions['category']).toBe('graphql-authorization')
  })
})
