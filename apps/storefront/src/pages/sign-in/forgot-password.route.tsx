import { data, useActionData, useLocation, type ActionFunctionArgs } from 'react-router'
import { normalizeEmail } from '@bocian/rules/validators.ts'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { RequestPasswordResetDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { storeOf } from '#src/platform/i18n/store-view.ts'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { accountPath } from '#src/domains/customer/checkout-account-path.ts'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from '#src/domains/customer/email-field.tsx'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { wantedEmail } from '#src/platform/forms/sign-in-checks.ts'
import * as styles from './sign-in-page.module.css'

/** Emails a password reset link. The response is the same whether or not the address has an account. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = fieldsOf(await request.formData(), ['email'])
  const outcome = checkFields(fields, { email: wantedEmail })
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await mutate(RequestPasswordResetDocument, { email: normalizeEmail(fields['email'] ?? '') }, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    return data(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The page for a forgotten password. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const outcome = useActionData<FormOutcome>()
  return (
    <AuthPage title={t('customer.forgot.title')}>
      {outcome?.isDone ? (
        <DoneNotice title={t('customer.forgot.sent', { email: outcome.values['email'] ?? '' })}>
          <p>{t('customer.forgot.sentText')}</p>
        </DoneNotice>
      ) : (
        <>
          <p>{t('customer.forgot.text')}</p>
          <AccountForm
            outcome={outcome}
            labels={{ email: t('customer.email') }}
            submit={t('customer.forgot.submit')}
            draft="forgot"
          >
            <EmailField outcome={outcome} autoComplete="email" />
          </AccountForm>
        </>
      )}
      <ShopLink className={styles['forgot']} to={accountPath(store, pathname, 'sign-in')}>
        {t('customer.forgot.back')}
      </ShopLink>
    </AuthPage>
  )
}
