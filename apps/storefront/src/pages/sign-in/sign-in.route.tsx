import {
  data,
  replace,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { isCheckoutAccountPath } from '#src/domains/customer/checkout-account-path.ts'
import { fieldsOf, type FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { checkSignIn, trySignIn } from '#src/domains/customer/try-sign-in.ts'
import { pathAfterSignIn } from '#src/domains/session/sign-in/origin-path.ts'
import { loadSignInOffers } from '#src/domains/session/sign-in/social-providers.ts'
import { SignInPage } from './sign-in-page.tsx'

/** Loads how a visitor can sign in without a password. */
export const loader = ({ request }: LoaderFunctionArgs) => loadSignInOffers(request)

/** Signs in. Only in the browser, because the browser stores one half of the session token. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const fields = fieldsOf(await request.formData(), ['email', 'password', 'from'])
  if (import.meta.env.SSR) {
    const refusal = translatorOf(store.locale)('customer.signIn.needsScript')
    return data({ ...checkSignIn(fields), refusal }, { status: 422 })
  }
  const refused = await trySignIn(store, fields)
  if (refused) return refused
  throw replace(pathAfterSignIn(store, isCheckoutAccountPath(store, new URL(request.url).pathname), fields['from']))
}

/** The sign-in page. */
export function Component() {
  const outcome = useActionData<FormOutcome>()
  const offers = useLoaderData<typeof loader>()
  // Not keyed by URL: `from` is removed from the URL while the visitor may be typing already.
  return <SignInPage key={outcome ? 'tried' : 'fresh'} outcome={outcome} offers={offers} />
}
