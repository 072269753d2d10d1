import type { Database, Reader } from '#src/platform/database.ts'
import { everyStoreId, settingsOfStore } from '#src/store/store.ts'
import { changeOrder } from './change-order.ts'
import { selectUnpaid } from './life-queries.ts'

const minute = 60_000
const day = 1_440 * minute
const batch = 50

/** Orders that hold goods unpaid for longer than their store view allows; of each store view, be it closed, and status the first fifty. */
export async function overdueOrders(db: Reader, now: Date): Promise<Awaited<ReturnType<typeof selectUnpaid>>> {
  const overdue: Awaited<ReturnType<typeof selectUnpaid>> = []
  for (const storeId of await everyStoreId(db)) {
    const settings = await settingsOfStore(db, storeId)
    const online = settings['sales/orders/delete_pending_after']
    const transfer = settings['payment/banktransfer/unpaid_days']
    const due = [
      ...(online > 0 ? [{ status: 'pending_payment', before: new Date(now.getTime() - online * minute) }] : []),
      ...(transfer > 0 ? [{ status: 'pending', before: new Date(now.getTime() - transfer * day) }] : []),
    ]
    for (const { status, before } of due)
      overdue.push(...(await selectUnpaid(db, { storeId, status, before, most: batch })))
  }
  return overdue
}

/** Cancels what nobody has paid in the time that its store view gives, so that the goods can be sold. Answers how many. */
export async function expireOrders(database: Database, now: Date): Promise<number> {
  let expired = 0
  for (const { id } of await overdueOrders(database.reader, now)) if (await expire(database, id, now)) expired += 1
  return expired
}

async function expire(database: Database, id: number, now: Date): Promise<boolean> {
  const cause = { reason: 'not paid in time', actor: 'job' as const, now }
  const outcome = await database.transaction((tx) => changeOrder(tx, id, { name: 'expire' }, cause))
  return !('refusal' in outcome)
}
