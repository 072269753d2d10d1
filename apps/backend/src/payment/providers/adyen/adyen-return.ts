import { createHash } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import { adyenCalls, adyenOf } from './adyen-connection.ts'
import { selectAttemptOfSession } from './adyen-queries.ts'
import { paymentNotification } from './adyen-status.ts'
import { localPaymentErrors } from '#src/payment/errors.ts'
import { storeNotification } from '#src/payment/store-notification.ts'
import type { BankReturn } from '#src/payment/registration.ts'
import { ProviderFailure } from '#src/payment/provider-failure.ts'

const longestResult = 8_192

/**
 * Sends the result of the bank's page to Adyen on behalf of a browser that cannot. Needs no authorization: the result proves
 * nothing, and only Adyen's response counts. Returns the order's id; null for an unknown session or result.
 */
export async function finishCardReturn(ctx: Context, given: BankReturn): Promise<number | null> {
  const { sessionId, redirectResult } = given
  if (adyenOf(ctx) === undefined || redirectResult === '' || redirectResult.length > longestResult) return null
  const attempt = await selectAttemptOfSession(ctx.db, sessionId)
  if (attempt === undefined || attempt.state === 'paid') return attempt?.orderId ?? null
  const answer = await askFor(ctx, redirectResult)
  // A result that belongs to another payment completes that payment at Adyen; its webhook will follow.
  if (answer === null || answer.merchantReference !== attempt.reference) return null
  for (const notification of paymentNotification(attempt, answer))
    await storeNotification(ctx, 'adyen', { ...notification, isAsked: true }, ctx.now)
  return attempt.orderId
}

async function askFor(ctx: Context, redirectResult: string) {
  const { payments } = adyenCalls(ctx)
  const idempotencyKey = `details-${createHash('sha256').update(redirectResult, 'utf8').digest('hex').slice(0, 48)}`
  try {
    return await payments.paymentsDetails({ details: { redirectResult } }, { idempotencyKey })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (!error.isPassing) return null
    throw localPaymentErrors.PAYMENT_UNAVAILABLE(ctx.store)
  }
}
