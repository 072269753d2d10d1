// The order history of an unmodified Venia. The documents are those of venia-account.json.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient, polishAddress, type ItemInput, type PlacedOrder } from '../cart/testing-client.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { signedInBrowser, type VeniaBrowser, veniaServer } from './testing-venia.ts'

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

interface OrderItem {
  product_name: string
  product_sku: string
  product_url_key: string
}
interface Order {
  number: string
  order_date: string
  items: OrderItem[]
  shipments: unknown[]
  total: { grand_total: { value: number } }
}
interface History {
  customer: {
    orders: { items: Order[]; page_info: { current_page: number; total_pages: number }; total_count: number }
  }
}
interface Product {
  sku: string
  url_key: string
  thumbnail: { label: string; url: string }
  variants?: { product: { sku: string; thumbnail: { url: string } } }[]
}

/** Venia's page size; "load more" requests a larger first page. */
const pageSize = 10

const read = async (browser: VeniaBrowser, { search = '', size = pageSize } = {}) =>
  (await browser.send<History>('GetCustomerOrders', { filter: { number: { match: search } }, pageSize: size })).customer
    .orders

async function order(browser: VeniaBrowser, items: ItemInput[]): Promise<PlacedOrder> {
  const client = new CartClient(shop, 'pl', browser.token)
  const id = await client.newCart()
  await client.add(id, items)
  await client.setAddress(id, polishAddress)
  const set = (step: string) => client.must(`mutation ($id: String!) { ${step} { cart { id } } }`, { id })
  await set('setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } })')
  await set(`setShippingMethodsOnCart(input: { cart_id: $id,
    shipping_methods: [{ carrier_code: "dpd", method_code: "standard" }] })`)
  await set('setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } })')
  return client.place(id)
}

describe('the order history', () => {
  it('shows an order with its thumbnails', async () => {
    const browser = await signedInBrowser(server, 'orders@example.com')
    expect(await read(browser)).toMatchObject({ items: [], total_count: 0 })
    const placed = await order(browser, [
      { sku: 'ROLE-C1-98', quantity: 2, parent_sku: 'ROLE-C1' },
      { sku: 'ROLE-S1', quantity: 1 },
    ])
    const { items: orders, page_info: page, total_count: count } = await read(browser)
    expect([page.current_page, page.total_pages, count]).toEqual([1, 1, 1])
    const address = { firstname: 'Ada', city: 'Warszawa', postcode: '00-001', street: ['Prosta 1'], country_code: 'PL' }
    expect(orders).toMatchObject([
      {
        number: placed.number,
        // The progress bar knows Magento's states.
        state: 'new',
        status: expect.any(String),
        billing_address: address,
        shipping_address: address,
        shipping_method: expect.stringContaining('DPD'),
        payment_methods: [{ type: 'checkmo', name: expect.any(String) }],
        invoices: [],
        shipments: [],
        items: [
          { product_sku: 'ROLE-C1-98', quantity_ordered: 2, selected_options: [{ value: '98' }] },
          { product_sku: 'ROLE-S1', quantity_ordered: 1, selected_options: [] },
        ],
        total: {
          discounts: [],
          grand_total: { currency: 'PLN', value: placed.total / 100 },
          subtotal: { value: 200 },
          total_tax: { value: placed.tax / 100 },
          total_shipping: { value: 0 },
        },
      },
    ])
    const [shown] = orders
    if (shown === undefined) throw new Error('no order')
    // Venia makes it an ISO date, which Safari parses.
    expect(Number.isNaN(Date.parse(shown.order_date.replace(' ', 'T')))).toBe(false)

    const urlKeys = shown.items.map((item) => item.product_url_key).sort()
    const { products } = await browser.send<{ products: { items: Product[] } }>('GetProductThumbnailsByURLKey', {
      urlKeys,
    })
    for (const item of shown.items) {
      const product = products.items.find((one) => one.url_key === item.product_url_key)
      expect(product?.thumbnail.url, item.product_sku).toMatch(/^http/)
      // The thumbnail of the variant, if the merchant chose "itself".
      const variant = product?.variants?.find((one) => one.product.sku === item.product_sku)
      if (product?.variants !== undefined) expect(variant?.product.thumbnail.url).toMatch(/^http/)
    }
    expect(await browser.send('GetProductURLSuffix')).toMatchObject({ storeConfig: { product_url_suffix: '.html' } })
    expect(await browser.send('getConfigurableThumbnailSource')).toMatchObject({
      storeConfig: { configurable_thumbnail_source: 'parent' },
    })
  })

  it('finds orders by a part of the number', async () => {
    const browser = await signedInBrowser(server, 'search@example.com')
    const { number } = await order(browser, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    for (const search of [number, number.slice(-3), number.slice(0, 4)])
      expect((await read(browser, { search })).items.map((one) => one.number)).toEqual([number])
    for (const search of ['none', '%', `${number}0`]) expect((await read(browser, { search })).items).toEqual([])
  })

  it('loads ten orders more', async () => {
    const browser = await signedInBrowser(server, 'loyal@example.com')
    const numbers: string[] = []
    for (let count = 0; count <= pageSize; count++)
      numbers.push((await order(browser, [{ sku: 'ROLE-PLENTY', quantity: 1 }])).number)
    const first = await read(browser)
    expect(first).toMatchObject({ page_info: { current_page: 1, total_pages: 2 }, total_count: 11 })
    expect(first.items).toHaveLength(pageSize)
    const all = await read(browser, { size: 2 * pageSize })
    expect(all).toMatchObject({ page_info: { current_page: 1, total_pages: 1 }, total_count: 11 })
    expect(all.items.map(({ number }) => number).sort()).toEqual(numbers.sort())
  })

  it('contains no orders of others', async () => {
    const owner = await signedInBrowser(server, 'owner@example.com')
    const { number } = await order(owner, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
    const other = await signedInBrowser(server, 'other@example.com')
    expect((await read(other, { search: number })).items).toEqual([])
  })
})
