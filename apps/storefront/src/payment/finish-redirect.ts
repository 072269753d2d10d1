import { mutate } from '#src/graphql/client.ts'
import { FinishCardPaymentDocument } from '#src/graphql/documents.gen.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { readLastOrder } from '#src/order/last-order.ts'
import { submitRedirectResult } from './adyen-web.ts'
import { afterCard } from './after-card.ts'
import { handInResult, orderOfSession, readCardSession, type CardSession } from './open-card-session.ts'

/** Where a finished way back leads; the order's number where this browser knows nothing else of it. */
export interface Finished {
  readonly path: string
  readonly number?: string
}

/**
 * Hands a bank's answer to Adyen: by Adyen's component where the payment was begun in this browser, else by the shop's
 * server. Throws where Adyen does not take the answer, or nobody knows the session.
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

function finishHere(session: CardSession, token: string, redirectResult: string, store: StoreView): Promise<string> {
  const after = afterCard(token)
  return new Promise((resolve, reject) => {
    submitRedirectResult(session, redirectResult, store, {
      onCompleted: (result) => void handInResult(session, token, result).then(() => resolve(after.paid)),
      onFailed: () => resolve(after.refused),
      onUnclear: () => reject(new Error('It is not known whether Adyen has taken the answer')),
      onBroken: () => reject(new Error('Adyen does not take the answer')),
    }).catch(reject)
  })
}

async function finishByServer(sessionId: string, redirectResult: string): Promise<string> {
  const input = { session_id: sessionId, redirect_result: redirectResult }
  const { finishCardPayment } = await mutate(FinishCardPaymentDocument, { input }, undefined, { isSaid: true })
  if (!finishCardPayment.order_number) throw new Error('Nobody knows which order this is about')
  return finishCardPayment.order_number
}
