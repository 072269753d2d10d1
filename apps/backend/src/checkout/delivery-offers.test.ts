import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { CartClient } from '../cart/testing-client.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = await httpServer(shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

interface Offer {
  carrier_code: string
  pickup_network: string | null
  price: { value: number; currency: string }
  free_from: { value: number } | null
  arrivals: { order_before: string; from: string; to: string }[]
}
interface Offers {
  products: { items: { delivery_offers: Offer[] }[] }
}
const query = `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { delivery_offers {
  carrier_code pickup_network price { value currency } free_from { value } arrivals { order_before from to } } } } }`
const offersOf = async (sku: string, store: string): Promise<Offer[]> => {
  const { data } = await shop.execute<Offers>(query, { sku }, { store })
  return data.products.items[0]?.delivery_offers ?? []
}

const estimate = `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) {
  carrier_code price_incl_tax { value currency } free_from { value } delivery_dates { from to } } }`
interface Estimate {
  estimateShippingMethods: {
    carrier_code: string
    price_incl_tax: Offer['price']
    free_from: Offer['free_from']
    delivery_dates: { from: string; to: string }
  }[]
}

const skuOf = async (condition: string): Promise<string> => {
  const { rows } = await sql<{ sku: string }>`select p.sku from catalogue_product p
    join catalogue_listing l on l.product_id = p.id and l.store_id = 1 where ${sql.raw(condition)} limit 1`.execute(
    shop.database.reader,
  )
  return rows[0]?.sku ?? ''
}

describe('UX-25 the delivery offers of a product', () => {
  it.each([
    ['pl', 'PL'],
    ['cz', 'CZ'],
  ])('in %s are the methods that the cart estimates, with the same prices and days', async (store, country) => {
    const client = new CartClient(shop, store)
    const id = await client.newCart()
    await client.add(id, [{ sku: 'ROLE-S1', quantity: 1 }])
    const input = { cart_id: id, address: { country_code: country } }
    const { estimateShippingMethods: methods } = await client.must<Estimate>(estimate, { input })
    const offers = await offersOf('ROLE-S1', store)
    expect(methods.length).toBeGreaterThan(0)
    expect(
      offers.map(({ carrier_code: code, price, free_from: limit, arrivals }) => [
        code,
        price,
        limit,
        [arrivals[0]?.from, arrivals[0]?.to],
      ]),
    ).toEqual(
      methods.map(({ carrier_code: code, price_incl_tax: price, free_from: limit, delivery_dates: dates }) => [
        code,
        price,
        limit,
        [dates.from, dates.to],
      ]),
    )
  })

  it('are the same for every product that is shipped, and none for an e-gift card', async () => {
    const offers = await offersOf('ROLE-S1', 'pl')
    expect(await offersOf(await skuOf(`p.type = 'configurable'`), 'pl')).toEqual(offers)
    expect(await offersOf(await skuOf(`p.giftcard_type = 'PHYSICAL'`), 'pl')).toEqual(offers)
    expect(await offersOf(await skuOf(`p.giftcard_type = 'VIRTUAL'`), 'pl')).toEqual([])
  })

  it('name the cut-offs until which the days hold, and the response says when the first one is', async () => {
    const url = `/graphql?${new URLSearchParams({ query, variables: JSON.stringify({ sku: 'ROLE-S1' }) }).toString()}`
    const response = await server.inject({ url, headers: { store: 'pl', 'x-cache-tags': 'wanted' } })
    const { data, extensions } = response.json<{ data: Offers; extensions: { until: string } }>()
    const ends = data.products.items[0]?.delivery_offers.map(({ arrivals }) => arrivals.map((one) => one.order_before))
    const firsts = (ends ?? []).map(([first = '']) => first).toSorted()
    expect(firsts.length).toBeGreaterThan(0)
    expect(extensions.until).toBe(firsts[0])
    for (const [first = '', second = ''] of ends ?? []) expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
    const plain = `/graphql?${new URLSearchParams({ query: '{ storeConfig { locale } }' }).toString()}`
    const other = await server.inject({ url: plain, headers: { store: 'pl', 'x-cache-tags': 'wanted' } })
    expect(other.json<{ extensions: object }>().extensions).not.toHaveProperty('until')
  })
})

it('a carrier that the shop has no texts for is called by its code, and its service to the door as usual', async () => {
  await shop.database.transaction((tx) =>
    sql`update checkout_delivery_method set carrier_code = 'gls' where store_id = 1 and carrier_code = 'dpd'`.execute(
      tx,
    ),
  )
  const input = { cart_id: await new CartClient(shop, 'pl').newCart(), address: { country_code: 'PL' } }
  const { estimateShippingMethods: methods } = await new CartClient(shop, 'pl').must<{
    estimateShippingMethods: { carrier_code: string; carrier_title: string; method_title: string }[]
  }>(
    'mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) { carrier_code carrier_title method_title } }',
    { input },
  )
  expect(methods.find(({ carrier_code: code }) => code === 'gls')).toMatchObject({
    carrier_title: 'GLS',
    method_title: 'GLS – Dostawa kurierem pod drzwi',
  })
})
