import {
  data,
  redirect,
  replace,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { normalizeEmail } from '@bocian/rules/validators.ts'
import { CreateAccountDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { accountPath, isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import { CreateAccountPage } from './create-account-page.tsx'
import {
  checkRegistrationConsents,
  loadRegistrationAgreements,
  type RegistrationAgreements,
} from './registration-consents.ts'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { pathAfterSignIn } from '#src/domains/session/sign-in/origin-path.ts'
import { leaveNotice } from '#src/domains/session/end/leave-notice.ts'
import { loadSocialProviders, type SocialProvider } from '#src/domains/session/sign-in/social-providers.ts'
import { samePassword, wantedEmail, wantedName, wantedPassword } from '#src/platform/forms/sign-in-checks.ts'

const names = ['firstname', 'lastname', 'email', 'password', 'confirmPassword', 'from']

type PageData = { readonly agreements: RegistrationAgreements; readonly providers: readonly SocialProvider[] }

/** Loads the agreements of a registration and its newsletter, and the providers that make a password unnecessary. */
export async function loader({ request }: LoaderFunctionArgs): Promise<PageData> {
  const [agreements, providers] = await Promise.all([loadRegistrationAgreements(request), loadSocialProviders(request)])
  return { agreements, providers }
}

/**
 * Creates the account. The address must be confirmed by email first, so that a new and a taken one lead to the same page. Where the
 * store names taken addresses, it signs in at once; without JavaScript it redirects to the sign-in page.
 */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const t = translatorOf(store.locale)
  const { pathname } = new URL(request.url)
  const form = await request.formData()
  const fields = fieldsOf(form, names)
  const { firstname = '', lastname = '', password = '', from } = fields
  const email = normalizeEmail(fields['email'] ?? '')
  const agreements = await loadRegistrationAgreements(request)
  const checked = checkFields(fields, {
    firstname: wantedName,
    lastname: wantedName,
    email: wantedEmail,
    password: wantedPassword,
    confirmPassword: samePassword(password),
  })
  const { outcome, consents } = checkRegistrationConsents(form, agreements, checked)
  if (hasErrors(outcome)) return import.meta.env.SSR ? data(outcome, { status: 422 }) : outcome
  try {
    const input = { firstname, lastname, email, password, confirm_by_email: true, ...consents }
    const { createCustomerV2: created } = await mutate(CreateAccountDocument, { input }, request)
    if (created?.customer.confirmation_status === 'ACCOUNT_CONFIRMATION_REQUIRED') return { ...outcome, isDone: true }
    if (import.meta.env.SSR) return redirect(`${accountPath(store, pathname, 'sign-in')}?created`, 303)
    const { signIn } = await import('#src/domains/session/sign-in/sign-in.ts')
    const { isMerged } = await signIn(store, email, password)
    if (!isMerged) await leaveNotice('customer.notice.notMerged')
  } catch (error) {
    const refused = refusedOutcome(t, error, outcome)
    return import.meta.env.SSR ? data(refused, { status: 422 }) : refused
  }
  throw replace(pathAfterSignIn(store, isCheckoutAccountPath(store, pathname), from))
}

/** The registration page. */
export function Component() {
  return <CreateAccountPage {...useLoaderData<typeof loader>()} outcome={useActionData<FormOutcome>()} />
}
