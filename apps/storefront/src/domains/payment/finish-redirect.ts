import { mutate } from '#src/platform/graphql/client.ts'
import { FinishCardPaymentDocument, type CardSessionFragment } from '#src/platform/graphql/documents.gen.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { readLastOrder } from './last-order.ts'
import { submitRedirectResult } from './adyen-web.ts'
import { afterCard } from './after-card.ts'
import { handInResult, orderOfSession, readCardSession } from './open-card-session.ts'

/** The path to navigate to; `number` is the order's number if this browser does not know the order otherwise. */
export interface Finished {
  readonly path: string
  readonly number?: string
}

/**
 * Submits a bank's redirect result to Adyen: in Adyen's component if the payment was started in this browser, else through our
 * server. Throws if Adyen does not accept the result or the session is unknown.
 */
export async function finishRedirect(sessionId: string, redirectResult: string, store: StoreView): Promise<Finished> {
  const known = orderOfSession(sessionId)
  const token = known ?? readLastOrder()?.token
  const session = token === undefined ? undefined : await readCardSession(token)
  if (token !== undefined && session?.id === sessionId) {
    const path = await finishHere(session, token, redirectResult, store).catch(() => undefined)
    if (path !== undefined) return { path }
  }
  const number = await finishByServer(sessionId, redirectResult)
  if (known !== undefined) return { path: afterCard(known).paid }
  return { path: '/checkout/adyen_success', number }
}

function finishHere(
  session: CardSessionFragment,
  token: string,
  redirectResult: string,
  store: StoreView,
): Promise<string> {
  const after = afterCard(token)
  return new Promise((resolve, reject) => {
    submitRedirectResult(session, redirectResult, store, {
      onCompleted: (result) => void handInResult(session, token, result).then(() => resolve(after.paid)),
      onFailed: () => resolve(after.refused),
      onUnclear: () => reject(new Error('Unknown whether Adyen accepted the redirect result')),
      onBroken: () => reject(new Error('Adyen rejected the redirect result')),
    }).catch(reject)
  })
}

async function finishByServer(sessionId: string, redirectResult: string): Promise<string> {
  const input = { session_id: sessionId, redirect_result: redirectResult }
  const { finishCardPayment } = await mutate(FinishCardPaymentDocument, { input }, undefined, { isErrorHandled: true })
  if (!finishCardPayment.order_number) throw new Error('No order found for this card session')
  return finishCardPayment.order_number
}
