import { data, redirect, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import { ResetPasswordDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { AccountForm } from './account-form.tsx'
import { DoorPage } from './door-page.tsx'
import { secretPage } from './secret-page.ts'
import { checkFields, fieldsOf, hasErrors, refusedOutcome, type FormOutcome } from './form-outcome.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { samePassword, wantedPassword } from './sign-in-checks.ts'

export const loader = secretPage

/** Sets the password by the mailed link; then the shopper signs in with it. */
export async function action({ request }: ActionFunctionArgs) {
  const store = storeOf(request)
  const fields = fieldsOf(await request.formData(), ['email', 'token', 'password', 'confirmPassword'])
  const { email = '', token = '', password = '' } = fields
  const outcome = checkFields(fields, { password: wantedPassword, confirmPassword: samePassword(password) })
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await mutate(ResetPasswordDocument, { email, token, password }, request)
  } catch (error) {
    return data(refusedOutcome(error, outcome), { status: 422 })
  }
  return redirect(`${href(store, '/sign-in')}?changed`, 303)
}

/** Reset password. */
export function Component() {
  const t = useT()
  const store = useStore()
  const [search] = useSearchParams()
  const outcome = useActionData<FormOutcome>()
  const [email, token] = [search.get('email') ?? '', search.get('token') ?? '']
  const labels = { password: t('customer.reset.new'), confirmPassword: t('customer.confirmPassword') }
  const isBad = token === '' || email === '' || outcome?.refusal === 'customer.refusal.link'
  if (isBad)
    return (
      <DoorPage title={t('customer.reset.title')}>
        <Notice tone="error" title={t('customer.refusal.link')} />
        <ButtonLink to={href(store, '/forgot-password')}>{t('customer.reset.again')}</ButtonLink>
      </DoorPage>
    )
  return (
    <DoorPage title={t('customer.reset.title')}>
      <AccountForm outcome={outcome} labels={labels} submit={t('customer.reset.submit')}>
        <input type="hidden" name="token" value={token} />
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordFields outcome={outcome} labels={labels} />
      </AccountForm>
    </DoorPage>
  )
}
