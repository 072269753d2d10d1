import { endSession } from './end-session.ts'
import { keepOpenForms } from '#src/forms/form-draft.ts'
import { leaveNotice } from './leave-notice.ts'

/** The session's time is over: signs out, keeps what was being typed, and loads the page anew. */
export async function expireSession(): Promise<void> {
  keepOpenForms()
  await endSession({ isRevoked: false, keepsDrafts: true, isQuiet: true })
  await leaveNotice('customer.notice.expired')
  window.location.reload()
}
