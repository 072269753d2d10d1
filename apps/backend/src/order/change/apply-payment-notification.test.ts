import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '#src/cart/testing-client.ts'
import { openSandbox } from '#src/payment/payment.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { applyPaymentNotification } from './apply-payment-notification.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) => openSandbox(tx))
})
afterAll(() => shop.close())

interface Placed {
  id: number
  total: number
  currency: string
}

async function placed(): Promise<Placed> {
  const { number } = await new CartClient(shop).order({ payment: 'bluepayment' })
  const { rows } = await sql<{ id: string; grand_total: string; currency: string }>`
    select id, grand_total, currency from order_order where number = ${number}`.execute(shop.database.reader)
  const [row] = rows
  return { id: Number(row?.id), total: Number(row?.grand_total), currency: row?.currency ?? '' }
}

type Notification = Parameters<typeof applyPaymentNotification>[1]

async function apply(order: Placed, changed: Partial<Notification> = {}): Promise<{ status: string; trail: string[] }> {
  const paid = {
    orderId: order.id,
    reference: 'T1',
    result: 'paid',
    amount: order.total,
    currency: order.currency,
    isAsked: false,
  } as const
  await applyPaymentNotification(shop.database, { ...paid, ...changed }, { now: new Date(), publishedAt: new Date() })
  const { rows } = await sql<{ status: string; reason: string | null }>`
    select o.status, h.reason from order_order o left join order_history h on h.order_id = o.id
    where o.id = ${order.id} order by h.id`.execute(shop.database.reader)
  return { status: rows[0]?.status ?? '', trail: rows.map(({ reason }) => reason ?? '') }
}

describe('a notification that an order is paid', () => {
  it('marks the order paid when amount and currency match', async () => {
    expect(await apply(await placed())).toMatchObject({ status: 'processing' })
  })

  it.each([
    ['a grosz less', -1],
    ['a grosz more', 1],
  ])('leaves the order unpaid when the provider received %s, and records it', async (_what, difference) => {
    const order = await placed()
    const { status, trail } = await apply(order, { amount: order.total + difference })
    expect(status).toBe('pending_payment')
    expect(trail.at(-1)).toBe(`T1: ${order.total + difference} ${order.currency} is not what the order costs`)
  })

  it('leaves the order unpaid when the provider received another currency, and records it', async () => {
    const order = await placed()
    const { status, trail } = await apply(order, { currency: 'EUR' })
    expect(status).toBe('pending_payment')
    expect(trail.at(-1)).toBe(`T1: ${order.total} EUR is not what the order costs`)
  })
})
