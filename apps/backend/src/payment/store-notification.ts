import type { Database } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { insertNotice, lockAttempt, updateAttempt } from './queries.ts'
import type { Attempt, AttemptState, ProviderNotification } from './types.ts'

/** What was done with a notification: `heard` means that it was applied; the others are only stored for investigation. */
export type Outcome = 'heard' | 'repeated' | 'unknown' | 'mismatch'

const ranks: readonly AttemptState[] = ['started', 'pending', 'refused', 'paid']

/**
 * Stores a provider's verified notification once and publishes `payment.notified` in the same transaction. Notifications may
 * repeat and arrive in any order: an attempt never leaves `paid`. A notification with another amount or currency pays nothing.
 */
export async function storeNotification(
  database: Pick<Database, 'transaction'>,
  provider: string,
  notification: ProviderNotification,
  now: Date,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, notification.reference)
    const outcome = judge(attempt, provider, notification)
    if (!(await insertNotice(tx, { provider, ...notification, outcome }, now))) return 'repeated'
    if (attempt === undefined || outcome === 'unknown') return outcome
    if (outcome === 'heard' && ranks.indexOf(notification.result) > ranks.indexOf(attempt.state))
      await updateAttempt(tx, attempt.id, {
        state: notification.result,
        providerReference: notification.providerReference,
        ...(notification.result === 'refused' ? { refusal: notification.reason ?? 'declined' } : {}),
      })
    await publish(tx, 'payment.notified', {
      orderId: attempt.orderId,
      reference: attempt.reference,
      result: outcome === 'mismatch' ? 'mismatch' : isPaidTwice(attempt, notification) ? 'twice' : notification.result,
      amount: notification.amount,
      currency: notification.currency,
      isAsked: notification.isAsked ?? false,
    })
    // The payment may have saved a card.
    if (attempt.shopper !== null && outcome === 'heard' && notification.result === 'paid')
      await publish(tx, 'payment.cardsChanged', { shopper: attempt.shopper })
    return outcome
  })
}

/** A buyer can pay one attempt twice on the provider's page, under two provider references. */
const isPaidTwice = (attempt: Attempt, notification: ProviderNotification): boolean =>
  attempt.state === 'paid' &&
  notification.result === 'paid' &&
  attempt.providerReference !== notification.providerReference

function judge(attempt: Attempt | undefined, provider: string, notification: ProviderNotification): Outcome {
  if (attempt === undefined || attempt.provider !== provider) return 'unknown'
  const isSame = attempt.amount === notification.amount && attempt.currency === notification.currency
  return isSame || notification.result !== 'paid' ? 'heard' : 'mismatch'
}
