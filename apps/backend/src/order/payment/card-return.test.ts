import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { testAdyen, useAccounts } from '#src/payment/testing-accounts.ts'
import { AdyenDouble } from '#src/payment/providers/adyen/testing-adyen.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let adyen: AdyenDouble
let shop: TestShop
let client: CartClient

beforeAll(async () => {
  adyen = await AdyenDouble.open()
  shop = await testShop({ demo: 'small' })
  const patience = { milliseconds: 2_000, tries: 2, pause: 10 }
  await useAccounts(shop.database, { adyen: testAdyen(adyen.settings, undefined, patience) })
})
beforeEach(() => {
  client = new CartClient(shop)
  adyen.asked.length = 0
  adyen.mishaps.length = 0
})
afterAll(async () => {
  await shop.close()
  await adyen.close()
})

interface Begun {
  number: string
  token: string
  session: string
}

/** An order whose buyer is on the page of the card issuer. */
async function begin(): Promise<Begun> {
  const { number, token } = await client.order({ payment: 'adyen_cc' })
  await client.startPayment(token)
  const [session = ''] = [...adyen.sessions].find(([, { reference }]) => reference === `${number}T1`) ?? []
  return { number, token, session }
}

/** Returns from the bank in a browser without the order's token. */
async function comeBack(session_id: string, redirect_result: string): Promise<string | null> {
  const { finishCardPayment } = await new CartClient(shop).must<{ finishCardPayment: { order_number: string | null } }>(
    'mutation ($input: FinishCardPaymentInput!) { finishCardPayment(input: $input) { order_number } }',
    { input: { session_id, redirect_result } },
  )
  await deliverDueEvents(shop.database)
  return finishCardPayment.order_number
}

async function status({ token }: Begun): Promise<string> {
  const query = 'query ($token: String!) { orderPayment(input: { token: $token }) { status } }'
  return (await client.must<{ orderPayment: { status: string } }>(query, { token })).orderPayment.status
}

const asked = () => adyen.askedFor('/payments/details')

describe('a return from the bank in another browser', () => {
  it('ROUTE-07 passes the bank’s approval to Adyen and pays the order once', async () => {
    const order = await begin()
    const result = adyen.leadBack(order.session, true)
    expect(await comeBack(order.session, result)).toBe(order.number)
    expect(await status(order)).toBe('PAID')
    expect(await comeBack(order.session, result)).toBe(order.number)
    expect(asked().map(({ body }) => body)).toEqual([{ details: { redirectResult: result } }])
    const { rows } = await sql`select from payment_notice where reference = ${`${order.number}T1`}`.execute(
      shop.database.reader,
    )
    expect(rows).toHaveLength(1)
  })

  it('leaves the order unpaid when the bank declines', async () => {
    const order = await begin()
    expect(await comeBack(order.session, adyen.leadBack(order.session, false))).toBe(order.number)
    expect(await status(order)).toBe('PENDING')
  })

  it('leaves the order unpaid if the result belongs to another order, is invalid or is missing', async () => {
    const [order, other] = [await begin(), await begin()]
    expect(await comeBack(order.session, adyen.leadBack(other.session, true))).toBeNull()
    expect(await comeBack(order.session, 'made up')).toBeNull()
    const before = asked().length
    expect(await comeBack(order.session, '')).toBeNull()
    expect(await comeBack(order.session, 'x'.repeat(8_193))).toBeNull()
    expect(asked()).toHaveLength(before)
    expect([await status(order), await status(other)]).toEqual(['PENDING', 'PENDING'])
  })

  it('sends no request to Adyen for an unknown session', async () => {
    const order = await begin()
    expect(await comeBack('CS0', adyen.leadBack(order.session, true))).toBeNull()
    expect(asked()).toEqual([])
  })

  it('is retried with the same idempotency key when Adyen does not respond, and can be repeated', async () => {
    const order = await begin()
    const result = adyen.leadBack(order.session, true)
    adyen.mishaps.push('hang up', 'down')
    await expect(comeBack(order.session, result)).rejects.toThrow('Operator płatności chwilowo nie odpowiada')
    expect(await comeBack(order.session, result)).toBe(order.number)
    expect(await status(order)).toBe('PAID')
    expect(new Set(asked().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })
})
