import { data, redirect, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import { ResetPasswordDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { noStoreLoader } from '#src/domains/session/no-store-loader.ts'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { NewPasswordFields } from '#src/domains/customer/new-password-fields.tsx'
import { samePassword, wantedPassword } from '#src/domains/session/sign-in-checks.ts'

export const loader = noStoreLoader

/** Sets a new password with the emailed link and redirects to the sign-in page. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const fields = fieldsOf(await request.formData(), ['email', 'token', 'password', 'confirmPassword'])
  const { email = '', token = '', password = '' } = fields
  const outcome = checkFields(fields, { password: wantedPassword, confirmPassword: samePassword(password) })
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await mutate(ResetPasswordDocument, { email, token, password }, request)
  } catch (error) {
    return data(refusedOutcome(translatorOf(store.locale), error, outcome), { status: 422 })
  }
  return redirect(`${href(store, '/sign-in')}?changed`, 303)
}

/** The page that sets a new password. */
export function Component() {
  const t = useT()
  const store = useStore()
  const [search] = useSearchParams()
  const outcome = useActionData<FormOutcome>()
  const [email, token] = [search.get('email') ?? '', search.get('token') ?? '']
  const labels = { password: t('customer.reset.new'), confirmPassword: t('customer.confirmPassword') }
  const isBad = token === '' || email === '' || outcome?.isLinkInvalid === true
  if (isBad)
    return (
      <AuthPage title={t('customer.reset.title')}>
        <Notice tone="error" title={t('customer.refusal.link')} />
        <ButtonLink to={href(store, '/forgot-password')}>{t('customer.reset.again')}</ButtonLink>
      </AuthPage>
    )
  return (
    <AuthPage title={t('customer.reset.title')}>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.reset.submit')}>
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordFields outcome={outcome} labels={labels} />
      </AccountForm>
    </AuthPage>
  )
}
