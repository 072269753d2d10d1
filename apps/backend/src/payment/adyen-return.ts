import { createHash } from 'node:crypto'
import type { Context } from '#src/platform/context.ts'
import { message } from '#src/platform/messages.ts'
import { UserError } from '#src/platform/user-error.ts'
import { adyenCalls, adyenSettings } from './adyen-connection.ts'
import { selectAttemptOfSession } from './adyen-queries.ts'
import { wordOfPayment } from './adyen-status.ts'
import { keepNotice } from './keep-notice.ts'
import { ProviderFailure } from './provider-failure.ts'

const longestResult = 8_192

/** What a bank's page has added to the address of the way back. */
export interface BankReturn {
  sessionId: string
  redirectResult: string
}

/**
 * Gives Adyen what the bank's page has answered, for a browser that cannot: whoever holds it may, since it proves nothing
 * by itself. Adyen's own answer counts as its word. Answers the order's id; null when nobody here knows the session or
 * Adyen does not know the answer.
 */
export async function finishCardReturn(ctx: Context, told: BankReturn): Promise<number | null> {
  const { sessionId, redirectResult } = told
  if (adyenSettings() === undefined || redirectResult === '' || redirectResult.length > longestResult) return null
  const attempt = await selectAttemptOfSession(ctx.db, sessionId)
  if (attempt === undefined || attempt.state === 'paid') return attempt?.orderId ?? null
  const answer = await askFor(ctx, redirectResult)
  // The answer of another payment finishes that one at Adyen, whose word will tell, and nothing here.
  if (answer === null || answer.merchantReference !== attempt.reference) return null
  for (const word of wordOfPayment(attempt, answer)) await keepNotice(ctx, 'adyen', { ...word, isAsked: true }, ctx.now)
  return attempt.orderId
}

async function askFor(ctx: Context, redirectResult: string) {
  const { payments } = adyenCalls()
  const idempotencyKey = `details-${createHash('sha256').update(redirectResult, 'utf8').digest('hex').slice(0, 48)}`
  try {
    return await payments.paymentsDetails({ details: { redirectResult } }, { idempotencyKey })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (!error.isPassing) return null
    throw new UserError('graphql-input', message(ctx.store.locale, 'payment.unavailable'), 'PAYMENT_UNAVAILABLE')
  }
}
