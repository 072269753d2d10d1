import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isEnumType } from 'graphql'
import { createSchema } from '../schema.ts'
import { eventHandlers as storeEvents } from '../store/store.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { newCustomer } from '../testing/testing-customer.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const as: Record<string, { authorization: string }> = {}

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  for (const name of ['ada', 'eve']) as[name] = await newCustomer(shop, `${name}@example.com`)
})
beforeEach(() => sql`delete from wishlist_wishlist`.execute(shop.database.reader))
afterAll(() => shop.close())

interface Item {
  __typename: string
  id: string
  quantity: number
  product: { sku: string; name: string }
  configured_variant?: { sku: string } | null
  configurable_options?: { option_label: string; value_label: string }[]
}
interface List {
  id: string | null
  items_count: number
  items_v2: { items: Item[]; page_info: object }
}
interface Changed {
  user_errors: { code: string; message: string }[]
  wishlist: List
}

const list = `id items_count visibility sharing_code items_v2 { page_info { current_page page_size total_pages }
  items { __typename id quantity added_at description customizable_options { label } product { sku name }
    ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { option_label value_label } }
    ... on GiftCardWishlistItem { gift_card_options { message } } } }`

const add = (items: object[], { who = 'ada', id = '0', store = 'pl' } = {}) =>
  shop.execute<{ addProductsToWishlist: Changed }>(
    `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: $id, wishlistItems: $items) { user_errors { code message } wishlist { ${list} } } }`,
    { id, items },
    { ...as[who], store },
  )
const added = async (items: object[], options?: Parameters<typeof add>[1]) =>
  (await add(items, options)).data.addProductsToWishlist
const remove = (ids: string[], { who = 'ada', id = '0' } = {}) =>
  shop.execute<{ removeProductsFromWishlist: Changed }>(
    `mutation ($id: ID!, $ids: [ID!]!) {
      removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $ids) { user_errors { code message } wishlist { ${list} } } }`,
    { id, ids },
    { ...as[who], store: 'pl' },
  )
async function listsOf(who: string, store = 'pl'): Promise<List[]> {
  const { data } = await shop.execute<{ customer: { wishlists: List[] } }>(
    `{ customer { wishlists { ${list} } } }`,
    {},
    { ...as[who], store },
  )
  return data.customer.wishlists
}
const skusOf = (wishlist: List | undefined) => wishlist?.items_v2.items.map(({ product }) => product.sku)

describe('a customer’s list', () => {
  it('WISH-01 WISH-05 GQL-39 GQL-40 is created as list 0 when the first product is added, and shows the newest item first', async () => {
    // The first list must exist before anything is added, because clients use it without a check.
    expect(await listsOf('ada')).toMatchObject([{ id: '0', items_count: 0, items_v2: { items: [] } }])
    const first = await added([{ sku: 'ROLE-S1', quantity: 1 }])
    expect(first.user_errors).toEqual([])
    expect(first.wishlist).toMatchObject({ items_count: 1, visibility: 'PRIVATE', sharing_code: null })
    await added([{ sku: 'ROLE-C1', quantity: 1 }], { id: first.wishlist.id ?? '' })
    const [own, ...more] = await listsOf('ada')
    expect(more).toEqual([])
    expect(own).toMatchObject({
      id: first.wishlist.id,
      items_count: 2,
      items_v2: { page_info: { current_page: 1, page_size: 20, total_pages: 1 } },
    })
    expect(own?.items_v2.items).toMatchObject([
      { __typename: 'ConfigurableWishlistItem', quantity: 1, product: { sku: 'ROLE-C1' }, configured_variant: null },
      { __typename: 'SimpleWishlistItem', quantity: 1, product: { sku: 'ROLE-S1', name: 'Czapka Jarzębina' } },
    ])
  })

  it('increases the quantity when a product is added again; each size, and no size, is a separate item', async () => {
    await added([
      { sku: 'ROLE-C1', quantity: 1 },
      { sku: 'ROLE-C1', quantity: 2 },
    ])
    await added([{ sku: 'ROLE-C1', quantity: 1 }])
    await added([{ sku: 'ROLE-C1-98', parent_sku: 'ROLE-C1', quantity: 1 }])
    const { wishlist } = await added([{ sku: 'ROLE-C1-110', quantity: 1 }])
    expect(wishlist.items_v2.items).toMatchObject([
      { product: { sku: 'ROLE-C1' }, configured_variant: { sku: 'ROLE-C1-110' } },
      { product: { sku: 'ROLE-C1' }, configured_variant: { sku: 'ROLE-C1-98' }, quantity: 1 },
      { product: { sku: 'ROLE-C1' }, configured_variant: null, quantity: 4 },
    ])
  })

  it('stores the size that was selected by its option', async () => {
    const { data } = await shop.execute<{
      products: { items: { configurable_options: { values: { uid: string; label: string }[] }[] }[] }
    }>(
      `{ products(filter: { sku: { eq: "ROLE-C1" } }) { items { ... on ConfigurableProduct {
        configurable_options { values { uid label } } } } } }`,
      {},
      { store: 'pl' },
    )
    const sizes = data.products.items[0]?.configurable_options[0]?.values ?? []
    const uid = sizes.find(({ label }) => label === '110')?.uid
    const { wishlist } = await added([{ sku: 'ROLE-C1', quantity: 1, selected_options: [uid] }])
    expect(wishlist.items_v2.items).toMatchObject([
      { configured_variant: { sku: 'ROLE-C1-110' }, configurable_options: [{ value_label: '110' }] },
    ])
    const none = await added([{ sku: 'ROLE-C1', quantity: 1, selected_options: [encodeUid('configurable/999/999')] }])
    expect(none.user_errors).toMatchObject([{ code: 'UNDEFINED' }])
  })

  it('WISH-15 returns errors for products that cannot be added, and adds the rest', async () => {
    const { user_errors, wishlist } = await added([
      { sku: 'NOWHERE', quantity: 1 },
      { sku: 'ROLE-S1', parent_sku: 'ROLE-C1', quantity: 1 },
      { sku: 'ROLE-S1', quantity: 0.5 },
      { sku: 'ROLE-S1', quantity: 0 },
      { sku: 'ROLE-GV', quantity: 1 },
    ])
    expect(user_errors).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOWHERE"' },
      { code: 'PRODUCT_NOT_FOUND' },
      { code: 'UNDEFINED' },
      { code: 'UNDEFINED', message: 'The quantity of a wish list item cannot be 0' },
    ])
    expect(wishlist.items_v2.items).toMatchObject([
      { __typename: 'GiftCardWishlistItem', product: { sku: 'ROLE-GV' }, gift_card_options: { message: null } },
    ])
    const schema = createSchema()
    const valuesOf = (name: string) => {
      const type = schema.getType(name)
      return isEnumType(type) ? type.getValues().map((value) => value.name) : []
    }
    expect(valuesOf('WishlistVisibilityEnum')).toEqual(['PRIVATE', 'PUBLIC'])
    expect(valuesOf('WishListUserInputErrorType')).toEqual(['PRODUCT_NOT_FOUND', 'UNDEFINED'])
  })

  it('has at most as many products as fit on one page', async () => {
    await added([{ sku: 'ROLE-S1', quantity: 1 }])
    const { rows } = await sql<{ id: number }>`select id from wishlist_wishlist`.execute(shop.database.reader)
    await sql`insert into catalogue_product (sku, type, is_visible) select 'MANY-' || n, 'simple', false from generate_series(1, 299) n
      on conflict do nothing`.execute(shop.database.reader)
    await sql`insert into wishlist_item (wishlist_id, product_id, quantity, added_at)
      select ${rows[0]?.id ?? 0}::int, id, 1, now() from catalogue_product where sku like 'MANY-%'`.execute(
      shop.database.reader,
    )
    const { user_errors, wishlist } = await added([
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-C1', quantity: 1 },
    ])
    expect(user_errors).toEqual([{ code: 'UNDEFINED', message: 'The wish list cannot hold more than 300 products.' }])
    expect(wishlist.items_v2.items).toMatchObject([{ product: { sku: 'ROLE-S1' }, quantity: 2 }])
  })

  it('removes items by either of their two ids', async () => {
    const { wishlist } = await added([
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-C1', quantity: 1 },
    ])
    const [dress, cap] = wishlist.items_v2.items.map(({ id }) => id)
    const one = await remove([dress ?? '', '999999', 'x'])
    expect(one.data.removeProductsFromWishlist.user_errors).toEqual([
      { code: 'UNDEFINED', message: 'The wishlist item with ID "999999" does not belong to the wishlist' },
      { code: 'UNDEFINED', message: 'The wishlist item with ID "x" does not belong to the wishlist' },
    ])
    expect(skusOf(one.data.removeProductsFromWishlist.wishlist)).toEqual(['ROLE-S1'])
    const last = await remove([cap ?? ''], { id: wishlist.id ?? '' })
    expect(last.data.removeProductsFromWishlist).toMatchObject({ user_errors: [], wishlist: { items_count: 0 } })
  })

  it('is returned in pages', async () => {
    await added([
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-L2', quantity: 1 },
    ])
    const page = async (args: string) =>
      shop.execute<{ customer: { wishlist_v2: List } }>(
        `{ customer { wishlist_v2(id: "0") { items_count items_v2${args} { items { product { sku } } page_info { total_pages } } } } }`,
        {},
        { ...as['ada'], store: 'pl' },
      )
    const [first, second] = [
      await page('(pageSize: 1, currentPage: 1)'),
      await page('(pageSize: 1, currentPage: 2)'),
    ].map(({ data }) => data.customer.wishlist_v2)
    expect(skusOf(first)).toEqual(['ROLE-L2'])
    expect(skusOf(second)).toEqual(['ROLE-S1'])
    expect(second).toMatchObject({ items_count: 2, items_v2: { page_info: { total_pages: 2 } } })
    expect((await page('(pageSize: 301)')).errors).toMatchObject([{ message: 'Maximum pageSize is 300' }])
  })

  it('shows the products that the store view sells, in its language', async () => {
    await added([
      { sku: 'ROLE-S1', quantity: 1 },
      { sku: 'ROLE-C1', quantity: 1 },
    ])
    await sql`delete from catalogue_listing where sku = 'ROLE-C1' and store_id = (
      select id from store_view where code = 'cz')`.execute(shop.database.reader)
    const [czech] = await listsOf('ada', 'cz')
    expect(czech).toMatchObject({
      items_count: 1,
      items_v2: { items: [{ product: { name: 'Czapka Jarzębina (cs)' } }] },
    })
    expect((await listsOf('ada'))[0]?.items_count).toBe(2)
  })

  it('is created once when two products are added concurrently', async () => {
    await Promise.all([added([{ sku: 'ROLE-S1', quantity: 1 }]), added([{ sku: 'ROLE-L2', quantity: 1 }])])
    expect(await listsOf('ada')).toMatchObject([{ items_count: 2 }])
  })
})

describe('ownership of a list', () => {
  it('WISH-14 O70 a guest has no list, and another customer’s list is not found', async () => {
    const { wishlist } = await added([{ sku: 'ROLE-S1', quantity: 1 }])
    const guest = await add([{ sku: 'ROLE-S1', quantity: 1 }], { who: 'nobody' })
    expect(guest.errors).toMatchObject([
      {
        message: 'The current user cannot perform operations on wishlist',
        extensions: { category: 'graphql-authorization' },
      },
    ])
    const foreign = [
      await add([{ sku: 'ROLE-S1', quantity: 1 }], { who: 'eve', id: wishlist.id ?? '' }),
      await remove([wishlist.items_v2.items[0]?.id ?? ''], { who: 'eve', id: wishlist.id ?? '' }),
    ]
    for (const { errors } of foreign) expect(errors).toMatchObject([{ message: 'The wishlist was not found.' }])
    const own = await remove([wishlist.items_v2.items[0]?.id ?? ''], { who: 'eve' })
    expect(own.data.removeProductsFromWishlist.user_errors).toMatchObject([
      { code: 'UNDEFINED', message: expect.stringContaining('does not belong to the wishlist') },
    ])
    expect(await listsOf('eve')).toMatchObject([{ id: '0', items_count: 0 }])
    expect(skusOf((await listsOf('ada'))[0])).toEqual(['ROLE-S1'])
  })

  it('STORE-28 lists are refused where the store view disables them', async () => {
    await sql`insert into store_config (scope, scope_id, path, value)
      select 'view', id, 'wishlist/general/active', '"0"' from store_view where code = 'sk'`.execute(
      shop.database.reader,
    )
    await storeEvents[0]?.handle(shop.database, {}, new Date())
    expect((await add([{ sku: 'ROLE-S1', quantity: 1 }], { store: 'sk' })).errors).toMatchObject([
      { message: 'The wishlist configuration is currently disabled.' },
    ])
  })

  it('lists are deleted with the account', async () => {
    as['leaver'] = await newCustomer(shop, 'leaver@example.com')
    await added([{ sku: 'ROLE-S1', quantity: 1 }], { who: 'leaver' })
    await sql`delete from customer_customer where email = 'leaver@example.com'`.execute(shop.database.reader)
    const { rows } = await sql<{ count: number }>`select count(*)::int from wishlist_item`.execute(shop.database.reader)
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('Magento clients', () => {
  it('can run Venia’s operations', async () => {
    const fragment = `fragment WishlistPageFragment on Wishlist { id items_count sharing_code name visibility
      items_v2(currentPage: 1, pageSize: 20) { items { id product { uid image { label url } name price_range {
        maximum_price { final_price { currency value } discount { amount_off } } } sku stock_status
        ... on ConfigurableProduct { configurable_options { uid attribute_code attribute_id attribute_id_v2 label
          values { uid default_label label store_label use_default_value value_index
            swatch_data { ... on ImageSwatchData { thumbnail } value } } } } }
        ... on ConfigurableWishlistItem { configurable_options { id option_label value_id value_label } } } } }`
    const responses = [
      await shop.execute(
        `mutation AddProductToWishlistFromGallery($wishlistId: ID!, $itemOptions: WishlistItemInput!) {
          addProductsToWishlist(wishlistId: $wishlistId, wishlistItems: [$itemOptions]) {
            user_errors { code message } wishlist { id ...WishlistPageFragment } } } ${fragment}`,
        { wishlistId: '0', itemOptions: { sku: 'ROLE-C1', quantity: 1, selected_options: [] } },
        { ...as['ada'], store: 'pl' },
      ),
      await shop.execute(
        `query GetCustomerWishlist { customer { id wishlists { id ...WishlistPageFragment } } } ${fragment}`,
        {},
        { ...as['ada'], store: 'pl' },
      ),
      await shop.execute(
        `query getWishlistItems($id: ID!, $currentPage: Int) { customer { id wishlist_v2(id: $id) { id
          items_v2(currentPage: $currentPage, pageSize: 20) { items { id product { uid sku } }
            page_info { current_page page_size total_pages } } } } }`,
        { id: '0', currentPage: 1 },
        { ...as['ada'], store: 'pl' },
      ),
    ]
    for (const { data, errors } of responses) {
      expect(errors).toBeUndefined()
      expect(JSON.stringify(data)).toContain('"uid"')
    }
  })

  it('can run GraphCommerce’s operations', async () => {
    const item = `fragment WishlistItem on WishlistItemInterface { __typename id added_at description quantity
      product { __typename uid sku name url_key type_id small_image { url label } }
      customizable_options { id label } ... on ConfigurableWishlistItem { child_sku configured_variant { uid sku name }
        configurable_options { configurable_product_option_uid configurable_product_option_value_uid option_label value_label } } }`
    const wished = await shop.execute<{ addProductsToWishlist: Changed }>(
      `mutation AddProductToWishlist($input: [WishlistItemInput!]!) {
        addProductsToWishlist(wishlistId: "0", wishlistItems: $input) { user_errors { code message }
          wishlist { id items_count items_v2(pageSize: 100) { items { ...WishlistItem } } } } } ${item}`,
      { input: [{ sku: 'ROLE-C1', quantity: 1, selected_options: [], entered_options: [] }] },
      { ...as['ada'], store: 'pl' },
    )
    expect(wished.errors).toBeUndefined()
    const { items } = wished.data.addProductsToWishlist.wishlist.items_v2
    const gone = await shop.execute<{ removeProductsFromWishlist: Changed }>(
      `mutation RemoveProductFromWishlist($wishlistItemId: ID!) {
        removeProductsFromWishlist(wishlistId: "0", wishlistItemsIds: [$wishlistItemId]) {
          user_errors { code message } wishlist { id items_count } } }`,
      { wishlistItemId: items[0]?.id },
      { ...as['ada'], store: 'pl' },
    )
    expect(gone).toMatchObject({
      data: { removeProductsFromWishlist: { user_errors: [], wishlist: { items_count: 0 } } },
    })
  })
})
