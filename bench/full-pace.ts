import os from 'node:os'
import { runCommand } from '../tools/processes.ts'
import { buys } from './buyers.ts'
import { buyFor, stockProducts, untilDelivered } from './checkout.ts'
import { copyDatabase, databaseUrl, dropDatabase, queryRows, roundTripsOf } from './databases.ts'
import type { Measured } from './send-requests.ts'
import { bocian, bocianEnv, nameOf } from './shops.ts'

/** Many orders at full pace, after which every rule of the audit holds and no event is left. */
export interface FullPaceResult {
  styles: number
  measured: Measured
  /** Seconds from the last order until no event was left. */
  deliverySeconds: number
  roundTrips: number
  load: number
  day: string
}

const clients = 16

/** Places this many orders on a copy of the shop's database as fast as it takes them, and audits it. Throws on any finding. */
export async function measureFullPace(styles: number, orders: number): Promise<FullPaceResult> {
  const name = nameOf('pace', styles)
  await copyDatabase(nameOf('bocian', styles), name)
  const shop = bocian(styles, name)
  const open = await shop.open()
  try {
    await open.untilReady()
    const sale = { buy: buys.Bocian, products: await stockProducts(shop.name, name) }
    const roundTrips = await roundTripsOf(name)
    const load = os.loadavg()[0] ?? 0
    const before = await ordersOf(name)
    const measured = await buyFor(open.url, sale, { clients, seconds: Infinity, most: orders })
    const lastOrderAt = performance.now()
    console.log(`  ${measured.answers} orders, ${measured.perSecond.toFixed(1)}/s, ${measured.failed} failed`)
    await untilDelivered(shop.name, name)
    const deliverySeconds = (performance.now() - lastOrderAt) / 1_000
    await checkOutcome(name, measured, { orders, before })
    return { styles, measured, deliverySeconds, roundTrips, load, day: new Date().toISOString().slice(0, 10) }
  } finally {
    await open.close()
    await dropDatabase(name)
  }
}

async function checkOutcome(
  name: string,
  { answers, failed }: Measured,
  { orders, before }: { orders: number; before: number },
): Promise<void> {
  if (answers !== orders || failed > 0) throw new Error(`${answers} of ${orders} orders were placed, ${failed} failed.`)
  const placed = (await ordersOf(name)) - before
  if (placed !== orders) throw new Error(`The shop has ${placed} new orders instead of ${orders}.`)
  const [left] = await queryRows<{ events: number }>(
    name,
    'select count(*)::int as events from platform_event where delivered_at is null and dropped_at is null',
  )
  if (left?.events !== 0) throw new Error(`${left?.events} events were not delivered.`)
  const audit = ['apps/backend/src/admin/main.ts', 'audit']
  if ((await runCommand(process.execPath, audit, bocianEnv(databaseUrl(name)))) !== 0)
    throw new Error('The audit has findings: see the lines above.')
}

async function ordersOf(name: string): Promise<number> {
  return (await queryRows<{ count: number }>(name, 'select count(*)::int as count from order_order'))[0]?.count ?? 0
}
