import type { StoreView } from '#src/i18n/store-views.ts'
import { submitRedirectResult } from './adyen-web.ts'
import { readCardSession } from './open-card-session.ts'

/** Hands a bank's answer to Adyen; whether Adyen took the card. An order that needs it no more is left alone. */
export async function finishRedirect(token: string, redirectResult: string, store: StoreView): Promise<boolean> {
  const session = await readCardSession(token)
  if (session === undefined) return true
  return new Promise((resolve, reject) => {
    submitRedirectResult(session, redirectResult, store, {
      onCompleted: () => resolve(true),
      onFailed: () => resolve(false),
      onBroken: () => reject(new Error('Adyen does not take the answer')),
    }).catch(reject)
  })
}
