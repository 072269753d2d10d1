import { normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { leaveNotice } from '../session/end/leave-notice.ts'
import { wantedEmail } from '#src/platform/forms/sign-in-checks.ts'
import { checkFields, hasErrors, refusedOutcome, type FormOutcome } from './form-outcome.ts'

type Fields = Record<string, string>

/** Validates the fields `email` and `password` of a sign-in form. */
export const checkSignIn = (fields: Fields): FormOutcome =>
  checkFields(fields, { email: wantedEmail, password: requireValue })

/** In the browser: signs in. Returns undefined once it has, else why not. */
export async function trySignIn(store: StoreView, fields: Fields): Promise<FormOutcome | undefined> {
  const outcome = checkSignIn(fields)
  if (hasErrors(outcome)) return outcome
  try {
    const { signIn } = await import('../session/sign-in/sign-in.ts')
    const { isMerged } = await signIn(store, normalizeEmail(fields['email'] ?? ''), fields['password'] ?? '')
    if (!isMerged) await leaveNotice('customer.notice.notMerged')
    return undefined
  } catch (error) {
    return refusedOutcome(translatorOf(store.locale), error, outcome)
  }
}
