import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pointsFor } from '@bocian/rules/loyalty.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRules } from '../admin/audit-command.ts'
import { eventHandlers } from '../event-handlers.ts'
import { setStock } from '../inventory/inventory.ts'
import { ClubClient } from '../loyalty/testing-club.ts'
import { changeOrder, orderViews, type OrderAction, type OrderView } from '../order/order.ts'
import { placeOrder } from '../order/placing/place-order.ts'
import { copyCart, engine, guestContext, prepareCart, racePatience } from '../order/testing-race.ts'
import type { Context } from '../platform/context.ts'
import { publish } from '../platform/events.ts'
import { encodeUid } from '../platform/uid.ts'
import { UserError } from '../platform/user-error.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { randomly, testSeed } from '../testing/testing-random.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { cancelExchange, shipExchange } from '../returns/exchange-steps.ts'
import type { ReturnView } from '../returns/find-returns.ts'
import { requestExchange } from '../returns/request-exchange.ts'
import { requestReturn } from '../returns/request-return.ts'
import { approveReturn, expireExchanges, receiveReturn, refundReturn, rejectReturn } from '../returns/returns.ts'
import { returnItem } from '../returns/testing-returns.ts'

const orders = process.env['TEST_LONG'] === '1' ? 500 : 24
const day = 86_400_000
const staff = 'Ewa Nowak'
const sizes = ['ROLE-C1-98', 'ROLE-C1-110'] as const
/** Fewer pieces than exchanges, so that some find their size sold out. */
const spare = Math.ceil(orders / 8)

/** Each order has three requests and ten steps at once: these are about 500 waiting for the database's connections. */
const ordersAtOnce = 100

/** Works on all items, on at most so many at a time. */
async function workOn<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe(`on ${engine}`, () => {
  let shop: TestShop
  let customerId: number
  let club: ClubClient
  /** A request with a key of its own, so that none counts as the repetition of another. */
  const asCustomer = (): Context => ({ ...guestContext(shop.database), customerId, idempotencyKey: randomUUID() })

  beforeAll(async () => {
    shop = await testShop({ demo: 'small' })
    club = await ClubClient.join(shop, 'ada@example.com')
    const { rows } = await sql<{ id: number }>`
      select id from customer_customer where email = 'ada@example.com'`.execute(shop.database.reader)
    customerId = rows[0]?.id ?? 0
  }, racePatience)
  afterAll(() => shop.close(), racePatience)

  const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
  const deliverStock = () =>
    deliverDueEvents(
      shop.database,
      eventHandlers.filter(({ type }) => type === 'stock.changed'),
    )
  const deliverToClub = () =>
    deliverDueEvents(
      shop.database,
      eventHandlers.filter(({ name }) => name === 'order.settle-loyalty'),
    )

  /** Delivers the orders' events to the club from three backends at once, while the work goes on and to the end. */
  async function deliverDuring(work: Promise<unknown>): Promise<void> {
    let isOver = false
    const backend = async (): Promise<void> => {
      while (!isOver) {
        await deliverToClub()
        await delay(20)
      }
    }
    const played = work.finally(() => (isOver = true))
    await Promise.all([played, backend(), backend(), backend()])
    await deliverToClub()
  }

  interface OrderPoints {
    number: string
    goods: number
    refunded: number
    refunds: number
    spendPerPoint: number
    factor: number
    earned: number[]
    takenBack: number[]
  }

  /** What each order earned and what its refunds took back. */
  async function pointsOfOrders(): Promise<OrderPoints[]> {
    const { rows } = await sql<OrderPoints>`
      select o.number, (select sum(i.row_total - i.discount)::int from order_item i where i.order_id = o.id) as goods,
        o.refunded::int as refunded, (select count(*)::int from order_refund r where r.order_id = o.id) as refunds,
        t.spend_per_point::float8 as "spendPerPoint", t.factor::float8 as factor,
        array(select points::int from loyalty_entry where order_id = o.id and reason = 'order') as earned,
        array(select points::int from loyalty_entry where order_id = o.id and reason = 'return') as "takenBack"
      from order_order o left join loyalty_order t on t.order_id = o.id order by o.id`.execute(shop.database.reader)
    return rows
  }

  /** Each order earned once, and kept what the rest of its goods earns. The balance that the customer sees is the sum. */
  async function expectPointsToAddUp(): Promise<void> {
    const played = await pointsOfOrders()
    expect(played).toHaveLength(orders)
    for (const { number, goods, refunded, refunds, spendPerPoint, factor, earned, takenBack } of played) {
      const points = (amount: number): number => pointsFor(amount, spendPerPoint, factor)
      expect(earned, number).toEqual([points(goods)])
      expect(takenBack.length, number).toBeLessThanOrEqual(refunds)
      expect(points(goods) + sum(takenBack), number).toBe(points(Math.max(0, goods - refunded)))
    }
    const takenBack = sum(played.flatMap((order) => order.takenBack))
    expect(takenBack).toBeLessThan(0)
    expect((await club.member()).points).toBe(sum(played.flatMap(({ earned }) => earned)) + takenBack)
  }

  async function stock(): Promise<Record<string, number>> {
    const { rows } = await sql<{ sku: string; quantity: number }>`
      select p.sku, s.on_hand as quantity from inventory_stock s join catalogue_product p on p.id = s.product_id
      where p.sku = any(${[...sizes]}::text[])`.execute(shop.database.reader)
    return Object.fromEntries(rows.map(({ sku, quantity }) => [sku, quantity]))
  }

  /** Shipped orders of the customer, half of them of each size, two pieces in each. */
  async function sentOrders(): Promise<OrderView[]> {
    await shop.database.transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from catalogue_product where sku = any(${[...sizes]}::text[])`.execute(tx)
      const productIds = rows.map(({ id }) => id)
      await setStock(
        tx,
        productIds.map((productId) => ({ productId, quantity: orders + spare })),
      )
      await publish(tx, 'stock.changed', { productIds })
    })
    await deliverStock()
    const carts: string[] = []
    for (const sku of sizes) {
      const first = await prepareCart(guestContext(shop.database), sku)
      await change(
        `update cart_item set quantity = 2 where cart_id = (select id from cart_cart where masked_id = '${first}')`,
      )
      carts.push(first, ...(await copyCart(shop.database, first, { count: orders / 2 - 1, isOneBuyer: false })))
    }
    const ids = await workOn(carts, 10, async (cart) => {
      const placed = await placeOrder(guestContext(shop.database), cart)
      if (!('number' in placed)) throw new Error(placed.message)
      const steps: OrderAction[] = [
        { name: 'pay', reference: null },
        { name: 'ship', carrier: 'dpd', title: 'DPD', trackingNumber: null },
      ]
      for (const step of steps)
        await shop.database.transaction((tx) =>
          changeOrder(tx, placed.id, step, { reason: '', actor: 'staff', now: new Date() }),
        )
      return placed.id
    })
    await change(`update order_order set customer_id = ${customerId}`)
    return orderViews(shop.database.reader, ids)
  }

  /** The result, or the code of an expected refusal. Any other error fails the test. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | string> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof UserError) return error.code
      throw error
    }
  }

  /** The first item of an order, and the request to exchange one piece of it for the other size. */
  function exchangeOf(order: OrderView) {
    const [item] = order.items
    if (item === undefined) throw new Error('An order without items')
    const other = sizes.find((sku) => sku !== item.sku) ?? ''
    const uid = encodeUid(item.id)
    const askExchange = () =>
      requestExchange(asCustomer(), order.id, { itemUid: uid, exchangeUid: null, quantity: 1, sku: other })
    return { uid, askExchange }
  }

  /** One exchange that nothing disturbs. */
  async function exchange(order: OrderView): Promise<void> {
    const { id } = await exchangeOf(order).askExchange()
    await shop.database.transaction((tx) => receiveReturn(tx, id, new Map(), { staff, now: new Date() }))
    await shop.database.transaction((tx) => shipExchange(tx, id, null, { staff, now: new Date() }))
  }

  /** Returns and exchanges of one order, requested at once, and what staff, the buyer and the clock do with them, also at once. */
  async function play(order: OrderView, index: number): Promise<void> {
    const random = randomly(testSeed + index)
    const { uid, askExchange } = exchangeOf(order)
    const askReturn = () => requestReturn(asCustomer(), order.id, { items: [returnItem(uid)], comment: null })
    const asked = await Promise.all(
      [askReturn, askExchange, ...(random(2) === 0 ? [askReturn] : [askExchange])].map(attempt),
    )
    const views = asked.filter((view) => typeof view !== 'string')
    expect(views.length).toBeLessThanOrEqual(2)
    await Promise.all(views.map((view) => handle(view, random)))
  }

  async function handle({ id }: ReturnView, random: (below: number) => number): Promise<void> {
    const { database } = shop
    const now = new Date()
    const act = { staff, now }
    const late = new Date(now.getTime() + 15 * day)
    const steps: (() => Promise<unknown>)[] = [
      () => database.transaction((tx) => approveReturn(tx, id, act)),
      () => database.transaction((tx) => receiveReturn(tx, id, new Map(), act)),
      () => database.transaction((tx) => receiveReturn(tx, id, new Map(), act)),
      () => database.transaction((tx) => refundReturn(tx, id, act)),
      () => database.transaction((tx) => shipExchange(tx, id, null, act)),
      () => cancelExchange(asCustomer(), { returnId: id, orderToken: null }),
      () => database.transaction((tx) => rejectReturn(tx, id, 'Noszone', act)),
      () => (random(8) === 0 ? expireExchanges(database, late) : Promise.resolve(0)),
    ]
    const chosen = Array.from({ length: 5 }, () => steps[random(steps.length)])
    await Promise.all(chosen.flatMap((step) => (step === undefined ? [] : [attempt(step)])))
    // In this order, so that most of them come to an end.
    for (const step of [steps[1], random(2) === 0 ? steps[3] : steps[4], steps[3]])
      if (step !== undefined) await attempt(step)
  }

  test(
    `${orders} orders with concurrent returns, refunds and exchanges: stock, pieces, money and club points add up, seed ${testSeed}`,
    async () => {
      const sent = await sentOrders()
      expect(await stock()).toEqual({ 'ROLE-C1-98': spare, 'ROLE-C1-110': spare })
      // How the others end is chance.
      for (const order of sent.slice(0, 2)) await exchange(order)
      await deliverDuring(workOn(sent.slice(2), ordersAtOnce, play))
      await deliverStock()
      await expectPointsToAddUp()
      const findings: string[] = []
      await shop.database.transaction((tx) =>
        checkRules(tx, new Date(), ({ number, findings: found }) => {
          // The emails of the orders are not written here, so their events wait.
          if (number !== 12) findings.push(...found)
        }),
      )
      expect(findings).toEqual([])
      const { rows } = await sql<Record<string, number>>`
        select count(*) filter (where r.status = 'processed')::int as processed,
          count(*) filter (where r.status = 'exchanged')::int as exchanged, sum(r.refunded)::int as refunded,
          (select sum(amount)::int from order_credit_note) as credited,
          (select sum(refunded)::int from order_order) as "paidBack",
          coalesce(sum(i.received), 0)::int as arrived,
          coalesce(sum(e.quantity) filter (where e.status in ('held', 'shipped')), 0)::int as taken
        from returns_return r join returns_item i on i.return_id = r.id
        left join returns_exchange e on e.item_id = i.id`.execute(shop.database.reader)
      const { processed, exchanged, refunded, credited, paidBack, arrived = 0, taken = 0 } = rows[0] ?? {}
      expect([credited, paidBack]).toEqual([refunded, refunded])
      expect(processed).toBeGreaterThan(orders / 4)
      expect(exchanged).toBeGreaterThanOrEqual(2)
      const left = sum(Object.values(await stock()))
      expect(left).toBe(2 * spare + arrived - taken)
    },
    racePatience,
  )
})
