import http from 'node:http'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { buys, type Buy } from './buyers.ts'
import { runClients } from './clients.ts'
import { eventsLeft } from './costs.ts'
import { queryRows, roundTripsOf } from './databases.ts'
import { cpuOf, cpuOfPostgres } from './processor-time.ts'
import { visitor, type Measured } from './send-requests.ts'
import type { OpenShop, Shop } from './shops.ts'

/** Orders of guests who buy one piece each: times are those of whole checkouts. */
export interface CheckoutResult {
  shop: string
  measured: Measured
  /** Processor time per order in milliseconds, of the shop's process and of PostgreSQL; null where the system does not report it. */
  shopCpu: number | null
  postgresCpu: number | null
  /** Round trips per second of one Node process to PostgreSQL (`select 1`), measured just before. */
  roundTrips: number
  /** The machine's load average at the start. */
  load: number
}

const products = 50

/** Statements that give products plenty of stock and return them. */
const stocked: Record<Shop['name'], string> = {
  Bocian: `with chosen as (
      select min(p.id) as id from catalogue_product_variant v
      join catalogue_product p on p.id = v.variant_id
      join inventory_stock s on s.product_id = p.id and s.on_hand >= 2
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = 1
      group by v.product_id order by v.product_id limit ${products}),
    moved as (insert into inventory_movement (product_id, kind, quantity)
      select product_id, 'delivered', 1000000 - on_hand from inventory_stock
      where product_id in (select id from chosen) and on_hand < 1000000),
    filled as (update inventory_stock set on_hand = 1000000 where product_id in (select id from chosen) and on_hand < 1000000)
    select sku as product from catalogue_product join chosen using (id) order by id`,
  Vendure: `with chosen as (
      select min(v.id) as id from product_variant v join stock_level s on s."productVariantId" = v.id and s."stockOnHand" >= 2
      group by v."productId" order by v."productId" limit ${products}),
    filled as (update stock_level set "stockOnHand" = 1000000 where "productVariantId" in (select id from chosen))
    select id::text as product from chosen order by id`,
}

/** Measures checkouts, at each number of clients one shop after the other. */
export async function measureCheckouts(
  shops: readonly Shop[],
  nameOf: (shop: Shop) => string,
  pace: { clients: readonly number[]; seconds: number; warmUp: number },
): Promise<CheckoutResult[]> {
  const ready = []
  try {
    for (const shop of shops) {
      const name = nameOf(shop)
      const chosen = await stockProducts(shop.name, name)
      const open = await shop.open()
      ready.push({ shop, name, open, buy: buys[shop.name], products: chosen })
      await open.untilReady()
    }
    const results: CheckoutResult[] = []
    for (const clients of pace.clients)
      for (const one of ready) {
        await buyFor(one.open.url, one, { clients, seconds: pace.warmUp })
        await untilDelivered(one.shop.name, one.name)
        const roundTrips = await roundTripsOf(one.name)
        const load = os.loadavg()[0] ?? 0
        const before = cpu(one.open)
        const measured = await buyFor(one.open.url, one, { clients, seconds: pace.seconds })
        await untilDelivered(one.shop.name, one.name)
        const after = cpu(one.open)
        const perOrder = (kind: 'shop' | 'postgres'): number | null =>
          after[kind] === null || before[kind] === null ? null : (after[kind] - before[kind]) / measured.answers
        const result = {
          shop: one.shop.name,
          measured,
          shopCpu: perOrder('shop'),
          postgresCpu: perOrder('postgres'),
          roundTrips,
          load,
        }
        console.log(
          `  ${one.shop.name} checkout, ${clients} clients: ${measured.perSecond.toFixed(1)} orders/s, CPU ${result.shopCpu?.toFixed(1) ?? '?'} + ${result.postgresCpu?.toFixed(1) ?? '?'} ms`,
        )
        results.push(result)
      }
    return results
  } finally {
    for (const { open } of ready) await open.close()
  }
}

const cpu = ({ pid }: OpenShop) => ({ shop: cpuOf(pid), postgres: cpuOfPostgres() })

/** Guests of a shop buy one piece each, one after the other, each with a mailbox, a connection and an internet address of their own. */
export async function buyFor(
  url: string,
  { buy, products }: { buy: Buy; products: readonly string[] },
  pace: { clients: number; seconds: number; most?: number },
): Promise<Measured> {
  return runClients(pace, async () => {
    const nth = buyersSoFar++
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1, ...addressOf(nth) })
    try {
      await buy(visitor(url, agent), products[nth % products.length] ?? '')
    } finally {
      agent.destroy()
    }
  })
}

let buyersSoFar = 0

/** One of the four million addresses 127.64.0.0/10, all of which are the machine itself on Linux; elsewhere all buyers have 127.0.0.1. */
function addressOf(buyer: number): { localAddress?: string } {
  if (process.platform !== 'linux') return {}
  const [high, middle, low] = [64 + ((buyer >> 16) % 64), (buyer >> 8) % 256, buyer % 256]
  return { localAddress: `127.${high}.${middle}.${low}` }
}

/** Waits until the shop has done all that follows from its orders, so that the time for it counts as well. */
export async function untilDelivered(shop: Shop['name'], database: string): Promise<void> {
  if (shop === 'Bocian') while ((await eventsLeft(database)) > 0) await setTimeout(100)
}

/** Gives fifty products of a shop plenty of stock, and returns what its buyers call them. */
export async function stockProducts(shop: Shop['name'], database: string): Promise<string[]> {
  return (await queryRows<{ product: string }>(database, stocked[shop])).map(({ product }) => product)
}
