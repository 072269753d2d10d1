import type { Database, Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { changeOrder } from './change-order.ts'
import { insertHistory, lockOrder } from './life-queries.ts'

/** What a provider has signed about a try to pay; the amount in minor units. */
export interface PaymentNews {
  orderId: number
  reference: string
  result: 'paid' | 'refused' | 'pending' | 'mismatch' | 'twice'
  amount: number
  currency: string
  /** The shop had to ask for it. */
  isAsked?: boolean
}

/**
 * Pays the order when the provider says so, for its whole amount in its currency. The same news twice pays once; a
 * second payment by another try goes back; news that the money is not there changes nothing, as another try may follow.
 */
export async function hearPayment(database: Database, news: PaymentNews, now: Date): Promise<void> {
  if (news.result === 'refused' || news.result === 'pending') return
  faultPoint('news.before-applying')
  await database.transaction(async (tx) => {
    const order = await lockOrder(tx, news.orderId)
    if (news.result === 'twice') return note(tx, news, order.status, 'has been paid a second time', now)
    if (news.result === 'mismatch' || news.amount !== order.grandTotal || news.currency !== order.currency)
      return note(tx, news, order.status, 'is not what the order costs', now)
    const asked = news.isAsked === true ? ', as the provider answered when it was asked' : ''
    const cause = { reason: `${order.paymentCode} ${news.reference}${asked}`, actor: 'provider' as const, now }
    const outcome = await changeOrder(tx, order.id, { name: 'pay', reference: news.reference }, cause)
    if ('refusal' in outcome && order.paidReference !== news.reference)
      await publish(tx, 'payment.surplus', { orderId: order.id, reference: news.reference })
    faultPoint('news.before-commit')
  })
  faultPoint('news.after-commit')
}

/** What a provider says that the shop cannot act on by itself stands in the order's trail. */
export async function hearAlarm(
  database: Database,
  alarm: { orderId: number; reason: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { status } = await lockOrder(tx, alarm.orderId)
    const entry = {
      at: now,
      action: 'note',
      from: status,
      to: status,
      reason: alarm.reason,
      actor: 'provider',
    } as const
    await insertHistory(tx, alarm.orderId, entry)
  })
}

/** Money that somebody has to look at. */
async function note(
  tx: Writer,
  { orderId, reference, amount, currency }: PaymentNews,
  status: Awaited<ReturnType<typeof lockOrder>>['status'],
  what: string,
  now: Date,
): Promise<void> {
  const reason = `${reference}: ${amount} ${currency} ${what}`
  await insertHistory(tx, orderId, { at: now, action: 'note', from: status, to: status, reason, actor: 'provider' })
}
