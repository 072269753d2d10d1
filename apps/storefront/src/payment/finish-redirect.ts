import type { StoreView } from '#src/i18n/store-views.ts'
import { submitRedirectResult } from './adyen-web.ts'
import { afterCard } from './after-card.ts'
import { handInResult, orderOfSession, readCardSession } from './open-card-session.ts'
import { readLastOrder } from '#src/order/last-order.ts'

/**
 * Hands a bank's answer to Adyen; the page that says what became of the order. An order that needs the answer no more is
 * left alone. Throws where nobody here knows which order it is about, or Adyen does not take the answer.
 */
export async function finishRedirect(sessionId: string, redirectResult: string, store: StoreView): Promise<string> {
  const token = orderOfSession(sessionId) ?? readLastOrder()?.token
  if (token === undefined) throw new Error('It is not known here which order this is about')
  const after = afterCard(token)
  const session = await readCardSession(token)
  if (session === undefined) return after.paid
  return new Promise((resolve, reject) => {
    submitRedirectResult(session, redirectResult, store, {
      onCompleted: (result) => void handInResult(session, token, result).then(() => resolve(after.paid)),
      onFailed: () => resolve(after.refused),
      onUnclear: () => reject(new Error('It is not known whether Adyen has taken the answer')),
      onBroken: () => reject(new Error('Adyen does not take the answer')),
    }).catch(reject)
  })
}
