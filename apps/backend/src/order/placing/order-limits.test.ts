import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mailboxOf } from '@bocian/rules/mailbox.ts'
import { CartClient } from '#src/cart/testing-client.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import type { OrderLimits } from './order-limits.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
})
afterAll(() => shop.close())
afterEach(() => limitOrders({}))

const none: OrderLimits = { perAddress: 10_000, perMailbox: 10_000, unpaidPieces: 10_000 }

function limitOrders(limits: Partial<OrderLimits>): void {
  shop.database.services.orderLimits = { ...none, ...limits }
}

const client = () => new CartClient(shop)
const placing = `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  orderV2 { number email shipping_address { city } } errors { code message } } }`

async function readyCart(email: string, quantity = 1): Promise<string> {
  const id = await client().newCart()
  await client().add(id, [{ sku: 'ROLE-PLENTY', quantity }])
  await client().makeReady(id)
  await shop.execute(
    'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
    { id, email },
  )
  return id
}

const place = (id: string, address?: string) =>
  shop.execute<{
    placeOrder: { orderV2: { number: string } | null; errors: { code: string; message: string }[] } | null
  }>(placing, { id }, address === undefined ? {} : { 'x-test-address': address })

async function outcomes(count: number, emailOf: (i: number) => string, addressOf: (i: number) => string) {
  const found = []
  for (let i = 0; i < count; i++) {
    const { data, errors } = await place(await readyCart(emailOf(i)), addressOf(i))
    found.push(errors?.[0]?.extensions['category'] ?? (data.placeOrder?.orderV2 ? 'placed' : 'refused'))
  }
  return found
}

const tooMany = 'graphql-too-many-requests'

describe('the hourly order limit', () => {
  it('allows five orders per mailbox, from any address and in any spelling', async () => {
    limitOrders({ perAddress: 20, perMailbox: 5 })
    const spellings = ['ada@example.com', 'ADA@example.com', 'ada+1@example.com']
    const found = await outcomes(
      7,
      (i) => spellings[i % 3] ?? '',
      (i) => `203.0.113.${i}`,
    )
    expect(found).toEqual([...Array.from({ length: 5 }, () => 'placed'), tooMany, tooMany])
  })

  it('counts orders per IP address across mailboxes, and IPv6 per /64', async () => {
    limitOrders({ perAddress: 2, perMailbox: 5 })
    const found = await outcomes(
      3,
      (i) => `buyer${i}@example.com`,
      (i) => `2001:db8:7:7::${i + 1}`,
    )
    expect(found).toEqual(['placed', 'placed', tooMany])
    expect(
      await outcomes(
        1,
        () => 'buyer9@example.com',
        () => '2001:db8:7:8::1',
      ),
    ).toEqual(['placed'])
  })

  it('returns Retry-After and leaves the cart unchanged', async () => {
    limitOrders({ perAddress: 20, perMailbox: 1 })
    await place(await readyCart('back@example.com'))
    const id = await readyCart('back@example.com')
    const { headers, errors } = await place(id)
    expect(errors?.[0]?.extensions['category']).toBe(tooMany)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000)
    expect((await client().read(id)).prices.grand_total.value).toBeGreaterThan(0)
  })

  it.each([
    ['Ada.Nowak+x@GoogleMail.com', 'adanowak@gmail.com'],
    ['ada.nowak@example.com', 'ada.nowak@example.com'],
    [' ada+shop+2@example.com ', 'ada@example.com'],
  ])('counts %s as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })
})

describe('the limit of pieces that are paid later', () => {
  const codes = async (email: string, quantity: number, address?: string) =>
    (await place(await readyCart(email, quantity), address)).data.placeOrder?.errors.map(({ message }) => message)
  const refusal = ['Unable to place order: At most 5 pieces a day can be ordered without a payment in advance.']

  it('counts them per mailbox in any spelling and per IP address, and leaves out what was refused', async () => {
    limitOrders({ unpaidPieces: 5 })
    expect(await codes('many@example.com', 3, '198.51.100.1')).toEqual([])
    expect(await codes('many+1@example.com', 3, '198.51.100.2')).toEqual(refusal)
    expect(await codes('other@example.com', 3, '198.51.100.1')).toEqual(refusal)
    expect(await codes('many+2@example.com', 2, '198.51.100.3')).toEqual([])
    expect(await codes('huge@example.com', 6)).toEqual(refusal)
  })
})

describe('a guest’s order', () => {
  const documents = [
    ['placeOrder', placing],
    [
      'setPaymentMethodAndPlaceOrder',
      `mutation ($id: String!) { setPaymentMethodAndPlaceOrder(input: { cart_id: $id,
        payment_method: { code: "checkmo" } }) { order { order_number } } }`,
    ],
    ['orderGtm', 'query ($id: String!) { orderGtm(cartId: $id) { transaction_id } }'],
    ['cart', 'query ($id: String!) { cart(cart_id: $id) { id email shipping_addresses { city } } }'],
    [
      'mergeCarts',
      'mutation ($id: String!) { mergeCarts(source_cart_id: $id, destination_cart_id: $id) { id email } }',
    ],
    [
      'setGuestEmailOnCart',
      'mutation ($id: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: "x@example.com" }) { cart { id email } } }',
    ],
  ] as const

  it.each(documents)('is not readable by %s with its cart id after an hour', async (_name, document) => {
    const id = await readyCart(`old${_name.toLowerCase()}@example.com`)
    const number = (await place(id)).data.placeOrder?.orderV2?.number ?? ''
    expect(number).not.toBe('')
    const key = 'a-key-of-somebody-else-0001'
    await sql`update order_order set placed_at = placed_at - interval '61 minutes' where number = ${number}`.execute(
      shop.database.reader,
    )
    for (const headers of [{}, { 'idempotency-key': key }]) {
      const answer = JSON.stringify(await shop.execute(document, { id }, headers))
      expect(answer).not.toContain(number)
      expect(answer).not.toContain('@example.com')
      expect(answer).not.toContain('Warszawa')
    }
  })

  it('is returned again within an hour, if the same call is repeated', async () => {
    const id = await readyCart('soon@example.com')
    const first = (await place(id)).data.placeOrder?.orderV2?.number
    expect((await place(id)).data.placeOrder?.orderV2?.number).toBe(first)
  })
})
