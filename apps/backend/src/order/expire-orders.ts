import type { Database, Reader } from '#src/platform/database.ts'
import { everyStoreId, settingsOfStore } from '#src/store/store.ts'
import { changeOrder } from './change-order.ts'
import { selectUnpaid } from './life-queries.ts'

const minutesOfDay = 1_440
const batch = 50

/** Orders that hold goods unpaid for longer than they may: the first fifty of each store view, be it closed, and status. */
export async function overdueOrders(db: Reader, now: Date): Promise<Awaited<ReturnType<typeof selectUnpaid>>> {
  const overdue: Awaited<ReturnType<typeof selectUnpaid>> = []
  for (const storeId of await everyStoreId(db)) {
    const settings = await settingsOfStore(db, storeId)
    const limits = [
      { status: 'pending_payment', isPaidAtDoor: false, minutes: settings['sales/orders/delete_pending_after'] },
      { status: 'pending', isPaidAtDoor: false, minutes: settings['payment/banktransfer/unpaid_days'] * minutesOfDay },
      {
        status: 'pending',
        isPaidAtDoor: true,
        minutes: settings['payment/cashondelivery/undispatched_days'] * minutesOfDay,
      },
    ]
    for (const limit of limits) overdue.push(...(await selectUnpaid(db, { storeId, ...limit, now, most: batch })))
  }
  return overdue
}

/**
 * Cancels orders that were not paid in time, or with cash on delivery not dispatched in time, so that their goods can be sold.
 * Returns how many.
 */
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
