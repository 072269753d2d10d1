import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CartClient, polishAddress } from '../cart/testing-client.ts'
import { savePickupPoints, saveShops } from '../store-locator/store-locator.ts'
import { stopClock } from '../testing/testing-clock.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
const hours = Array<string>(7).fill('00:00-24:00')
const warsaw = {
  country: 'PL',
  street: 'ul. Długa 1',
  postcode: '00-029',
  city: 'Warszawa',
  latitude: 52.2,
  longitude: 21,
}
const locker = {
  ...warsaw,
  network: 'inpost',
  code: 'WAW1',
  name: 'Paczkomat WAW1',
  description: 'przy wejściu',
  hours,
}
const ownShop = { ...warsaw, code: 'PL-1', storeIds: [1], name: 'Bocian Warszawa', phone: '+48 22 000 00 01', hours }

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction(async (tx) => {
    await savePickupPoints(tx, [
      locker,
      { ...locker, code: 'WAW2' },
      { ...locker, network: 'dpd_pickup', code: 'DPD1' },
      { ...locker, code: 'PRG1', country: 'CZ' },
    ])
    await saveShops(tx, [ownShop, { ...ownShop, code: 'PL-2', storeIds: [8], name: 'Broel' }])
  })
})
afterAll(() => shop.close())

const client = (store?: string) => new CartClient(shop, store)

async function filledCart(store?: string): Promise<string> {
  const id = await client(store).newCart()
  await client(store).add(id, [{ sku: 'ROLE-PLENTY', quantity: 1 }])
  return id
}

const choice = `mutation ($id: String!, $to: ShippingAddressInput!, $carrier: String!, $method: String!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [$to] }) { cart { id } }
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) {
    cart { prices { grand_total { value } } shipping_addresses { city pickup_location_code
      selected_shipping_method { carrier_code pickup_network }
      pickup_location { pickup_location_code name street description } } } } }`

interface Chosen {
  setShippingMethodsOnCart: { cart: { shipping_addresses: Record<string, unknown>[] } }
}

const choose = (
  id: string,
  carrier: string,
  code: string | null,
  method = 'standard',
  address: object = polishAddress,
) => client().execute<Chosen>(choice, { id, to: { address, pickup_location_code: code }, carrier, method })

const refusal = async (answer: ReturnType<typeof choose>) => {
  const [error] = (await answer).errors ?? []
  return [error?.message, error?.extensions['category']]
}

const unavailable = ['The pickup location is not available any more. Choose another one.', 'graphql-input']

describe('AMB-42 a pickup delivery', () => {
  test('is offered after home delivery, if its network has locations in the country', async () => {
    const query = `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods {
      carrier_code pickup_network price_incl_tax { value } free_from { value } } } } }`
    const id = await filledCart()
    await client().setAddress(id, polishAddress)
    const { cart } = await client().must<{
      cart: { shipping_addresses: { available_shipping_methods: Record<string, unknown>[] }[] }
    }>(query, { id })
    expect(cart.shipping_addresses[0]?.available_shipping_methods).toEqual([
      { carrier_code: 'dpd', pickup_network: null, price_incl_tax: { value: 15.99 }, free_from: { value: 199 } },
      {
        carrier_code: 'inpostcourier',
        pickup_network: null,
        price_incl_tax: { value: 16.99 },
        free_from: { value: 249 },
      },
      {
        carrier_code: 'inpostlocker',
        pickup_network: 'inpost',
        price_incl_tax: { value: 12.99 },
        free_from: { value: 199 },
      },
      { carrier_code: 'instore', pickup_network: 'instore', price_incl_tax: { value: 0 }, free_from: null },
    ])
    const other = await filledCart('de')
    const german = { ...polishAddress, country_code: 'DE', postcode: '10115' }
    const { data } = await client('de').setAddress(other, german)
    const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses
    expect(JSON.stringify(address?.['available_shipping_methods'])).not.toMatch(/packstation|instore/)
  })

  test('stays after home delivery if the shop puts it first, for clients that take the first method', async () => {
    const movePickups = (by: number) =>
      sql`update checkout_delivery_method set position = position + ${by} where network is not null`.execute(
        shop.database.reader,
      )
    const query = `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { available_shipping_methods {
      carrier_code } } } }`
    const id = await filledCart()
    await client().setAddress(id, polishAddress)
    await movePickups(-1_000)
    const { cart } = await client().must<{
      cart: { shipping_addresses: { available_shipping_methods: { carrier_code: string }[] }[] }
    }>(query, { id })
    await movePickups(1_000)
    const offered = cart.shipping_addresses[0]?.available_shipping_methods ?? []
    expect(offered.map((method) => method.carrier_code)).toEqual(['dpd', 'inpostcourier', 'inpostlocker', 'instore'])
  })

  test('requires a location of its own network in the country of the address', async () => {
    const id = await filledCart()
    expect(await refusal(choose(id, 'inpostlocker', 'NOWHERE'))).toEqual(unavailable)
    expect(await refusal(choose(id, 'inpostlocker', 'DPD1'))).toEqual(unavailable)
    expect(await refusal(choose(id, 'inpostlocker', 'PRG1'))).toEqual(unavailable)
    expect(await refusal(choose(id, 'instore', 'PL-2', 'pickup'))).toEqual(unavailable)
    expect(await refusal(choose(id, 'instore', 'WAW1', 'pickup'))).toEqual(unavailable)
    const { data } = await choose(id, 'inpostlocker', 'WAW1')
    expect(data.setShippingMethodsOnCart.cart.shipping_addresses).toEqual([
      {
        city: 'Warszawa',
        pickup_location_code: 'WAW1',
        selected_shipping_method: { carrier_code: 'inpostlocker', pickup_network: 'inpost' },
        pickup_location: {
          pickup_location_code: 'WAW1',
          name: 'Paczkomat WAW1',
          street: 'ul. Długa 1',
          description: 'przy wejściu',
        },
      },
    ])
  })

  test('a courier selected instead of a locker leaves no pickup location in the address', async () => {
    const id = await filledCart()
    await choose(id, 'inpostlocker', 'WAW1')
    const { setShippingMethodsOnCart: changed } = await client().must<Chosen>(
      `mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [
        { carrier_code: "dpd", method_code: "standard" }] }) { cart { shipping_addresses {
        pickup_location_code pickup_location { name } selected_shipping_method { carrier_code } } } } }`,
      { id },
    )
    expect(changed.cart.shipping_addresses).toEqual([
      { pickup_location_code: null, pickup_location: null, selected_shipping_method: { carrier_code: 'dpd' } },
    ])
  })

  test.each([
    ['inpostlocker', 'standard'],
    ['instore', 'pickup'],
  ])('%s can be selected before its location, which is required when the order is placed', async (carrier, method) => {
    const selected = `query ($id: String!) { cart(cart_id: $id) { shipping_addresses {
      pickup_location { name } selected_shipping_method { carrier_code } } } }`
    const id = await filledCart()
    await client().makeReady(id)
    const chosen = await choose(id, carrier, null, method)
    expect(chosen.errors).toBeUndefined()
    await client().setAddress(id, polishAddress)
    expect(await client().must(selected, { id })).toEqual({
      cart: { shipping_addresses: [{ pickup_location: null, selected_shipping_method: { carrier_code: carrier } }] },
    })
    const place = 'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code message } } }'
    expect(await client().must(place, { id })).toEqual({
      placeOrder: {
        errors: [
          {
            code: 'UNABLE_TO_PLACE_ORDER',
            message: 'Unable to place order: Choose where you want to collect your order.',
          },
        ],
      },
    })
    await choose(id, carrier, carrier === 'instore' ? 'PL-1' : 'WAW1', method)
    expect(await client().must(place, { id })).toEqual({ placeOrder: { errors: [] } })
  })

  test('is deselected when the address is set without its location; home delivery stays selected', async () => {
    const selected = `query ($id: String!) { cart(cart_id: $id) {
      shipping_addresses { selected_shipping_method { carrier_code } } } }`
    const id = await filledCart()
    await choose(id, 'inpostlocker', 'WAW1')
    await client().setAddress(id, polishAddress)
    expect(await client().must(selected, { id })).toEqual({
      cart: { shipping_addresses: [{ selected_shipping_method: null }] },
    })
    await choose(id, 'dpd', null)
    await client().setAddress(id, polishAddress)
    expect(await client().must(selected, { id })).toMatchObject({
      cart: { shipping_addresses: [{ selected_shipping_method: { carrier_code: 'dpd' } }] },
    })
  })
})

async function readyCart(carrier: string, code: string, method = 'standard'): Promise<string> {
  const id = await filledCart()
  await client().makeReady(id)
  expect((await choose(id, carrier, code, method)).errors).toBeUndefined()
  return id
}

const place = (id: string) =>
  client().must<{ placeOrder: { orderV2: Record<string, unknown> | null; errors: unknown[] } }>(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code message } orderV2 {
      shipping_method shipping_address { firstname lastname street city postcode telephone } billing_address { street }
      total { total_shipping { value } }
      pickup_location { pickup_location_code name street postcode city description opening_hours { opens } } } } }`,
    { id },
  )

describe('AMB-42 a pickup order', () => {
  test('keeps a snapshot of the parcel locker', async () => {
    const { placeOrder } = await place(await readyCart('inpostlocker', 'WAW2'))
    expect(placeOrder).toMatchObject({
      errors: [],
      orderV2: {
        shipping_address: { street: ['Prosta 1'] },
        pickup_location: { pickup_location_code: 'WAW2', street: 'ul. Długa 1', description: 'przy wejściu' },
      },
    })
  })

  test('in our own shop is free and has the shop’s address with the buyer’s name; billing is unchanged', async () => {
    const { placeOrder } = await place(await readyCart('instore', 'PL-1', 'pickup'))
    expect(placeOrder.orderV2).toMatchObject({
      shipping_method: 'Bocian – Odbiór w naszym sklepie',
      shipping_address: {
        firstname: 'Ada',
        lastname: 'Nowak',
        street: ['ul. Długa 1'],
        postcode: '00-029',
        telephone: '123456789',
      },
      billing_address: { street: ['Prosta 1'] },
      total: { total_shipping: { value: 0 } },
      pickup_location: { pickup_location_code: 'PL-1', name: 'Bocian Warszawa' },
    })
  })

  test('is refused when the location has closed meanwhile, and the cart is unchanged', async () => {
    const id = await readyCart('inpostlocker', 'WAW1')
    await shop.database.transaction((tx) => sql`delete from store_locator_pickup_point where code = 'WAW1'`.execute(tx))
    expect((await place(id)).placeOrder).toEqual({
      orderV2: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message: 'Unable to place order: The pickup location is not available any more. Choose another one.',
        },
      ],
    })
    expect((await choose(id, 'inpostlocker', 'WAW2')).errors).toBeUndefined()
    expect((await place(id)).placeOrder.errors).toEqual([])
  })
})

test('UX-33 UX-36 a cart shows the delivery dates of each method, and the order keeps them', async () => {
  stopClock()
  const query = `query ($id: String!) { cart(cart_id: $id) { shipping_addresses { selected_shipping_method {
    delivery_dates { from to } } available_shipping_methods { carrier_code delivery_dates { from to } } } } }`
  const id = await filledCart()
  await client().makeReady(id)
  interface Promised {
    delivery_dates: { from: string; to: string }
  }
  const { cart } = await client().must<{
    cart: { shipping_addresses: { selected_shipping_method: Promised; available_shipping_methods: Promised[] }[] }
  }>(query, { id })
  const [address] = cart.shipping_addresses
  const dates = address?.selected_shipping_method.delivery_dates
  for (const promised of [address?.selected_shipping_method, ...(address?.available_shipping_methods ?? [])]) {
    expect(promised?.delivery_dates.from).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect((promised?.delivery_dates.to ?? '') >= (promised?.delivery_dates.from ?? '')).toBe(true)
    expect(Date.parse(promised?.delivery_dates.from ?? '')).toBeGreaterThan(Date.now() - 86_400_000)
  }
  const { placeOrder } = await client().must<{ placeOrder: { orderV2: Promised } }>(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { delivery_dates { from to } } } }`,
    { id },
  )
  expect(placeOrder.orderV2.delivery_dates).toEqual(dates)
})

describe('AMB-42 the query pickupLocations', () => {
  const ask = async (args: string) => {
    const { data, errors } = await shop.execute<{
      pickupLocations: { total_count: number; items: { pickup_location_code: string }[] } | null
    }>(
      `{ pickupLocations(${args}) { total_count page_info { total_pages } items { pickup_location_code distance region
      region_id contact_name email fax phone country_id } } }`,
      {},
      { store: 'pl' },
    )
    return { found: data?.pickupLocations?.items.map((item) => item.pickup_location_code), error: errors?.[0]?.message }
  }

  test.each([
    ['filters: { city: { like: "war%" }, country_id: { eq: "PL" } }', ['PL-1']],
    ['filters: { pickup_location_code: { in: ["PL-2", "x"] } }', []],
    ['area: { radius: 50, search_term: "Warszawa:PL" }', ['PL-1']],
    ['area: { radius: 50, search_term: "00-001" }', ['PL-1']],
    ['area: { radius: 50, search_term: "Berlin:DE" }', []],
    ['productsInfo: [{ sku: "ROLE-PLENTY" }]', []],
    ['sort: { distance: ASC, name: DESC }, pageSize: 5', ['PL-1']],
  ])('%s', async (args, found) => {
    expect(await ask(args)).toEqual({ found, error: undefined })
  })

  test('with a list of products returns only the shops that have all of them in stock', async () => {
    await shop.database.transaction((tx) =>
      sql`insert into inventory_shop_stock (product_id, shop_id, on_hand)
        select p.id, s.id, 1 from catalogue_product p, store_locator_shop s where p.sku = 'ROLE-S1' and s.code = 'PL-1'`.execute(
        tx,
      ),
    )
    expect((await ask('productsInfo: [{ sku: "ROLE-S1" }]')).found).toEqual(['PL-1'])
    expect((await ask('productsInfo: [{ sku: "ROLE-S1" }, { sku: "ROLE-PLENTY" }]')).found).toEqual([])
    expect((await ask('productsInfo: [{ sku: "NOWHERE" }]')).found).toEqual([])
  })

  test.each([
    ['pageSize: 0', 'pageSize value must be greater than 0.'],
    ['currentPage: 0', 'currentPage value must be greater than 0.'],
    ['currentPage: 2', 'currentPage value 2 specified is greater than the 1 page(s) available.'],
  ])('%s is refused', async (args, message) => {
    expect((await ask(args)).error).toBe(message)
  })
})
