import { replace } from 'react-router'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { setCustomerDetails } from '../token/customer-details.ts'
import { readToken } from '../token/session-token.ts'

/**
 * In the browser: if the server has ended the customer's session, signs out, keeps drafts for the same customer, and throws a
 * redirect to this sign-in page. Call it when the server does not find the customer's cart.
 */
export async function leaveIfEnded(store: StoreView, signInPage: string): Promise<void> {
  if (import.meta.env.SSR || !readToken(store)) return
  const { hasSessionEnded } = await import('./has-session-ended.ts')
  if (!(await hasSessionEnded(store))) return
  const { endSession } = await import('./end-session.ts')
  // Quietly: otherwise the page would load its data again, and find no cart.
  await endSession({ isRevoked: false, keepsDrafts: true, isQuiet: true, notice: 'customer.notice.expired' })
  setCustomerDetails(undefined)
  throw replace(signInPage)
}
