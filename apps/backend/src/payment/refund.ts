import type { Database } from '#src/platform/database.ts'
import type { EventHandler } from '#src/platform/events.ts'
import { providerOf } from './providers.ts'
import { keepRefund, lockAttempt, noteRefundSent, selectAttempts } from './queries.ts'
import type { Attempt } from './types.ts'

/** Sends money back by the way it came; the key makes sure that it goes once, however often this is asked. */
async function sendBack(database: Database, attempt: Attempt, key: string, amount: number): Promise<void> {
  const now = new Date()
  const { isSent } = await database.transaction((tx) => keepRefund(tx, { key, attemptId: attempt.id, amount }, now))
  if (isSent) return
  await providerOf(attempt.provider, database).refund(attempt, { key, amount })
  await database.transaction((tx) => noteRefundSent(tx, key, now))
}

export const eventHandlers: EventHandler[] = [
  {
    // What was not paid with a provider goes back by hand.
    type: 'order.refunded',
    async handle(database, { orderId, refundId, reference, amount }) {
      const attempts = await selectAttempts(database.reader, Number(orderId))
      const attempt = attempts.find((known) => known.reference === reference)
      if (attempt !== undefined) await sendBack(database, attempt, `refund-${String(refundId)}`, Number(amount))
    },
  },
  {
    // Paid a second time, by another try: all of it goes back.
    type: 'payment.surplus',
    async handle(database, { reference }) {
      const attempt = await database.transaction((tx) => lockAttempt(tx, String(reference)))
      if (attempt !== undefined) await sendBack(database, attempt, `surplus-${attempt.reference}`, attempt.amount)
    },
  },
]
