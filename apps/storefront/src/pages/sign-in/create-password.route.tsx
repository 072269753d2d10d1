import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { ResetPasswordDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import type { Agreement } from '#src/domains/consent/agreements.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { checkConsents, labelsOfConsents, loadRegistrationAgreements } from './registration-consents.ts'
import { noStoreData } from './no-store-loader.ts'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { FormConsents } from '#src/domains/customer/form-consents.tsx'
import { NewPasswordFields } from '#src/domains/customer/new-password-fields.tsx'
import { samePassword, wantedPassword } from '#src/platform/forms/sign-in-checks.ts'
import { forgotPasswordPath, signInPath } from '#src/platform/url/shop-paths.ts'

/** Loads the consents of a registration for the owner of an account that somebody else opened, who accepts them together with its first password. */
export async function loader({ request }: LoaderFunctionArgs) {
  return noStoreData(await consentsOf(request))
}

async function consentsOf(request: Request): Promise<readonly Agreement[]> {
  if (!new URL(request.url).searchParams.has('invited')) return []
  return (await loadRegistrationAgreements(request)).account
}

/** Sets a new password with the emailed link and redirects to the sign-in page. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const form = await request.formData()
  const fields = fieldsOf(form, ['email', 'token', 'password', 'confirmPassword'])
  const { email = '', token = '', password = '' } = fields
  const checked = checkFields(fields, { password: wantedPassword, confirmPassword: samePassword(password) })
  const asked = await consentsOf(request)
  const { outcome, given } = checkConsents(form, asked, checked)
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    const agreements = asked.length > 0 ? { agreements: given } : {}
    await mutate(ResetPasswordDocument, { email, token, password, ...agreements }, request)
  } catch (error) {
    return data(refusedOutcome(translatorOf(store.locale), error, outcome), { status: 422 })
  }
  return redirect(`${href(store, signInPath)}?changed`, 303)
}

/** The page that sets a new password. */
export function Component() {
  const t = useT()
  const store = useStore()
  const [search] = useSearchParams()
  const outcome = useActionData<FormOutcome>()
  const [email, token] = [search.get('email') ?? '', search.get('token') ?? '']
  const agreements = useLoaderData<readonly Agreement[]>()
  const labels = {
    password: t('customer.reset.new'),
    confirmPassword: t('customer.confirmPassword'),
    ...labelsOfConsents(agreements),
  }
  const isBad = token === '' || email === '' || outcome?.isLinkInvalid === true
  if (isBad)
    return (
      <AuthPage title={t('customer.reset.title')}>
        <Notice tone="error" title={t('customer.refusal.link')} />
        <ButtonLink to={href(store, forgotPasswordPath)}>{t('customer.reset.again')}</ButtonLink>
      </AuthPage>
    )
  return (
    <AuthPage title={t('customer.reset.title')}>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.reset.submit')}>
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordFields outcome={outcome} labels={labels} />
        <FormConsents agreements={agreements} outcome={outcome} />
      </AccountForm>
    </AuthPage>
  )
}
