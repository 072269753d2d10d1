import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)

async function filledCart(store?: string): Promise<string> {
  const id = await client(store).newCart()
  await client(store).add(id, [{ sku: 'ROLE-S1', quantity: 1 }])
  return id
}

const methods = `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) {
  carrier_code method_code available price_incl_tax { value currency } delivery_dates { from to } } }`
const totals = `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart {
  prices { grand_total { value } subtotal_including_tax { value } applied_taxes { label } }
  shipping_addresses { country { code } postcode selected_shipping_method { carrier_code } } } } }`
const saved = `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }`

interface Methods {
  estimateShippingMethods: {
    carrier_code: string
    price_incl_tax: { value: number }
    delivery_dates: { from: string }
  }[]
}
interface Totals {
  estimateTotals: {
    cart: {
      prices: {
        grand_total: { value: number }
        subtotal_including_tax: { value: number }
        applied_taxes: { label: string }[]
      }
      shipping_addresses: unknown[]
    }
  }
}

describe('UX-25 a cart without an address', () => {
  test('estimates the deliveries to a country without saving an address', async () => {
    const id = await filledCart()
    const input = { cart_id: id, address: { country_code: 'PL', postcode: '00-001' } }
    const { estimateShippingMethods: found } = await client().must<Methods>(methods, { input })
    expect(found.map((method) => [method.carrier_code, method.price_incl_tax.value])).toEqual([
      ['dpd', 15.99],
      ['inpostcourier', 16.99],
    ])
    expect(found[0]?.delivery_dates.from).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(await client().must(saved, { id })).toEqual({ cart: { shipping_addresses: [] } })
  })

  test('estimates no delivery to a country that the store view does not serve', async () => {
    const input = { cart_id: await filledCart(), address: { country_code: 'DE' } }
    expect(await client().must(methods, { input })).toEqual({ estimateShippingMethods: [] })
  })

  test('estimates totals with the country’s tax and a delivery', async () => {
    const id = await filledCart('eu')
    const estimate = async (country: string, method?: object) => {
      const input = { cart_id: id, address: { country_code: country }, shipping_method: method ?? null }
      return (await client('eu').must<Totals>(totals, { input })).estimateTotals.cart
    }
    const hungary = await estimate('HU')
    expect(hungary.prices.applied_taxes).toEqual([{ label: 'VAT 27%' }])
    expect(hungary.prices.grand_total).toEqual(hungary.prices.subtotal_including_tax)
    // Adobe's drop-ins send two empty codes for "no delivery".
    expect(await estimate('HU', { carrier_code: '', method_code: '' })).toEqual(hungary)
    const delivered = await estimate('LU', { carrier_code: 'dpd', method_code: 'standard' })
    expect(delivered.prices.applied_taxes).toEqual([{ label: 'VAT 17%' }])
    expect(delivered.prices.grand_total.value).toBeCloseTo(delivered.prices.subtotal_including_tax.value + 9.9, 10)
    expect(delivered.shipping_addresses).toEqual([
      { country: { code: 'LU' }, postcode: null, selected_shipping_method: { carrier_code: 'dpd' } },
    ])
    expect(await client('eu').must(saved, { id })).toEqual({ cart: { shipping_addresses: [] } })
  })

  test('refusals', async () => {
    const address = { country_code: 'PL' }
    const refusal = async (query: string, input: object) => {
      const [error] = (await client().execute(query, { input })).errors ?? []
      return [error?.message, error?.extensions['category']]
    }
    const ups = { carrier_code: 'ups', method_code: 'x' }
    expect(await refusal(totals, { cart_id: await filledCart(), address, shipping_method: ups })).toEqual([
      'Carrier with such method not found: ups, x',
      'graphql-input',
    ])
    for (const query of [methods, totals])
      expect(await refusal(query, { cart_id: 'x'.repeat(32), address })).toMatchObject([
        expect.stringContaining('Could not find a cart'),
        'graphql-no-such-entity',
      ])
  })
})
