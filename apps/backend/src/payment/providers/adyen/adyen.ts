import type { Context } from '#src/platform/context.ts'
import { adyenOf } from './adyen-connection.ts'
import { selectOpenSession, updateSessionResult } from './adyen-queries.ts'
import { firstPollAfter } from '#src/payment/poll-providers.ts'
import { paymentErrors } from '#src/payment/errors.ts'
import type { CardSession } from '#src/payment/registration.ts'

/**
 * What the browser needs to show Adyen's card fields; null if no attempt is open. An agent does not get the customer's session, which
 * offers the customer's saved cards.
 */
export async function cardSession(ctx: Context, orderId: number): Promise<CardSession | null> {
  const settings = adyenOf(ctx)?.settings
  const session = settings && (await selectOpenSession(ctx.db, orderId, ctx.now, ctx.agent !== undefined))
  if (!settings || session === undefined) return null
  return { id: session.id, data: session.data, clientKey: settings.clientKey, environment: settings.environment }
}

const longestResult = 4_096

/**
 * Stores the session result from Adyen's component. If no webhook arrives, Adyen is polled with it. It does not prove the
 * payment.
 */
export async function storeCardResult(
  ctx: Context,
  orderId: number,
  { sessionId, result }: { sessionId: string; result: string },
): Promise<void> {
  if (result === '' || result.length > longestResult) throw paymentErrors.CARD_RESULT_INVALID()
  const askAt = firstPollAfter(ctx.now)
  await ctx.transaction((tx) => updateSessionResult(tx, { orderId, sessionId, result, askAt }))
}
