import type { Database } from '#src/platform/database.ts'
import { toShopAmount } from './adyen-amount.ts'
import { adyenCalls } from './adyen-connection.ts'
import { selectSessionResult } from './adyen-queries.ts'
import type { Attempt, PollResult, ProviderNotification } from '#src/payment/types.ts'

/**
 * Polls the final result of an attempt's session. Needs the session result that the browser received. If the browser was closed
 * before that, only the webhook reports the payment.
 */
export async function pollAdyen(
  database: Pick<Database, 'transaction' | 'services'>,
  attempt: Attempt,
): Promise<PollResult> {
  const session = await database.transaction((tx) => selectSessionResult(tx, attempt.id))
  if (session === undefined) return { notifications: [], isLast: true }
  const { payments } = adyenCalls(database)
  const polled = await payments.getResultOfPaymentSession(session.id, session.result)
  if (polled.id !== session.id || polled.reference !== attempt.reference)
    throw new Error(`Adyen's answer about ${attempt.reference} is about another payment`)
  const notifications = (polled.payments ?? []).flatMap((payment) => paymentNotification(attempt, payment))
  if (polled.status === 'completed' && notifications.length === 0)
    throw new Error(`Adyen says that ${attempt.reference} was paid, but not by which payment`)
  return { notifications, isLast: true }
}

interface ToldPayment {
  pspReference?: string
  resultCode?: string
  amount?: { value: number; currency: string } | null
}

/** Has the same id as the webhook's notification, so that whichever comes second counts as a duplicate. */
export function paymentNotification(
  { reference }: Pick<Attempt, 'reference'>,
  { pspReference, resultCode, amount }: ToldPayment,
): ProviderNotification[] {
  if (resultCode !== 'Authorised' || !pspReference || !amount) return []
  return [
    {
      eventId: `${pspReference}:AUTHORISATION:true`,
      reference,
      providerReference: pspReference,
      result: 'paid',
      amount: toShopAmount(amount.value, amount.currency),
      currency: amount.currency,
    },
  ]
}
