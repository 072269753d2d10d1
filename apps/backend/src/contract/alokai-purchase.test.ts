// Purchases by an unmodified Alokai (formerly Vue Storefront). alokai-purchase.json holds the documents that
// @vue-storefront/magento-api 6.3 (MIT) sends; the variables and the order of the documents are those of the SDK.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpClient, type HttpClient } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import documents from './alokai-purchase.json' with { type: 'json' }

let shop: TestShop
let client: HttpClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  client = await httpClient(shop)
})
afterAll(async () => {
  await client.close()
  await shop.close()
})

type Name = keyof typeof documents

/** The SDK's headers; a customer's token is added after signing in. */
const headers: Record<string, string> = { accept: '*/*', store: 'pl' }

async function send<T = Record<string, unknown>>(name: Name, variables: object = {}): Promise<T> {
  const { status, body } = await client.send<T>(documents[name], variables, headers)
  expect([name, status, body.errors]).toEqual([name, 200, undefined])
  return body.data
}

interface Product {
  sku: string
  configurable_options: { values: { uid: string }[] }[]
  variants: { product: { sku: string }; attributes: { uid: string }[] }[]
}
interface Item {
  uid: string
  quantity: number
}
interface Method {
  carrier_code: string
  method_code: string
}
interface Delivered {
  shipping_addresses: { available_shipping_methods: Method[] }[]
}

const address = {
  firstname: 'Jan',
  lastname: 'Dow',
  city: 'Warszawa',
  country_code: 'PL',
  street: ['ul. Prosta 1', 'm. 2'],
  telephone: '500 600 700',
  region: 'mazowieckie',
  postcode: '00-001',
  save_in_address_book: false,
}
const email = 'jan.dow@example.com'
const password = 'Secret#1234x'
const filter = { sku: { eq: 'ROLE-C1' } }

async function openProduct(): Promise<{ product: Product; selected: (string | undefined)[] }> {
  const { products } = await send<{ products: { items: Product[] } }>('productDetails', { filter })
  const [product] = products.items
  if (product === undefined) throw new Error('ROLE-C1 is not sold')
  return { product, selected: product.configurable_options.map(({ values }) => values[0]?.uid) }
}

/** Chooses delivery by courier and payment by cheque, places the order and returns its number. */
async function payAndOrder(cartId: string, delivery: Method | undefined): Promise<string> {
  const method = { carrier_code: delivery?.carrier_code, method_code: delivery?.method_code }
  await send('setShippingMethodsOnCart', { input: { cart_id: cartId, shipping_methods: [method] } })
  await send('setPaymentMethodOnCart', { input: { cart_id: cartId, payment_method: { code: 'checkmo' } } })
  const { placeOrder } = await send<{ placeOrder: { order: { order_number: string } } }>('placeOrder', {
    input: { cart_id: cartId },
  })
  expect(placeOrder.order.order_number).toMatch(/^\d{9,}$/)
  return placeOrder.order.order_number
}

const refusal = async (cartId: string): Promise<string | undefined> =>
  (await client.send(documents.placeOrder, { input: { cart_id: cartId } }, headers)).body.errors?.[0]?.message

const courierOf = ({ shipping_addresses: addresses }: Delivered): Method | undefined =>
  addresses[0]?.available_shipping_methods.find(({ carrier_code: carrier }) => carrier === 'dpd')

describe('Alokai', () => {
  it('browses the catalogue', async () => {
    for (const name of ['storeConfig', 'availableStores', 'countriesList', 'currency', 'categoryList'] as const)
      await send(name)
    await send('categories')
    await send('categorySearch', { filters: { name: { match: 'clothing' } } })
    const { products } = await send<{ products: { items: unknown[] } }>('productsList', { search: '', filter: {} })
    expect(products.items.length).toBeGreaterThan(0)
    for (const name of ['relatedProduct', 'upsellProducts', 'productReview'] as const) await send(name, { filter })
    const { route } = await send<{ route: { sku: string } }>('route', { url: 'sukienka-mirabelka.html' })
    expect(route).toMatchObject({ type: 'PRODUCT', sku: 'ROLE-C1' })
  })

  it('completes a purchase as a guest', async () => {
    const { createEmptyCart: cartId } = await send<{ createEmptyCart: string }>('createEmptyCart')
    const { product, selected } = await openProduct()
    await send('addProductsToCart', {
      cartId,
      cartItems: [{ sku: product.sku, quantity: 1, selected_options: selected }],
    })
    const variant = product.variants.find(({ attributes }) => attributes.some(({ uid }) => uid === selected[0]))
    await send('addConfigurableProductsToCart', {
      input: {
        cart_id: cartId,
        cart_items: [
          { parent_sku: product.sku, data: { sku: variant?.product.sku, quantity: 1 }, customizable_options: [] },
        ],
      },
    })
    const { cart } = await send<{ cart: { items: Item[] } }>('cart', { cartId })
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(await send('cartTotalQty', { cartId })).toEqual({ cart: { __typename: 'Cart', total_quantity: 2 } })
    await send('updateCartItems', {
      input: { cart_id: cartId, cart_items: [{ cart_item_uid: cart.items[0]?.uid, quantity: 3 }] },
    })
    await send('setGuestEmailOnCart', { input: { cart_id: cartId, email } })
    await send('setShippingAddressesOnCart', { input: { cart_id: cartId, shipping_addresses: [{ address }] } })
    const billing = { address, same_as_shipping: false }
    await send('setBillingAddressOnCart', { input: { cart_id: cartId, billing_address: billing } })
    const offered = await send<{ cart: Delivered }>('GuestAvailableShippingMethods', { cart_id: cartId })
    await send('GuestAvailablePaymentMethods', { cartId })
    expect(await refusal(cartId)).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    )
    await payAndOrder(cartId, courierOf(offered.cart))
  })

  it('completes a purchase as a customer with a saved address, and shows the order', async () => {
    const { createEmptyCart: guestCart } = await send<{ createEmptyCart: string }>('createEmptyCart')
    const { product, selected } = await openProduct()
    const cartItems = [{ sku: product.sku, quantity: 1, selected_options: selected }]
    await send('addProductsToCart', { cartId: guestCart, cartItems })

    const names = { firstname: 'Jan', lastname: 'Dow', is_subscribed: false }
    await send('createCustomer', { input: { email, password, ...names } })
    const { generateCustomerToken: made } = await send<{ generateCustomerToken: { token: string } }>(
      'generateCustomerToken',
      { email, password },
    )
    headers['authorization'] = `Bearer ${made.token}`
    await send('customer')
    const { customerCart } = await send<{ customerCart: { id: string } }>('customerCart')
    const { mergeCarts } = await send<{ mergeCarts: { items: Item[] } }>('mergeCarts', {
      sourceCartId: guestCart,
      destinationCartId: customerCart.id,
    })
    expect(mergeCarts.items).toHaveLength(1)

    const { save_in_address_book: _, ...stored } = address
    const { createCustomerAddress: made2 } = await send<{ createCustomerAddress: { id: number } }>(
      'createCustomerAddress',
      { input: { ...stored, region: { region: 'mazowieckie' }, default_shipping: true, default_billing: true } },
    )
    await send('getCustomerAddresses')
    await send('updateCustomerAddress', { id: made2.id, input: { firstname: 'Janek' } })
    const named = { customer_address_id: made2.id }
    await send('setShippingAddressesOnCart', { input: { cart_id: customerCart.id, shipping_addresses: [named] } })
    await send('setBillingAddressOnCart', {
      input: { cart_id: customerCart.id, billing_address: { ...named, use_for_shipping: false } },
    })
    const offered = await send<{ customerCart: Delivered }>('CustomerAvailableShippingMethods')
    await send('CustomerAvailablePaymentMethods')
    const number = await payAndOrder(customerCart.id, courierOf(offered.customerCart))
    const { customer } = await send<{ customer: { orders: { items: object[] } } }>('customerOrders', { filter: {} })
    expect(customer.orders.items).toMatchObject([{ number, shipping_address: { firstname: 'Janek' } }])
  })

  it('manages a wish list, writes a review, changes email and password, and signs out', async () => {
    const items = [{ sku: 'ROLE-S1', quantity: 1 }]
    await send('addProductsToWishlist', { id: '0', items })
    interface List {
      customer: { wishlists: { id: string; items_v2: { items: { id: string }[] } }[] }
    }
    const [list] = (await send<List>('wishlist')).customer.wishlists
    await send('removeProductsFromWishlist', { id: list?.id, items: list?.items_v2.items.map(({ id }) => id) })
    expect((await send<List>('wishlist')).customer.wishlists[0]?.items_v2.items).toEqual([])

    interface Ratings {
      productReviewRatingsMetadata: { items: { id: string; values: { value_id: string }[] }[] }
    }
    const { productReviewRatingsMetadata: ratings } = await send<Ratings>('productReviewRatingsMetadata')
    const given = ratings.items.map(({ id, values }) => ({ id, value_id: values.at(-1)?.value_id }))
    const review = { sku: 'ROLE-C1', nickname: 'Jan', summary: 'Good', text: 'Very nice', ratings: given }
    await send('createProductReview', { input: review })
    await send('reviews')
    await send('customerProductReview')

    await send('updateCustomer', { input: { firstname: 'Johnny' } })
    await send('updateCustomerEmail', { email: `new.${email}`, password })
    await send('changeCustomerPassword', { currentPassword: password, newPassword: `${password}1` })
    await send('revokeCustomerToken')
    delete headers['authorization']
    await send('generateCustomerToken', { email: `new.${email}`, password: `${password}1` })
  })
})
