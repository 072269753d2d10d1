import type { Database } from '#src/platform/database.ts'
import { handler, publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { adyenOf } from './adyen-connection.ts'
import { describe, meaningOf, type AdyenNotice } from './adyen-notice.ts'
import { findAttemptOf, isOwnRefund, lockAdyenNotice, noteNoticeHandled } from './adyen-queries.ts'
import './events.ts'
import { storeNotification } from '#src/payment/store-notification.ts'

/** Applies a stored notification exactly once, even if it is repeated or the process crashes. */
async function hear(database: Database, id: number): Promise<void> {
  const now = new Date()
  faultPoint('notification.before-handling')
  const notice = await database.transaction((tx) => lockAdyenNotice(tx, id))
  if (notice === undefined) return
  const alarm = await listen(database, notice, now)
  faultPoint('notification.after-handling')
  if (alarm !== null) adyenOf(database)?.log.error({ notice: id, reference: notice.merchantReference }, alarm)
  await database.transaction(async (tx) => {
    if ((await lockAdyenNotice(tx, id)) === undefined) return
    await noteNoticeHandled(tx, id, alarm, now)
    const attempt = alarm === null && !isCardStored(notice) ? undefined : await findAttemptOf(tx, notice)
    if (attempt?.shopper != null && isCardStored(notice))
      await publish(tx, 'payment.cardsChanged', { shopper: attempt.shopper })
    if (attempt !== undefined && alarm !== null)
      await publish(tx, 'payment.alarmed', { orderId: attempt.orderId, reason: alarm })
  })
}

/** Returns an alarm for staff, or null. */
async function listen(database: Database, notice: AdyenNotice, now: Date): Promise<string | null> {
  const meaning = meaningOf(notice)
  if (meaning === null) return null
  if ('alarm' in meaning) return meaning.alarm
  if ('notification' in meaning) {
    const outcome = await storeNotification(database, 'adyen', meaning.notification, now)
    return outcome === 'unknown' && meaning.notification.result === 'paid'
      ? `${describe(notice)}: nobody ordered this`
      : null
  }
  const attempt = await findAttemptOf(database.reader, notice)
  if (attempt === undefined) return `${describe(notice)}: nobody ordered this`
  // The refund was made in Adyen's own back office, so the order does not contain it.
  return (await isOwnRefund(database.reader, attempt.id, notice.pspReference))
    ? null
    : `${describe(notice)}: the shop did not ask for it`
}

/** Adyen stores a card after the payment, so this may arrive later than the result of the payment. */
const isCardStored = ({ eventCode, isSuccess }: AdyenNotice): boolean => eventCode === 'RECURRING_CONTRACT' && isSuccess

export const adyenHandlers = [
  handler('payment.adyenNotice', 'payment.apply-adyen-notice', (database, { id }) => hear(database, id)),
]
