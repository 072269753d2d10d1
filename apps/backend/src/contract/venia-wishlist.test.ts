// The wish list page and dialogs of an unmodified Venia, for Magento Open Source (one list) and Adobe Commerce (several). The
// documents are those of venia-account.json.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { changeSettings, signedInBrowser, VeniaBrowser, veniaServer } from './testing-venia.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await veniaServer(shop)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface List {
  id: string
  items_count: number
  name: string | null
  visibility: string
}
interface Option {
  attribute_code: string
  attribute_id: string
  attribute_id_v2: number
  values: { uid: string; value_index: number; label: string }[]
}
interface Item {
  id: string
  __typename: string
  product: {
    sku: string
    name: string
    url_key: string
    image: { label: string; url: string }
    price_range: { maximum_price: { final_price: { currency: string; value: number } } }
    stock_status: string
    configurable_options?: Option[]
    variants?: { attributes: { code: string; value_index: number }[]; product: { stock_status: string } }[]
  }
  configurable_options?: { id: number; value_id: number; option_label: string; value_label: string }[]
}
interface Added {
  addProductsToWishlist: { user_errors: { code: string; message: string }[]; wishlist?: { id: string; name: string } }
}
interface InCart {
  addProductsToCart: { cart: { total_quantity: number; items: { product: { sku: string } }[] } }
}
interface Dialog {
  products: {
    items: {
      image: { url: string }
      configurable_product_options_selection: {
        media_gallery: { url: string }[]
        variant: { price_range: { maximum_price: { final_price: { value: number } } } } | null
      }
    }[]
  }
}

const listsOf = async (browser: VeniaBrowser) =>
  (await browser.send<{ customer: { wishlists: List[] } }>('GetCustomerWishlist')).customer.wishlists

async function itemsOf(browser: VeniaBrowser, id: string, currentPage = 1, pageSize = 20): Promise<Item[]> {
  const { customer } = await browser.send<{ customer: { wishlist_v2: { items_v2: { items: Item[] } } } }>(
    'getCustomerWishlist',
    { id, currentPage, pageSize },
  )
  return customer.wishlist_v2.items_v2.items
}

const addTo = (browser: VeniaBrowser, wishlistId: string, itemOptions: object) =>
  browser.send<Added>(wishlistId === '0' ? 'AddProductToWishlistFromGallery' : 'addProductToWishlist', {
    wishlistId,
    itemOptions: { quantity: 1, ...itemOptions },
  })

/** The uids that Venia adds to the cart for the chosen options of an item. */
const chosenUids = ({ product, configurable_options: chosen = [] }: Item) =>
  chosen.map(
    ({ id, value_id: valueId }) =>
      product.configurable_options
        ?.find((option) => option.attribute_id_v2 === id)
        ?.values.find((value) => value.value_index === valueId)?.uid,
  )

/** The uid of the first size of `ROLE-C1`. */
async function firstSize(browser: VeniaBrowser): Promise<string> {
  await addTo(browser, '0', { sku: 'ROLE-C1', selected_options: [] })
  const [list] = await listsOf(browser)
  const [item] = await itemsOf(browser, list?.id ?? '')
  await browser.send('RemoveProductsFromWishlist', { wishlistId: list?.id, wishlistItemsId: [item?.id] })
  return item?.product.configurable_options?.[0]?.values[0]?.uid ?? ''
}

describe('the wish list', () => {
  it('is empty at first', async () => {
    const browser = await signedInBrowser(server, 'new@example.com')
    // The page reads the number of items of the first list without a check.
    expect(await listsOf(browser)).toMatchObject([{ items_count: 0, visibility: 'PRIVATE' }])
    const { customer } = await browser.send<{ customer: { wishlists: List[] } }>('GetCustomerWishlistMOS')
    expect(customer.wishlists).toMatchObject([{ items_count: 0 }])
    expect(await browser.send('GetWishlistConfigForWishlistPageMOS')).toMatchObject({
      storeConfig: { magento_wishlist_general_is_enabled: '1' },
    })
    expect(await new VeniaBrowser(server).refusal('GetCustomerWishlist')).toEqual([
      "The current customer isn't authorized.",
      'graphql-authorization',
    ])
  })

  it('gets products from the gallery, moves them to the cart and drops them', async () => {
    const browser = await signedInBrowser(server, 'wishes@example.com')
    const size = await firstSize(browser)
    expect((await addTo(browser, '0', { sku: 'ROLE-S1' })).addProductsToWishlist.user_errors).toEqual([])
    await addTo(browser, '0', { sku: 'ROLE-C1', selected_options: [size] })
    const [list] = await listsOf(browser)
    expect(list?.items_count).toBe(2)
    const items = await itemsOf(browser, list?.id ?? '')
    expect(items.map(({ product }) => product.sku).sort()).toEqual(['ROLE-C1', 'ROLE-S1'])
    for (const { product } of items) {
      expect(product.image.url).toMatch(/^http/)
      expect(product.price_range.maximum_price.final_price).toMatchObject({ currency: 'PLN' })
      expect(product.stock_status).toBe('IN_STOCK')
    }
    const { cartId } = await browser.send<{ cartId: string }>('createCart')
    for (const item of items) {
      const selected = chosenUids(item)
      const cartItem = {
        quantity: 1,
        sku: item.product.sku,
        ...(selected.length > 0 ? { selected_options: selected } : {}),
      }
      await browser.send('AddWishlistItemToCart', { cartId, cartItem })
    }
    expect(await browser.send('getItemCount', { cartId })).toMatchObject({ cart: { total_quantity: 2 } })
    const dress = items.find(({ product }) => product.sku === 'ROLE-C1')
    expect(dress?.configurable_options).toMatchObject([{ option_label: 'Rozmiar', value_label: '98' }])
    expect(
      await browser.send('RemoveProductsFromWishlist', { wishlistId: list?.id, wishlistItemsId: [dress?.id] }),
    ).toMatchObject({ removeProductsFromWishlist: { wishlist: { id: list?.id, items_count: 1 } } })
    // Venia marks these products in the gallery.
    const { customer } = await browser.send<{
      customer: { wishlists: { items_v2: { items: { product: { sku: string } }[]; page_info: object } }[] }
    }>('GetWishlistItemsForLocalField', { currentPage: 1 })
    expect(customer.wishlists).toMatchObject([
      { items_v2: { items: [{ product: { sku: 'ROLE-S1' } }], page_info: { current_page: 1, total_pages: 1 } } },
    ])
  })

  it('asks for the size of a product that was added without one', async () => {
    const browser = await signedInBrowser(server, 'size@example.com')
    await addTo(browser, '0', { sku: 'ROLE-C1', selected_options: [] })
    const [list] = await listsOf(browser)
    const [item] = await itemsOf(browser, list?.id ?? '')
    expect(item).toMatchObject({ __typename: 'ConfigurableWishlistItem', configurable_options: [] })
    const [option] = item?.product.configurable_options ?? []
    // The dialog finds the unavailable variants by these codes and values.
    for (const { attributes } of item?.product.variants ?? [])
      expect(attributes).toMatchObject([{ code: option?.attribute_code, value_index: expect.any(Number) }])
    expect(Number.parseInt(option?.attribute_id ?? '', 10)).toBe(option?.attribute_id_v2)
    const opened = await browser.send<Dialog>('GetProductDetailForATCDialog', {
      sku: 'ROLE-C1',
      configurableOptionValues: null,
    })
    const selection = opened.products.items[0]?.configurable_product_options_selection
    expect(selection?.variant).toBeNull()
    expect(selection?.media_gallery).toEqual(expect.any(Array))
    const size = option?.values[0]?.uid
    const chosen = await browser.send<Dialog>('GetProductDetailForATCDialog', {
      sku: 'ROLE-C1',
      configurableOptionValues: [size],
    })
    const variant = chosen.products.items[0]?.configurable_product_options_selection.variant
    expect(variant?.price_range.maximum_price.final_price.value).toBe(80)
    const { cartId } = await browser.send<{ cartId: string }>('createCart')
    const { addProductsToCart } = await browser.send<InCart>('AddProductToCartFromDialog', {
      cartId,
      cartItem: { quantity: 1, selected_options: [size], sku: 'ROLE-C1' },
    })
    expect(addProductsToCart.cart).toMatchObject({ total_quantity: 1, items: [{ product: { sku: 'ROLE-C1' } }] })
  })

  it('is loaded page by page', async () => {
    const browser = await signedInBrowser(server, 'many@example.com')
    await addTo(browser, '0', { sku: 'ROLE-S1' })
    const [list] = await listsOf(browser)
    await sql`
      insert into wishlist_item (wishlist_id, product_id, quantity, added_at)
      select ${Number(list?.id)}, product_id, 1, now() from catalogue_listing where store_id = 1
      on conflict do nothing`.execute(shop.database.reader)
    const count = (await listsOf(browser))[0]?.items_count ?? 0
    const first = await itemsOf(browser, list?.id ?? '', 1, 5)
    const second = await itemsOf(browser, list?.id ?? '', 2, 5)
    expect(count).toBeGreaterThan(5)
    expect(first).toHaveLength(5)
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length)
  })

  it('reports a product that is not sold', async () => {
    const browser = await signedInBrowser(server, 'unsold@example.com')
    expect((await addTo(browser, '0', { sku: 'NOPE' })).addProductsToWishlist.user_errors).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
    ])
  })
})

describe('several wish lists', () => {
  beforeAll(() =>
    changeSettings(shop, { 'wishlist/general/multiple_enabled': '1', 'wishlist/general/multiple_count': 3 }),
  )

  it('are created on the page and in the dialog, up to the limit', async () => {
    const browser = await signedInBrowser(server, 'several@example.com')
    const config = { enable_multiple_wishlists: '1', maximum_number_of_wishlists: '3' }
    for (const name of ['GetWishlistConfigForWishlistPageAC', 'getMultipleWishlistsEnabled'] as const)
      expect(await browser.send(name)).toMatchObject({ storeConfig: config })
    await browser.send('createWishlist', { input: { name: 'Zima', visibility: 'PRIVATE' } })
    expect((await listsOf(browser)).map(({ name }) => name)).toEqual([null, 'Zima'])
    expect(await browser.refusal('createWishlist', { input: { name: 'Zima', visibility: 'PRIVATE' } })).toEqual([
      'Wish list "Zima" already exists.',
      'graphql-input',
    ])

    const { createWishlist } = await browser.send<{ createWishlist: { wishlist: { id: string } } }>(
      'createWishlistInDialog',
      { name: 'Lato', visibility: 'PUBLIC' },
    )
    const { id } = createWishlist.wishlist
    const { addProductsToWishlist: added } = await addTo(browser, id, { sku: 'ROLE-S1' })
    expect(added).toMatchObject({ user_errors: [], wishlist: { id, name: 'Lato' } })
    const dialog = await browser.send<{ customer: { wishlists: { name: string }[] } }>('getWishlistsDialogData')
    expect(dialog).toMatchObject({ storeConfig: config })
    expect(dialog.customer.wishlists.map(({ name }) => name)).toEqual([null, 'Zima', 'Lato'])
    expect(await browser.refusal('createWishlistInDialog', { name: 'Jesień', visibility: 'PUBLIC' })).toEqual([
      'Only 3 wish list(s) can be created.',
      'graphql-input',
    ])
    expect(await itemsOf(browser, id)).toMatchObject([{ product: { sku: 'ROLE-S1' } }])
  })

  it('are renamed, also the first one before it has a product', async () => {
    const browser = await signedInBrowser(server, 'names@example.com')
    const [first] = await listsOf(browser)
    const change = { name: 'Na co dzień', visibility: 'PUBLIC' }
    expect(await browser.send('UpdateWishlist', { ...change, wishlistId: first?.id })).toMatchObject({
      updateWishlist: { uid: expect.any(String), ...change },
    })
    expect(await listsOf(browser)).toMatchObject([change])
    const other = await signedInBrowser(server, 'stranger@example.com')
    const [{ id: wishlistId } = { id: '' }] = await listsOf(browser)
    expect(await other.refusal('UpdateWishlist', { ...change, wishlistId })).toEqual([
      'The wishlist was not found.',
      'graphql-input',
    ])
  })
})
