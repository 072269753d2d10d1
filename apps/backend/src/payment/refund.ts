import type { Database, Writer } from '#src/platform/database.ts'
import { publish, type EventHandler } from '#src/platform/events.ts'
import { faultPoint } from '#src/platform/fault-point.ts'
import { adyenHandlers } from './adyen-hear.ts'
import { ProviderFailure } from './provider-failure.ts'
import { providerOf } from './providers.ts'
import { lockAttempt, selectAttempts } from './queries.ts'
import { keepRefund, leaseRefund, noteRefundFailed, noteRefundSent, type DueRefund } from './refund-queries.ts'
import type { Attempt } from './types.ts'

const longestWaitMinutes = 6 * 60

/** Notes that money goes back by the way it came and asks for it at once; the key makes sure that it goes once. */
async function sendBack(database: Database, attempt: Attempt, key: string, amount: number): Promise<void> {
  const now = new Date()
  await database.transaction((tx) => keepRefund(tx, { key, attemptId: attempt.id, amount }, now))
  await sendRefunds(database, now)
}

/**
 * Asks the providers for what is due. What one of them does not accept is asked for again, each time later, and keeps
 * nothing else waiting. Answers what failed.
 */
export async function sendRefunds(database: Database, now: Date): Promise<Error[]> {
  const began = performance.now()
  const next = () =>
    database.transaction((tx) => leaseRefund(tx, now, new Date(now.getTime() + performance.now() - began)))
  const failures: Error[] = []
  for (let refund = await next(); refund !== undefined; refund = await next()) {
    const { key, tries } = refund
    faultPoint('refund.before-asking')
    const failure = await ask(database, refund)
    if (failure !== null) failures.push(failure)
    await database.transaction(async (tx) => {
      if (failure === null) return noteRefundSent(tx, key, now)
      const told = failure.message.slice(0, 500)
      await noteRefundFailed(tx, key, told, laterBy(tries, now))
      if (isRefusal(failure) && told !== refund.lastFailure) await alarm(tx, refund, failure)
    })
    faultPoint('refund.after-storing')
  }
  return failures
}

const laterBy = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(2 ** tries, longestWaitMinutes) * 60_000)

const isRefusal = (failure: Error): boolean => failure instanceof ProviderFailure && !failure.isPassing

/** What a provider will hardly ever do stands in the order's trail, for somebody to do it by hand. */
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

export const eventHandlers: EventHandler[] = [
  ...adyenHandlers,
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
