import type { Database, Writer } from '#src/platform/database.ts'
import { publish, type EventPayloads } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { changeOrder } from './change-order.ts'
import { insertHistory, lockOrder, selectHistory } from '../lifecycle-queries.ts'
import type { HistoryEntry } from '../types.ts'

type PaymentNotification = EventPayloads['payment.notified']

/**
 * Marks the order as paid if the provider reports the full amount in the order's currency. Duplicates are ignored. A second
 * payment from another attempt is refunded. Refused and pending payments change nothing, since the buyer may pay in another
 * attempt.
 */
export async function applyPaymentNotification(
  database: Database,
  notification: PaymentNotification,
  { now, publishedAt }: { now: Date; publishedAt: Date },
): Promise<void> {
  if (notification.result === 'refused' || notification.result === 'pending') return
  faultPoint('outcome.before-applying')
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, notification.orderId)
    const note = (what: string) =>
      noteOnce(
        tx,
        order.id,
        `${notification.reference}: ${notification.amount} ${notification.currency} ${what}`,
        publishedAt,
      )
    if (notification.result === 'twice') return note('has been paid a second time')
    if (
      notification.result === 'mismatch' ||
      notification.amount !== order.grandTotal ||
      notification.currency !== order.currency
    )
      return note('is not what the order costs')
    const asked = notification.isAsked ? ', as the provider answered when it was asked' : ''
    const cause = { reason: `${order.paymentCode} ${notification.reference}${asked}`, actor: 'provider' as const, now }
    const outcome = await changeOrder(tx, order.id, { name: 'pay', reference: notification.reference }, cause)
    if ('refusal' in outcome && order.paidReference !== notification.reference)
      await publish(tx, 'payment.surplus', { orderId: order.id, reference: notification.reference })
    faultPoint('outcome.before-commit')
  })
  faultPoint('outcome.after-commit')
}

/** Adds a note for staff to the order's history. If the event is delivered again, does not repeat the note. */
export async function noteOnce(tx: Writer, orderId: number, reason: string, publishedAt: Date): Promise<void> {
  const { status } = await lockOrder(tx, orderId)
  const isSame = (entry: HistoryEntry) => entry.reason === reason && entry.at.getTime() === publishedAt.getTime()
  if ((await selectHistory(tx, orderId)).some(isSame)) return
  const note = { at: publishedAt, action: 'note', from: status, to: status, reason, actor: 'provider' } as const
  await insertHistory(tx, orderId, note)
}
