import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../admin/audit-command.ts'
import { saveRules } from '../cart/testing-rules.ts'
import { issueCards } from '../gift-card/issue/issue.ts'
import { changeOrder } from '../order/order.ts'
import type { Database } from '../platform/database.ts'
import { deliverDueEvents } from '../testing/testing-events.ts'
import { randomly, testSeed } from '../testing/testing-random.ts'
import { openPostgres } from '../platform/engine/postgres.ts'
import { copyOnServer, server } from '../platform/testing.ts'
import {
  sendToNode,
  placeOrder,
  prepareCart,
  startNode,
  type SendGraphql,
  type ShopNode,
} from '../testing/testing-node.ts'
import { smallRange } from '../testing/testing.ts'

// Set STORM_SECONDS=60 STORM_SHOPPERS=32 STORM_KILL_EVERY=10 for the long run.
const shoppers = Number(process.env['STORM_SHOPPERS'] ?? 6)
const seconds = Number(process.env['STORM_SECONDS'] ?? 15)
const secondsBetweenKills = Number(process.env['STORM_KILL_EVERY'] ?? 5)
const timeout = 900_000 + seconds * 5_000

const random = randomly(testSeed)

const couponUses = 8
const cardWorth = 400_00
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Each shopper buys in turn with a scarce product, a coupon, a gift card, and with plentiful products only. */
const kinds = ['scarce', 'coupon', 'giftCard', 'plain'] as const
type ShopperKind = (typeof kinds)[number]

describe.skipIf(server === undefined)('three backends on one database, one of them killed repeatedly', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bocian-storm-'))
  let url: string
  let database: Database
  let giftCard: string
  const nodes: ShopNode[] = []

  const start = (index: number) => startNode({ DATABASE_URL: url, DATA_DIR: path.join(folder, String(index)) })

  beforeAll(async () => {
    url = await copyOnServer(smallRange())
    database = openPostgres(url, { readers: 2, writers: 2 })
    const coupon = { code: 'STORM', limitTotal: couponUses, limitPerCustomer: 1 }
    await saveRules(database, [{ code: 'storm', action: 'by_percent', percent: 1_000, coupons: [coupon] }])
    nodes.push(...(await Promise.all([0, 1, 2].map(start))))
    giftCard = await buyCard()
  }, timeout)
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')))
    await database.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }, timeout)

  /** Tries one backend after another until one responds, like a load balancer with a patient shopper. */
  const send: SendGraphql = async (...question) => {
    for (let tries = 0; ; tries++) {
      const node = nodes[random(nodes.length)]
      try {
        return await sendToNode(node?.url ?? '', ...question)
      } catch (error) {
        if (tries > 600 || !isPassing(error)) throw error
        await pause(50 + random(100))
      }
    }
  }

  /** Gift cards always belong to an order, so an order is created for them. */
  async function buyCard(): Promise<string> {
    const number = await placeOrder(send, await prepareCart(send, cartFor('plain')))
    const { rows } = await sql<{ id: number; itemId: number }>`
      select o.id, i.id as "itemId" from order_order o join order_item i on i.order_id = o.id
      where o.number = ${number}`.execute(database.reader)
    const { id = 0, itemId = 0 } = rows[0] ?? {}
    const order = { id, number: number ?? '', storeId: 1, currency: 'PLN', email: 'ada@example.com', isByMail: true }
    const line = { itemId, productId: null, quantity: 1, amount: cardWorth, senderName: 'Ada', recipientName: 'Jan' }
    await database.transaction((tx) => issueCards(tx, order, [line], new Date()))
    const cards = await sql<{ code: string }>`select code from gift_card_account`.execute(database.reader)
    return cards.rows[0]?.code ?? ''
  }

  let people = 0
  function cartFor(kind: ShopperKind): Parameters<typeof prepareCart>[1] {
    return {
      sku: kind === 'scarce' ? 'ROLE-SCARCE' : 'ROLE-PLENTY',
      quantity: 1,
      email: `ada${++people}@example.com`,
      ...(kind === 'coupon' ? { coupon: 'STORM' } : {}),
      ...(kind === 'giftCard' ? { giftCard } : {}),
    }
  }

  async function cancelTwice(number: string): Promise<void> {
    const { rows } = await sql<{ id: number }>`select id from order_order where number = ${number}`.execute(
      database.reader,
    )
    const cause = { reason: 'storm', actor: 'staff' as const, now: new Date() }
    const cancel = () =>
      database
        .transaction((tx) => changeOrder(tx, rows[0]?.id ?? 0, { name: 'cancel' }, cause))
        .catch((error: unknown) => {
          if (!isPassing(error)) throw error
        })
    await Promise.all([cancel(), cancel()])
  }

  const numbers = async (text: ReturnType<typeof sql<{ value: number }>>) =>
    (await text.execute(database.reader)).rows[0]?.value ?? -1

  it(
    `P1 P2 P3 P5 P6 ${shoppers} shoppers for ${seconds} s: no order is lost or duplicated, and all totals are right, seed ${testSeed}`,
    async () => {
      const placed = new Map<string, string>()
      const tried = new Set<string>()
      const responses: [cart: string, number: string][] = []
      const begin = Date.now()
      const end = begin + seconds * 1_000
      const every = secondsBetweenKills * 1_000
      let kills = 0
      const isOver = () => Date.now() > end && kills >= 2 && responses.length >= shoppers

      async function shop(turn: number): Promise<void> {
        const kind = kinds[turn % kinds.length] ?? 'plain'
        // Sold-out products and used-up coupons are already refused before the order.
        const cart = await prepareCart(send, cartFor(kind)).catch(() => undefined)
        if (cart === undefined) return
        tried.add(cart)
        const clicks = await Promise.all([placeOrder(send, cart), placeOrder(send, cart)])
        for (const number of clicks) if (number !== undefined) responses.push([cart, number])
        if (turn % 5 === 0 && clicks[0] !== undefined) await cancelTwice(clicks[0])
      }
      const shopping = Array.from({ length: shoppers }, async (_, first) => {
        for (let turn = first; !isOver(); turn++) await shop(turn)
      })
      const returns: Promise<void>[] = []
      const downtimes: number[] = []
      // Kills on a schedule even if the previously killed backend is not ready yet, so two may be down at the same time.
      const killing = (async () => {
        for (let next = begin + every; ; next += every) {
          await pause(next - Date.now())
          if (next > end && isOver()) return
          const index = kills++ % nodes.length
          await returns[index]
          await nodes[index]?.end('SIGKILL')
          const down = Date.now()
          returns[index] = start(index).then((node) => {
            nodes[index] = node
            downtimes.push(Date.now() - down)
          })
        }
      })()
      await Promise.all([...shopping, killing])
      await Promise.all(returns)
      expect(kills).toBeGreaterThanOrEqual(Math.floor(seconds / secondsBetweenKills))

      for (const cart of tried) {
        const number = await placeOrder(send, cart)
        if (number !== undefined) placed.set(cart, number)
      }
      for (const [cart, number] of responses) expect(placed.get(cart)).toBe(number)
      expect(new Set(placed.values()).size).toBe(placed.size)
      const { rows } = await sql<{ cart: string; number: string }>`
        select c.masked_id as cart, o.number from order_order o join cart_cart c on c.id = o.cart_id
        where o.id > (select min(id) from order_order)`.execute(database.reader)
      expect(new Map(rows.map(({ cart, number }) => [cart, number]))).toEqual(placed)
      const back = downtimes.map((time) => `${(time / 1_000).toFixed(1)} s`).join(', ')
      console.log(`${placed.size} orders of ${tried.size} carts, ${responses.length} responses; back after ${back}`)
    },
    timeout,
  )

  it(
    'P1 P5 the scarce product and the coupon are sold out exactly, without overselling',
    async () => {
      const held = sql<{ value: number }>`select used as value from pricing_coupon where code = 'STORM'`
      const shelf = sql<{ value: number }>`select on_hand as value from inventory_stock s join catalogue_product p
        on p.id = s.product_id where p.sku = 'ROLE-SCARCE'`
      const [used, left] = [await numbers(held), await numbers(shelf)]
      expect(used).toBeLessThanOrEqual(couponUses)
      expect(left).toBeGreaterThanOrEqual(0)
      const carts: string[] = []
      for (let extra = 0; used < couponUses && extra < couponUses - used + 2; extra++)
        carts.push(await prepareCart(send, cartFor('coupon')))
      for (let extra = 0; left > 0 && extra < left + 2; extra++) carts.push(await prepareCart(send, cartFor('scarce')))
      await Promise.all(carts.map((cart) => placeOrder(send, cart)))
      expect(await numbers(held)).toBe(couponUses)
      expect(await numbers(shelf)).toBe(0)
    },
    timeout,
  )

  it(
    'P20 the backends stop on request, and the audit finds nothing',
    async () => {
      expect(await Promise.all(nodes.map((node) => node.end('SIGTERM')))).toEqual([0, 0, 0])
      // Expires the leases that a killed backend still holds.
      await database.transaction((tx) =>
        sql`update platform_event set leased_until = null, next_attempt_at = now()`.execute(tx),
      )
      await deliverDueEvents(database)
      const broken: string[] = []
      await audit(database, new Date(), ({ number, findings }) => {
        for (const finding of findings) broken.push(`${number}: ${finding}`)
      })
      expect(broken).toEqual([])
    },
    timeout,
  )
})

/** Whether the backend is down or busy, so that the same request can be retried. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    /fetch failed|terminated|other side closed|very busy|not valid JSON|Unexpected end/.test(error.message) ||
    code === '55P03'
  )
}
