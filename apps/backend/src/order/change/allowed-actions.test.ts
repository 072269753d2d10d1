import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient, type PlacedOrder } from '#src/cart/testing-client.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { changeByStaff } from '../testing-orders.ts'

let shop: TestShop
let guest: CartClient
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  guest = new CartClient(shop)
})
afterAll(() => shop.close())

interface Shown {
  allowed_actions: string[]
  is_of_account: boolean
  status: string
  expected_delivery: { from: string; to: string } | null
  delivery_dates: { from: string; to: string }
  shipments: { tracking: { number: string; url: string | null }[] }[]
}
const fields = `allowed_actions is_of_account status expected_delivery { from to } delivery_dates { from to }
  shipments { tracking { number url } }`

async function read({ token, cartId }: PlacedOrder): Promise<Shown> {
  const { byToken, byCart } = await guest.must<{ byToken: Shown; byCart: Shown }>(
    `query ($token: String!, $cart: String!) {
      byToken: guestOrderByToken(input: { token: $token }) { ${fields} } byCart: placedOrder(cart_id: $cart) { ${fields} } }`,
    { token, cart: cartId },
  )
  // The success page and the page of the link agree.
  expect(byCart).toEqual(byToken)
  return byToken
}

const update = (order: PlacedOrder, change: string) =>
  shop.database.transaction((tx) =>
    sql`update order_order set ${sql.raw(change)} where number = ${order.number}`.execute(tx),
  )
const pay = (order: PlacedOrder) => changeByStaff(shop, order.number, { name: 'pay', reference: null })
const ship = (order: PlacedOrder, trackingNumber: string | null = '13') =>
  changeByStaff(shop, order.number, { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber })

describe('what a buyer sees first', () => {
  it('changes with the order from the payment to the return', async () => {
    const order = await guest.order()
    expect(await read(order)).toMatchObject({
      allowed_actions: ['CHANGE_ADDRESS', 'CANCEL', 'WITHDRAW', 'REORDER'],
      is_of_account: false,
    })
    await pay(order)
    expect((await read(order)).allowed_actions).toEqual(['CHANGE_ADDRESS', 'CANCEL', 'WITHDRAW', 'REORDER', 'INVOICE'])
    await ship(order)
    expect(await read(order)).toMatchObject({
      allowed_actions: ['RETURN', 'WITHDRAW', 'REORDER', 'INVOICE'],
      shipments: [{ tracking: [{ number: '13', url: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=13' }] }],
    })
  })

  it('says that an order to be paid on delivery was shipped', async () => {
    const order = await guest.order({ payment: 'cashondelivery' })
    expect((await read(order)).status).toBe('Przyjęte')
    await ship(order, null)
    expect(await read(order)).toMatchObject({ status: 'Wysłane', shipments: [{ tracking: [{ url: null }] }] })
  })

  it('is the promised delivery, then the usual time of the method, then nothing', async () => {
    const order = await guest.order()
    const { delivery_dates: promised, expected_delivery: expected } = await read(order)
    expect(expected).toEqual(promised)
    const past = `'{"from": "2020-01-02", "to": "2020-01-03"}'::jsonb`
    await update(order, `delivery_dates = ${past}`)
    const late = await read(order)
    expect(late.expected_delivery).toEqual(promised)
    await pay(order)
    await ship(order)
    expect((await read(order)).expected_delivery?.to).toMatch(/^20/)
    await update(order, `shipped_at = '2020-01-04'`)
    expect((await read(order)).expected_delivery).toBeNull()
  })
})
