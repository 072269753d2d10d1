import type { Database, Reader } from '#src/platform/database.ts'
import { everyStoreId, settingsOfStore } from '#src/store/store.ts'
import { changeOrder } from './change-order.ts'
import { selectUnpaid } from '../lifecycle-queries.ts'

const minutesOfDay = 1_440
const batch = 50

/** Unpaid orders past their deadline: up to 50 per store view and status, including closed store views. */
export async function overdueOrders(db: Reader, now: Date): Promise<Awaited<ReturnType<typeof selectUnpaid>>> {
  const overdue: Awaited<ReturnType<typeof selectUnpaid>> = []
  for (const storeId of await everyStoreId(db)) {
    const settings = await settingsOfStore(db, storeId)
    const limits = [
      { status: 'pending_payment', isCashOnDelivery: false, minutes: settings['sales/orders/delete_pending_after'] },
      {
        status: 'pending',
        isCashOnDelivery: false,
        minutes: settings['payment/banktransfer/unpaid_days'] * minutesOfDay,
      },
      {
        status: 'pending',
        isCashOnDelivery: true,
        minutes: settings['payment/cashondelivery/undispatched_days'] * minutesOfDay,
      },
    ]
    for (const limit of limits) overdue.push(...(await selectUnpaid(db, { storeId, ...limit, now, most: batch })))
  }
  return overdue
}

/**
 * Cancels orders that were not paid in time, or not dispatched in time with cash on delivery, which frees their stock.
 * Returns the number of canceled orders.
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
