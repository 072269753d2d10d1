import type { Database, Writer } from '#src/platform/database.ts'
import { handler, longTimeout, publish } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { ProviderFailure } from './provider-failure.ts'
import { providerOf } from './providers.ts'
import { lockAttempt, selectAttempts } from './queries.ts'
import { storeRefund, leaseRefund, noteRefundFailed, noteRefundSent, type DueRefund } from './refund-queries.ts'
import type { Attempt } from './types.ts'

const longestWaitMinutes = 6 * 60

/** Stores a refund to the original payment and requests it at once. The key makes it idempotent. */
async function sendBack(database: Database, attempt: Attempt, key: string, amount: number): Promise<void> {
  const now = new Date()
  await database.transaction((tx) => storeRefund(tx, { key, attemptId: attempt.id, amount }, now))
  await sendRefunds(database, now)
}

/** Requests all due refunds. A refund that fails is retried with back-off and delays no other. Returns the errors. */
export async function sendRefunds(database: Database, now: Date): Promise<Error[]> {
  const began = performance.now()
  const next = () =>
    database.transaction((tx) => leaseRefund(tx, now, new Date(now.getTime() + performance.now() - began)))
  const failures: Error[] = []
  for (let refund = await next(); refund !== undefined; refund = await next()) {
    const { key, tries } = refund
    faultPoint('refund.before-request')
    const failure = await ask(database, refund)
    if (failure !== null) failures.push(failure)
    await database.transaction(async (tx) => {
      if (failure === null) return noteRefundSent(tx, key, now)
      const message = failure.message.slice(0, 500)
      await noteRefundFailed(tx, key, message, laterBy(tries, now))
      if (isRefusal(failure) && message !== refund.lastFailure) await alarm(tx, refund, failure)
    })
    faultPoint('refund.after-storing')
  }
  return failures
}

const laterBy = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** tries, longestWaitMinutes) * 60_000)

const isRefusal = (failure: Error): boolean => failure instanceof ProviderFailure && !failure.isPassing

/** Records in the order's history that a refund was permanently refused, so that staff refund by hand. */
const alarm = (tx: Writer, { attempt, key }: DueRefund, failure: Error): Promise<void> =>
  publish(tx, 'payment.alarmed', { orderId: attempt.orderId, reason: `${key}: ${failure.message}` })

async function ask(database: Database, { attempt, key, amount }: DueRefund): Promise<Error | null> {
  try {
    await providerOf(attempt.provider, database).refund(attempt, { key, amount })
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

export const refundHandlers = [
  // Orders that were not paid through a provider are refunded by hand.
  handler(
    'order.refunded',
    'payment.send-refund',
    async (database, { orderId, refundId, reference, amount }) => {
      const attempts = await selectAttempts(database.reader, orderId)
      const attempt = attempts.find((known) => known.reference === reference)
      if (attempt !== undefined) await sendBack(database, attempt, `refund-${refundId}`, amount)
    },
    longTimeout,
  ),
  // A second payment by another attempt is refunded completely.
  handler(
    'payment.surplus',
    'payment.send-surplus-back',
    async (database, { reference }) => {
      const attempt = await database.transaction((tx) => lockAttempt(tx, reference))
      if (attempt !== undefined) await sendBack(database, attempt, `surplus-${attempt.reference}`, attempt.amount)
    },
    longTimeout,
  ),
]
