import http from 'node:http'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { buyAtBocian, buyAtVendure, type Buy } from './buyers.ts'
import { databaseUrl } from './databases.ts'
import { cpuOf, cpuOfPostgres } from './processor-time.ts'
import { summary, visitor, type Measured } from './send-requests.ts'
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

interface Bought {
  shop: Shop
  /** Its database's name. */
  name: string
  buy: Buy
  /** A statement that gives products plenty of stock and returns them. */
  stocked: string
  /** A query that counts what is still to be done for orders. */
  unfinished?: string
}

const products = 50

const bocianShop = (shop: Shop, name: string): Bought => ({
  shop,
  name,
  buy: buyAtBocian,
  stocked: `with chosen as (
      select min(p.id) as id from catalogue_product_variant v
      join catalogue_product p on p.id = v.variant_id
      join inventory_stock s on s.product_id = p.id and s.on_hand >= 2
      join catalogue_listing l on l.product_id = v.product_id and l.store_id = 1
      group by v.product_id order by v.product_id limit ${products}),
    filled as (update inventory_stock set on_hand = 1000000 where product_id in (select id from chosen))
    select sku as product from catalogue_product join chosen using (id) order by id`,
  unfinished: `select count(*)::int as count from platform_event
    where delivered_at is null and dead_at is null and dropped_at is null`,
})

const vendureShop = (shop: Shop, name: string): Bought => ({
  shop,
  name,
  buy: buyAtVendure,
  stocked: `with chosen as (
      select min(v.id) as id from product_variant v join stock_level s on s."productVariantId" = v.id and s."stockOnHand" >= 2
      group by v."productId" order by v."productId" limit ${products}),
    filled as (update stock_level set "stockOnHand" = 1000000 where "productVariantId" in (select id from chosen))
    select id::text as product from chosen order by id`,
})

/** Measures checkouts, at each number of clients one shop after the other. */
export async function measureCheckouts(
  shops: readonly Shop[],
  nameOf: (shop: Shop) => string,
  pace: { clients: readonly number[]; seconds: number; warmUp: number },
): Promise<CheckoutResult[]> {
  const bought = shops.map((shop) => (shop.name === 'Bocian' ? bocianShop : vendureShop)(shop, nameOf(shop)))
  const ready = []
  try {
    for (const one of bought) {
      const skus = (await rowsOf<{ product: string }>(one.name, one.stocked)).map(({ product }) => product)
      const open = await one.shop.open()
      ready.push({ ...one, open, skus })
      await open.untilReady()
    }
    const results: CheckoutResult[] = []
    for (const clients of pace.clients)
      for (const one of ready) {
        await buyFor(one.open.url, one, { clients, seconds: pace.warmUp })
        await finished(one)
        const roundTrips = await countRoundTrips(one.name)
        const load = os.loadavg()[0] ?? 0
        const before = cpu(one.open)
        const measured = await buyFor(one.open.url, one, { clients, seconds: pace.seconds })
        await finished(one)
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

async function buyFor(
  url: string,
  { buy, skus }: { buy: Buy; skus: readonly string[] },
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failed = 0
  let next = 0
  const begin = performance.now()
  const end = begin + seconds * 1_000
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      try {
        await buy(visitor(url, agent), skus[next++ % skus.length] ?? '')
        times.push(performance.now() - startedAt)
      } catch (error) {
        if (failed++ === 0) console.error(error)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return { clients, failed, ...summary(times, (performance.now() - begin) / 1_000) }
}

/** Waits until the shop has done all that follows from its orders, so that the time for it counts as well. */
async function finished({ name, unfinished }: Bought): Promise<void> {
  if (unfinished === undefined) return
  for (let left = 1; left > 0; await setTimeout(100))
    left = (await rowsOf<{ count: number }>(name, unfinished))[0]?.count ?? 0
}

async function rowsOf<T>(name: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl(name) })
  await client.connect()
  try {
    return (await client.query(query)).rows as T[]
  } finally {
    await client.end()
  }
}

async function countRoundTrips(name: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl(name) })
  await client.connect()
  try {
    const begin = performance.now()
    let count = 0
    for (; performance.now() < begin + 1_000; count++) await client.query('select 1')
    return count
  } finally {
    await client.end()
  }
}
