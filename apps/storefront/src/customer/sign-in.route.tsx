import { data, replace, useActionData, type ActionFunctionArgs } from 'react-router'
import { normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { storeOf } from '#src/i18n/store-view.ts'
import { isCheckoutDoor } from './checkout-door.ts'
import { checkFields, fieldsOf, hasErrors, refusedOutcome, type FormOutcome } from './form-outcome.ts'
import { pathAfterSignIn } from './origin-path.ts'
import { wantedEmail } from './sign-in-checks.ts'
import { SignInPage } from './sign-in-page.tsx'
import { leaveNotice } from './leave-notice.ts'

/** Signs in, in the browser alone: half of a session lives there. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const fields = fieldsOf(await request.formData(), ['email', 'password', 'from'])
  const outcome = checkFields(fields, { email: wantedEmail, password: requireValue })
  if (import.meta.env.SSR) return data({ ...outcome, refusal: 'customer.signIn.needsScript' }, { status: 422 })
  if (hasErrors(outcome)) return outcome
  try {
    const { signIn } = await import('./sign-in.ts')
    const { isMerged } = await signIn(store, normalizeEmail(fields['email'] ?? ''), fields['password'] ?? '')
    if (!isMerged) await leaveNotice('customer.notice.notMerged')
  } catch (error) {
    return refusedOutcome(error, outcome)
  }
  throw replace(pathAfterSignIn(store, isCheckoutDoor(store, new URL(request.url).pathname), fields['from']))
}

/** Sign in. */
export function Component() {
  const outcome = useActionData<FormOutcome>()
  // Not by the address: the path to return to is taken out of it while somebody may be typing already.
  return <SignInPage key={outcome ? 'tried' : 'fresh'} outcome={outcome} />
}
