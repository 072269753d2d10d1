import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { changeOrder, invoiceRoute, type OrderAction } from '../order.ts'
import { CartClient, type PlacedOrder } from '#src/cart/testing-client.ts'
import { changeByStaff } from '../testing-orders.ts'

let shop: TestShop
let server: FastifyInstance
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  server = Fastify()
  invoiceRoute(server, shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const place = () => new CartClient(shop).order({ quantity: 2 })
const change = ({ number }: PlacedOrder, action: OrderAction) => changeByStaff(shop, number, action)

interface Memo {
  number: string
  title: string
  pdf_url: string
  items: { product_sku: string; quantity_refunded: number }[]
  total: {
    grand_total: { value: number }
    adjustment: { value: number }
    subtotal: { value: number }
    total_shipping: { value: number }
    total_tax: { value: number }
    taxes: { amount: { value: number }; rate: number; title: string }[]
  }
}

const fields = `credit_memos { number title pdf_url items { product_sku quantity_refunded }
  total { grand_total { value currency } adjustment { value } subtotal { value } total_shipping { value }
    total_tax { value } taxes { amount { value } rate title } } }`

async function memos({ token }: PlacedOrder): Promise<Memo[]> {
  const { data } = await shop.execute<{ guestOrderByToken: { credit_memos: Memo[] } }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${fields} } }`,
    { token },
  )
  return data.guestOrderByToken.credit_memos
}

const pay: OrderAction = { name: 'pay', reference: null }
const cents = (value: number): number => Math.round(value * 100)

describe('a credit note', () => {
  it('is issued for each partial refund, and together they add up to the invoice', async () => {
    const order = await place()
    await change(order, pay)
    await change(order, { name: 'refund', amount: 1_001 })
    await change(order, { name: 'refund', amount: null })
    const [first, second, ...more] = await memos(order)
    expect(more).toEqual([])
    expect(first).toMatchObject({
      title: `Faktura korygująca ${first?.number}`,
      items: [],
      total: { grand_total: { value: 10.01, currency: 'PLN' }, adjustment: { value: 10.01 }, subtotal: { value: 0 } },
    })
    const sum = (pick: (memo: Memo) => number) =>
      [first, second].reduce((all, memo) => all + (memo ? cents(pick(memo)) : 0), 0)
    expect(sum(({ total }) => total.grand_total.value)).toBe(order.total)
    expect(sum(({ total }) => total.total_tax.value)).toBe(order.tax)
    expect(first?.total.taxes).toEqual([
      { amount: { value: 1.87 }, rate: 23, title: expect.stringContaining('23') as string },
    ])
  })

  it('for a whole order lists its items', async () => {
    const order = await place()
    await change(order, pay)
    await change(order, { name: 'cancel' })
    expect(await memos(order)).toMatchObject([
      {
        items: [{ product_sku: 'ROLE-PLENTY', quantity_refunded: 2 }],
        total: {
          grand_total: { value: order.total / 100 },
          total_tax: { value: order.tax / 100 },
          adjustment: { value: 0 },
          subtotal: { value: 20 },
        },
      },
    ])
  })

  it('is served as a PDF to anybody with the order’s token, and to nobody else', async () => {
    const order = await place()
    await change(order, pay)
    await change(order, { name: 'refund', amount: 500 })
    const other = await place()
    const [memo] = await memos(order)
    const url = memo?.pdf_url ?? ''
    expect(url).toMatch(new RegExp(`^/credit-note/${order.token}/1-\\d{4}-C\\d{6}\\.pdf$`))
    const answer = await server.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="credit-note-${memo?.number.replaceAll('/', '-')}.pdf"`,
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.length).toBeLessThan(80_000)
    for (const wrong of [
      url.replace(order.token, other.token),
      url.replace(order.token, 'x'.repeat(43)),
      url.replace(/C\d{6}/, 'C999999'),
      `/credit-note/${order.token}/..%2f..%2fetc`,
    ])
      expect((await server.inject(wrong)).statusCode, wrong).toBe(404)
  })

  it('is numbered without gaps despite concurrent refunds and rollbacks', async () => {
    const orders = [await place(), await place(), await place(), await place()]
    for (const order of orders) await change(order, pay)
    const rolledBack = shop.database.transaction(async (tx) => {
      const { rows } = await sql<{
        id: number
      }>`select id from order_order where number = ${orders[0]?.number}`.execute(tx)
      const cause = { reason: '', actor: 'staff' as const, now: new Date() }
      await changeOrder(tx, rows[0]?.id ?? 0, { name: 'refund', amount: 100 }, cause)
      throw new Error('rolled back')
    })
    await Promise.all([
      expect(rolledBack).rejects.toThrow('rolled back'),
      ...orders.flatMap((order) => [1, 2, 3].map((amount) => change(order, { name: 'refund', amount }))),
    ])
    const { rows } = await sql<{ count: number }>`
      select count from order_credit_note where store_id = 1 order by count`.execute(shop.database.reader)
    expect(rows.length).toBeGreaterThanOrEqual(12)
    expect(rows.map(({ count }) => count)).toEqual(rows.map((_row, index) => index + 1))
  })

  it('is not issued without an invoice or for a refused refund', async () => {
    const order = await place()
    await change(order, { name: 'cancel' })
    expect(await memos(order)).toEqual([])
    const paid = await place()
    await change(paid, pay)
    await change(paid, { name: 'refund', amount: 10_000_000 })
    expect(await memos(paid)).toEqual([])
  })

  it('is shown to the customer among their orders', async () => {
    const email = 'memo@example.com'
    const input = { email, firstname: 'Ada', lastname: 'Nowak', password: 'Bocian-2026!' }
    await shop.execute(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
      { input },
    )
    const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Bocian-2026!") { token } }',
      { email },
    )
    const order = await place()
    await change(order, pay)
    await change(order, { name: 'refund', amount: 250 })
    await sql`update order_order set customer_id = (select id from customer_customer where email = ${email})
      where number = ${order.number}`.execute(shop.database.reader)
    const { data: mine } = await shop.execute<{ customer: { orders: { items: { credit_memos: Memo[] }[] } } }>(
      `{ customer { orders { items { ${fields} } } } }`,
      {},
      { authorization: `Bearer ${data.generateCustomerToken.token}` },
    )
    expect(mine.customer.orders.items).toMatchObject([{ credit_memos: [{ total: { grand_total: { value: 2.5 } } }] }])
  })
})
