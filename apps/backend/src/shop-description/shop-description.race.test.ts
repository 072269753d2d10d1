import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../order/placing/place-order.ts'
import { copyCart, engine, guestContext, prepareCart, raceDatabase, racePatience } from '../order/testing-race.ts'
import type { Database } from '#src/platform/database.ts'
import { applyDescription, describeShop } from './shop-description.ts'
import type { ShopDescription } from './types.ts'

let database: Database
const ctx = () => guestContext(database)

beforeAll(async () => {
  database = await raceDatabase()
}, racePatience)
afterAll(() => database.close(), racePatience)

/** The shop with another price of DPD and another Polish tax rate, and without Ukraine if `isSmall`. */
function variant(shop: ShopDescription, price: number, rate: number, isSmall: boolean): ShopDescription {
  const wanted = structuredClone(shop)
  for (const { groups } of wanted.websites)
    for (const { stores } of groups)
      for (const store of stores) {
        if (store.code === 'ua') store.active = !isSmall
        if (store.code === 'pl') for (const one of store.delivery) if (one.carrier === 'dpd') one.price = price
      }
  wanted.taxes['PL'] = { ...wanted.taxes['PL'], 'Taxable Goods': { rate, label: `VAT ${rate}%` } }
  return wanted
}

interface OrderFacts {
  shipping: number
  total: number
  subtotal: number
  tax: number
  /** In hundredths of a percent. */
  rate: number
}

test(
  `a delivery price, a tax rate and a store change while 50 shoppers buy: every total is right and no cart is lost, on ${engine}`,
  async () => {
    const shop = await describeShop(database.reader)
    const first = await prepareCart(ctx())
    const carts = [first, ...(await copyCart(database, first, { count: 49, isOneBuyer: false }))]
    const change = async (): Promise<void> => {
      for (let step = 0; step < 6; step++) {
        const isOdd = step % 2 === 0
        const wanted = variant(shop, isOdd ? 19.99 : 15.99, isOdd ? 8 : 23, isOdd)
        expect(await applyDescription(database, wanted, { now: new Date(), isDryRun: false })).toHaveProperty('changes')
      }
    }
    const buy = async (cart: string, index: number): Promise<string> => {
      await new Promise((resolve) => {
        setTimeout(resolve, index * 10)
      })
      const placed = await placeOrder(ctx(), cart)
      return 'number' in placed ? placed.number : placed.message
    }
    const [numbers] = await Promise.all([Promise.all(carts.map(buy)), change()])
    expect(new Set(numbers).size).toBe(50)
    expect(numbers.filter((number) => !/^\d+$/.test(number))).toEqual([])
    const { rows } = await sql<OrderFacts>`
      select o.shipping, o.subtotal, o.grand_total as total, o.tax, i.tax_rate as rate
      from order_order o join order_item i on i.order_id = o.id where o.number = any(${numbers}::text[])`.execute(
      database.reader,
    )
    expect(rows).toHaveLength(50)
    for (const { shipping, subtotal, total, tax, rate } of rows) {
      expect([1599, 1999]).toContain(shipping)
      expect([800, 2300]).toContain(rate)
      expect(total).toBe(subtotal + shipping)
      // A cent of rounding each for the goods and the delivery.
      expect(Math.abs(tax - (total * rate) / (10_000 + rate))).toBeLessThanOrEqual(1)
    }
    // The last change stays.
    const after = await describeShop(database.reader)
    expect(after.taxes['PL']).toEqual(variant(shop, 15.99, 23, false).taxes['PL'])
  },
  racePatience,
)
