// A purchase by an unmodified Venia (Magento PWA Studio, venia-ui 11 and peregrine 15, AFL-3.0). The documents
// (venia-purchase.json), the variables and their order are those of its components.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { testShop, type TestShop } from '../testing/testing.ts'
import documents from './venia-purchase.json' with { type: 'json' }

let shop: TestShop
beforeAll(async () => (shop = await testShop({ demo: 'small' })))
afterAll(() => shop.close())

type Name = keyof typeof documents

async function send<T>(name: Name, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await shop.execute<T>(documents[name], variables, { store: 'pl' })
  expect([name, errors]).toEqual([name, undefined])
  return data
}

interface AttributeMetadata {
  code: string
  ui_input: { ui_input_type: string } | null
  used_in_components: string[] | null
  attribute_labels: unknown[]
}
interface Product {
  sku: string
  configurable_options: { values: { uid: string }[] }[]
  custom_attributes: { attribute_metadata: AttributeMetadata }[]
}
interface Delivery {
  carrier_code: string
  method_code: string
}
interface ShippingCart {
  shipping_addresses: { available_shipping_methods: Delivery[] }[]
}

/** The placeholder address that the cart page sends to estimate shipping. */
const estimate = {
  city: 'city',
  firstname: 'firstname',
  lastname: 'lastname',
  street: ['street'],
  telephone: 'telephone',
  country_code: 'PL',
  postcode: '00-001',
  region: 'mazowieckie',
}
const address = {
  firstname: 'Vera',
  lastname: 'Nowak',
  street: ['ul. Prosta 1'],
  city: 'Warszawa',
  postcode: '00-001',
  telephone: '+48 500 600 700',
  country_code: 'PL',
  region: 'mazowieckie',
}

async function urlKeyOf(sku: string): Promise<string> {
  const { data } = await shop.execute<{ products: { items: { url_key: string }[] } }>(
    'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { url_key } } }',
    { sku },
    { store: 'pl' },
  )
  return data.products.items[0]?.url_key ?? ''
}

async function openProduct(): Promise<Product> {
  const urlKey = await urlKeyOf('ROLE-C1')
  const { products } = await send<{ products: { items: Product[] } }>('getProductDetailForProductPage', { urlKey })
  const [product] = products.items
  if (product === undefined) throw new Error(`Nothing is sold at ${urlKey}`)
  return product
}

async function filledCart(): Promise<string> {
  const { cartId } = await send<{ cartId: string }>('createCart')
  const product = await openProduct()
  const selected = product.configurable_options.map(({ values }) => values[0]?.uid)
  const added = await send<{ addProductsToCart: { user_errors: unknown[] } }>('AddProductToCart', {
    cartId,
    product: { sku: product.sku, quantity: 1, selected_options: selected },
  })
  expect(added.addProductsToCart.user_errors).toEqual([])
  return cartId
}

describe('Venia', () => {
  it('opens a product whose attributes all have an input type', async () => {
    const product = await openProduct()
    expect(product.custom_attributes.length).toBeGreaterThan(0)
    for (const { attribute_metadata: meta } of product.custom_attributes) {
      expect(meta.ui_input?.ui_input_type, meta.code).toEqual(expect.any(String))
      expect(meta.used_in_components, meta.code).toEqual(expect.any(Array))
      expect(meta.attribute_labels.length, meta.code).toBeGreaterThan(0)
    }
  })

  it('estimates shipping in the cart with a mock address', async () => {
    const cartId = await filledCart()
    await send('GetCartDetails', { cartId })
    const { setShippingAddressesOnCart: set } = await send<{ setShippingAddressesOnCart: { cart: ShippingCart } }>(
      'SetShippingAddressForEstimate',
      { cartId, address: estimate },
    )
    expect(set.cart.shipping_addresses[0]?.available_shipping_methods.length).toBeGreaterThan(0)
  })

  it('completes a guest purchase, from the cart to the order number', async () => {
    const cartId = await filledCart()
    for (const name of ['getItemCount', 'MiniCartQuery', 'getProductListing', 'getPriceSummary'] as const)
      await send(name, { cartId })
    await send('SetShippingAddressForEstimate', { cartId, address: estimate })
    await send('GetShippingMethods', { cartId })
    await send('getCheckoutDetails', { cartId })
    await send('GetShippingInformation', { cartId })
    const { isEmailAvailable } = await send<{ isEmailAvailable: { is_email_available: boolean } }>('IsEmailAvailable', {
      email: 'vera@example.com',
    })
    expect(isEmailAvailable.is_email_available).toBe(true)
    await send('SetGuestShipping', { cartId, email: 'vera@example.com', address })
    const { cart } = await send<{ cart: ShippingCart }>('getSelectedAndAvailableShippingMethods', { cartId })
    const offered = cart.shipping_addresses[0]?.available_shipping_methods ?? []
    const door = offered.find(({ carrier_code: carrier }) => carrier === 'dpd')
    const shippingMethod = { carrier_code: door?.carrier_code, method_code: door?.method_code }
    await send('SetShippingMethod', { cartId, shippingMethod })
    await send('getPaymentInformation', { cartId })
    await send('getBillingAddress', { cartId })
    await send('setPaymentMethodOnCart', { cartId, paymentMethod: { code: 'checkmo' } })
    await send('setBillingAddress', {
      cartId,
      firstName: address.firstname,
      lastName: address.lastname,
      city: address.city,
      postcode: address.postcode,
      phoneNumber: address.telephone,
      street1: address.street[0],
      street2: '',
      country: address.country_code,
      region: '',
    })
    await send('chooseCheckmo', { cartId })
    const details = await send<{ cart: { prices: { grand_total: { value: number } } } }>('getOrderDetails', { cartId })
    const { placeOrder } = await send<{ placeOrder: { order: { order_number: string } } }>('placeOrder', { cartId })
    const number = placeOrder.order.order_number
    expect(number).toMatch(/^\d{9,}$/)
    const { rows } = await sql<{ total: number }>`
      select grand_total::int as total from order_order where number = ${number}`.execute(shop.database.reader)
    expect(rows).toEqual([{ total: Math.round(details.cart.prices.grand_total.value * 100) }])
  })
})
