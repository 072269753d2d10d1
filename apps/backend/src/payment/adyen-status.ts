import type { Database } from '#src/platform/database.ts'
import { toShopAmount } from './adyen-amount.ts'
import { adyenCalls } from './adyen-connection.ts'
import { selectSessionResult } from './adyen-queries.ts'
import type { Attempt, ProviderAnswer, ProviderWord } from './types.ts'

/**
 * Asks Adyen for the result of a try's session. It is asked for by what the browser was given when the payment was made,
 * and does not change any more; of a payment whose browser was gone before, only the webhook tells.
 */
export async function askAdyen(database: Pick<Database, 'transaction'>, attempt: Attempt): Promise<ProviderAnswer> {
  const session = await database.transaction((tx) => selectSessionResult(tx, attempt.id))
  if (session === undefined) return { words: [], isLast: true }
  const { payments } = adyenCalls()
  const told = await payments.getResultOfPaymentSession(session.id, session.result)
  if (told.id !== session.id || told.reference !== attempt.reference)
    throw new Error(`Adyen's answer about ${attempt.reference} is about another payment`)
  const words = (told.payments ?? []).flatMap((payment) => wordOfPayment(attempt, payment))
  if (told.status === 'completed' && words.length === 0)
    throw new Error(`Adyen says that ${attempt.reference} was paid, but not by which payment`)
  return { words, isLast: true }
}

interface ToldPayment {
  pspReference?: string
  resultCode?: string
  amount?: { value: number; currency: string } | null
}

/** The same word as that of the webhook, so that either is a repetition of the other. */
export function wordOfPayment(
  { reference }: Pick<Attempt, 'reference'>,
  { pspReference, resultCode, amount }: ToldPayment,
): ProviderWord[] {
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
