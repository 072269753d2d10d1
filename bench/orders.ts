import { eventHandlers } from '../apps/backend/src/event-handlers.ts'
import { selectOrder, selectOrderItems, selectOrders } from '../apps/backend/src/admin/queries.ts'
import { selectOrdersOfPerson } from '../apps/backend/src/order/personal-data-queries.ts'
import { selectItemsOf, selectOrdersOf } from '../apps/backend/src/order/queries.ts'
import { leaseTogether, selectDueTypes } from '../apps/backend/src/platform/event-queue/event-lease.ts'
import type { Database } from '../apps/backend/src/platform/database.ts'
import { openDatabase } from '../apps/backend/src/start/open-database.ts'
import { buys } from './buyers.ts'
import { buyFor, stockProducts, untilDelivered } from './checkout.ts'
import { runClients } from './clients.ts'
import { describeCosts, withCosts, type Costed } from './costs.ts'
import { copyDatabase, databaseUrl, dropDatabase, queryRows, sizeOf } from './databases.ts'
import { fillOrders, ordersPerCustomer } from './fill-orders.ts'
import type { Measured } from './send-requests.ts'
import { bocian, folder, nameOf } from './shops.ts'

/** What is measured with a number of orders, by one client except for the checkout. */
export const orderActions = {
  checkout: "A guest's checkout, 16 clients",
  customer: "A customer's orders",
  person: 'All orders of a person, for a copy of the data',
  staffList: "The staff's list of the last 20",
  staffSearch: "The staff's search by number, with items",
  poll: 'The poll of the event queue',
  lease: 'Leasing events of a type',
} as const
export type OrderAction = keyof typeof orderActions

export interface OrdersResult {
  orders: number
  databaseBytes: number
  checkout: Costed
  actions: Record<Exclude<OrderAction, 'checkout'>, Measured>
}

/** Measures a shop of these styles with ever more orders, on a copy of its database. */
export async function measureOrders(
  styles: number,
  sizes: readonly number[],
  pace: { seconds: number; warmUp: number },
): Promise<OrdersResult[]> {
  const name = nameOf('orders', styles)
  await copyDatabase(nameOf('bocian', styles), name)
  const shop = bocian(styles, name)
  const results: OrdersResult[] = []
  let filled = 0
  const database = await openDatabase({ databaseUrl: databaseUrl(name), dataDir: folder })
  const open = await shop.open()
  try {
    await open.untilReady()
    const sale = { buy: buys.Bocian, products: await stockProducts(shop.name, name) }
    await buyFor(open.url, sale, { clients: 1, seconds: pace.warmUp })
    await untilDelivered(shop.name, name)
    const [template] = await queryRows<{ id: string }>(name, 'select max(id) as id from order_order')
    for (const orders of sizes) {
      await fillOrders(name, Number(template?.id), { from: filled, to: orders })
      filled = orders
      await buyFor(open.url, sale, { clients: 16, seconds: pace.warmUp })
      await untilDelivered(shop.name, name)
      const checkout = await withCosts(
        { processes: { Bocian: open.pid }, database: name },
        () => buyFor(open.url, sale, { clients: 16, seconds: pace.seconds }),
        () => untilDelivered(shop.name, name),
      )
      console.log(`  ${orders} orders, checkout: ${describeCosts(checkout)}`)
      const actions = {} as OrdersResult['actions']
      for (const [action, run] of Object.entries(actionsOn(database, orders))) {
        await runClients({ clients: 1, seconds: pace.warmUp }, run)
        const measured = await runClients({ clients: 1, seconds: pace.seconds }, run)
        actions[action as keyof typeof actions] = measured
        console.log(
          `  ${orders} orders, ${action}: p50 ${measured.p50.toFixed(2)} ms, p99 ${measured.p99.toFixed(2)} ms`,
        )
      }
      results.push({ orders, databaseBytes: await sizeOf(name), checkout, actions })
    }
    return results
  } finally {
    await database.close()
    await open.close()
    await dropDatabase(name)
  }
}

function actionsOn(database: Database, orders: number): Record<keyof OrdersResult['actions'], () => Promise<void>> {
  const { reader } = database
  // Another order each time, spread over all of them.
  let last = 0
  const next = (): number => (last = (last + 7_919) % orders)
  const number = (): string => `C${String(next()).padStart(9, '0')}`
  const buyer = (): number => Math.floor(next() / ordersPerCustomer)
  const types = [...new Set(eventHandlers.map(({ type }) => type))]
  const everything = {
    storeId: null,
    numbers: null,
    match: null,
    statuses: null,
    total: { from: null, to: null },
    placed: { from: null, to: null },
  }
  const found = (count: number, wanted: number): void => {
    if (count !== wanted) throw new Error(`${count} orders were found instead of ${wanted}.`)
  }
  return {
    async customer() {
      const chosen = { ...everything, customerId: 1_000_000 + buyer() }
      const page = { size: 20, current: 1, field: 'CREATED_AT', direction: 'DESC' } as const
      const { orders: list } = await selectOrdersOf(reader, chosen, page)
      found(list.length, ordersPerCustomer)
      const ids = list.map(({ id }) => id)
      found((await selectItemsOf(reader, ids)).length, ordersPerCustomer)
    },
    async person() {
      const one = buyer()
      const person = { websiteId: 1, email: `buyer${one}@example.com`, customerId: 1_000_000 + one }
      found((await selectOrdersOfPerson(reader, person)).length, ordersPerCustomer)
    },
    async staffList() {
      found((await selectOrders(reader, 20)).length, 20)
    },
    async staffSearch() {
      const order = await selectOrder(reader, number())
      found((await selectOrderItems(reader, order?.id ?? 0)).length, 1)
    },
    async poll() {
      found((await selectDueTypes(reader, types)).length, 0)
    },
    async lease() {
      found((await leaseTogether(database, 'order.placed', 100)).length, 0)
    },
  }
}
