import { whenNoPayment } from './defer-reload-during-payment.ts'
import { endSession } from './end-session.ts'
import { reloadSignedOut } from './reload-signed-out.ts'
import { readToken } from '../token/session-token.ts'
import { keepOpenForms } from '#src/platform/forms/form-draft.ts'

/** Handles an expired session: signs out, keeps what was being typed, and reloads the page. */
export async function expireSession(): Promise<void> {
  keepOpenForms()
  await endSession({ isRevoked: false, keepsDrafts: true, isQuiet: true, notice: 'customer.notice.expired' })
  // During a payment the customer may have signed in again.
  whenNoPayment(() => {
    if (!readToken()) reloadSignedOut()
  })
}
