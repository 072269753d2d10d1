import { dayAfter, endOfDayAfter, localDay } from '@bocian/rules/local-day.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { CartClient } from '../testing-client.ts'

const warsaw = 'Europe/Warsaw'
const today = localDay(new Date(), warsaw)
const midnight = endOfDayAfter(new Date(), 0, warsaw).getTime() + 1

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  await shop.database.transaction((tx) =>
    sql`insert into pricing_tax_rate (country, tax_class, valid_from, rate, label)
      values ('PL', 'Taxable Goods', ${dayAfter(today, 1)}, 2200, 'VAT 22%'),
        ('PL', 'Taxable Goods', ${dayAfter(today, 30)}, 2500, 'VAT 25%')`.execute(tx),
  )
})
afterAll(() => shop.close())
afterEach(() => {
  vi.useRealTimers()
})

interface Prices {
  total: { value: number }
  taxes: { label: string; amount: { value: number } }[]
}

async function pricesOf(client: CartClient, id: string): Promise<Prices> {
  const { cart } = await client.must<{ cart: { prices: Prices } }>(
    `query ($id: String!) { cart(cart_id: $id) {
      prices { total: grand_total { value } taxes: applied_taxes { label amount { value } } } } }`,
    { id },
  )
  return cart.prices
}

const setTime = (time: number): void => void vi.useFakeTimers({ now: time, toFake: ['Date'] })

describe('a tax rate of a later day', () => {
  it('applies from midnight in the time zone of the store view, and the total stays', async () => {
    const client = new CartClient(shop)
    const id = await client.newCart()
    await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 10 }])
    setTime(midnight - 1)
    expect(await pricesOf(client, id)).toEqual({
      total: { value: 100 },
      taxes: [{ label: 'VAT 23%', amount: { value: 18.7 } }],
    })
    setTime(midnight)
    expect(await pricesOf(client, id)).toEqual({
      total: { value: 100 },
      taxes: [{ label: 'VAT 22%', amount: { value: 18.03 } }],
    })
  })

  it('an order that was begun before midnight is taxed at the rate of the moment in which it is placed', async () => {
    const client = new CartClient(shop)
    const id = await client.newCart()
    setTime(midnight - 60_000)
    await client.add(id, [{ sku: 'ROLE-PLENTY', quantity: 10 }])
    await client.makeReady(id)
    const { total } = await pricesOf(client, id)
    setTime(midnight + 60_000)
    const { number } = await client.place(id)
    const { rows } = await sql`
      select grand_total as total, tax, taxes -> 0 ->> 'rate' as rate from order_order where number = ${number}`.execute(
      shop.database.reader,
    )
    const paid = Math.round(total.value * 100)
    expect(rows).toEqual([{ total: paid, tax: expect.any(Number), rate: '2200' }])
    expect(Math.abs((rows[0] as { tax: number }).tax - (paid * 22) / 122)).toBeLessThanOrEqual(1)
  })
})
