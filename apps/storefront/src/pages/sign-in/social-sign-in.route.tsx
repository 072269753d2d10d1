import {
  data,
  replace,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { notFound } from '#src/domains/cms/not-found.ts'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { leaveNotice } from '#src/domains/session/end/leave-notice.ts'
import { pathAfterSignIn } from '#src/domains/session/sign-in/origin-path.ts'
import { wantedName } from '#src/platform/forms/sign-in-checks.ts'
import { providerOfPath } from '#src/domains/session/sign-in/social-providers.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { responseOf, type ProviderResponse } from './provider-response.ts'
import {
  checkRegistrationConsents,
  loadRegistrationAgreements,
  type RegistrationAgreements,
} from './registration-consents.ts'
import { SocialSignInPage } from './social-sign-in-page.tsx'

const confirmPath = 'confirm'

/** Loads the agreements of a registration and its newsletter. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<RegistrationAgreements> {
  const { provider } = params
  if (provider !== confirmPath && !providerOfPath(provider)) return notFound(request)
  return loadRegistrationAgreements(request)
}

/** On the server: passes on the response that Apple posts. In the browser: registers a person without an account. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  if (import.meta.env.SSR) return data<ProviderResponse>(responseOf(form))
  const store = storeOf(request)
  const fields = fieldsOf(form, ['firstname', 'lastname', 'key'])
  const { firstname = '', lastname = '', key = '' } = fields
  const agreements = await loadRegistrationAgreements(request)
  const checked = checkFields(fields, { firstname: wantedName, lastname: wantedName })
  const { outcome, consents } = checkRegistrationConsents(form, agreements, checked)
  if (hasErrors(outcome)) return outcome
  const { registerFromSocialSignIn, socialReturn } = await import('#src/domains/session/sign-in/social-sign-in.ts')
  const { isCheckout, from } = socialReturn()
  try {
    const registered = await registerFromSocialSignIn(store, { key, firstname, lastname, ...consents })
    if (registered.kind === 'signed-in' && !registered.isMerged) await leaveNotice('customer.notice.notMerged')
  } catch (error) {
    return refusedOutcome(translatorOf(store.locale), error, outcome)
  }
  throw replace(pathAfterSignIn(store, isCheckout, from))
}

/** The page to which a provider returns, or which an emailed link opens. */
export function Component() {
  const agreements = useLoaderData<typeof loader>()
  const { provider } = useParams()
  const [search] = useSearchParams()
  const given = useActionData<ProviderResponse | FormOutcome>()
  const outcome = given && 'errors' in given ? given : undefined
  const posted = given && 'state' in given ? given : undefined
  return (
    <SocialSignInPage
      provider={providerOfPath(provider)}
      response={posted ?? responseOf(search)}
      emailKey={search.get('key') ?? ''}
      agreements={agreements}
      outcome={outcome}
    />
  )
}
