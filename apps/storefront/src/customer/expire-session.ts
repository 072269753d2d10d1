import { whenFree } from '#src/cart/hold-reload.ts'
import { endSession } from './end-session.ts'
import { keepOpenForms } from '#src/forms/form-draft.ts'

/** The session's time is over: signs out, keeps what was being typed, and loads the page anew. */
export async function expireSession(): Promise<void> {
  keepOpenForms()
  await endSession({ isRevoked: false, keepsDrafts: true, isQuiet: true, notice: 'customer.notice.expired' })
  whenFree(() => window.location.reload())
}
