import type { Database } from '#src/platform/database.ts'
import { publish, type EventHandler } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { adyenLog } from './adyen-connection.ts'
import { describe, meaningOf, type AdyenNotice } from './adyen-notice.ts'
import { findAttemptOf, isOwnRefund, lockAdyenNotice, noteNoticeHandled } from './adyen-queries.ts'
import { keepNotice } from './keep-notice.ts'

/** Does what a kept notice says. Whether it comes once more or this process dies meanwhile, it is done once. */
async function hear(database: Database, id: number): Promise<void> {
  const now = new Date()
  faultPoint('notice.before-hearing')
  const notice = await database.transaction((tx) => lockAdyenNotice(tx, id))
  if (notice === undefined) return
  const alarm = await listen(database, notice, now)
  faultPoint('notice.after-hearing')
  if (alarm !== null) adyenLog()?.error({ notice: id, reference: notice.merchantReference }, alarm)
  await database.transaction(async (tx) => {
    if ((await lockAdyenNotice(tx, id)) === undefined) return
    await noteNoticeHandled(tx, id, alarm, now)
    const attempt = alarm === null ? undefined : await findAttemptOf(tx, notice)
    if (attempt !== undefined) await publish(tx, 'payment.alarmed', { orderId: attempt.orderId, reason: alarm })
  })
}

/** Answers what somebody has to look at, or null. */
async function listen(database: Database, notice: AdyenNotice, now: Date): Promise<string | null> {
  const meaning = meaningOf(notice)
  if (meaning === null) return null
  if ('alarm' in meaning) return meaning.alarm
  if ('word' in meaning) {
    const outcome = await keepNotice(database, 'adyen', meaning.word, now)
    return outcome === 'unknown' && meaning.word.result === 'paid' ? `${describe(notice)}: nobody ordered this` : null
  }
  const attempt = await findAttemptOf(database.reader, notice)
  if (attempt === undefined) return `${describe(notice)}: nobody ordered this`
  // Somebody sent it back at Adyen itself: the order here does not know.
  return (await isOwnRefund(database.reader, attempt.id, notice.pspReference))
    ? null
    : `${describe(notice)}: the shop did not ask for it`
}

export const adyenHandlers: EventHandler[] = [
  { type: 'payment.adyenNotice', handle: (database, { id }) => hear(database, Number(id)) },
]
