import {
  data,
  replace,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { pathAfterSignIn } from '#src/domains/session/origin-path.ts'
import { loadSignInOffers } from '#src/domains/session/social-providers.ts'
import { wantedEmail } from '#src/domains/session/sign-in-checks.ts'
import { SignInPage } from './sign-in-page.tsx'
import { leaveNotice } from '#src/domains/session/leave-notice.ts'

/** Loads how a visitor can sign in without a password. */
export const loader = ({ request }: LoaderFunctionArgs) => loadSignInOffers(request)

/** Signs in. Only in the browser, because the browser stores one half of the session token. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const fields = fieldsOf(await request.formData(), ['email', 'password', 'from'])
  const outcome = checkFields(fields, { email: wantedEmail, password: requireValue })
  if (import.meta.env.SSR) {
    const refusal = translatorOf(store.locale)('customer.signIn.needsScript')
    return data({ ...outcome, refusal }, { status: 422 })
  }
  if (hasErrors(outcome)) return outcome
  try {
    const { signIn } = await import('#src/domains/session/sign-in.ts')
    const { isMerged } = await signIn(store, normalizeEmail(fields['email'] ?? ''), fields['password'] ?? '')
    if (!isMerged) await leaveNotice('customer.notice.notMerged')
  } catch (error) {
    return refusedOutcome(translatorOf(store.locale), error, outcome)
  }
  throw replace(pathAfterSignIn(store, isCheckoutAccountPath(store, new URL(request.url).pathname), fields['from']))
}

/** The sign-in page. */
export function Component() {
  const outcome = useActionData<FormOutcome>()
  const offers = useLoaderData<typeof loader>()
  // Not keyed by URL: `from` is removed from the URL while the visitor may be typing already.
  return <SignInPage key={outcome ? 'tried' : 'fresh'} outcome={outcome} offers={offers} />
}
