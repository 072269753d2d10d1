import { data, useActionData, useLocation, type ActionFunctionArgs } from 'react-router'
import { normalizeEmail } from '@bocian/rules/validators.ts'
import { DoneNotice } from '#src/cms/done-notice.tsx'
import { RequestPasswordResetDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { AccountForm } from './account-form.tsx'
import { doorPath } from './checkout-door.ts'
import { DoorPage } from './door-page.tsx'
import { EmailField } from './email-field.tsx'
import { checkFields, fieldsOf, hasErrors, refusedOutcome, type FormOutcome } from './form-outcome.ts'
import { wantedEmail } from './sign-in-checks.ts'
import styles from './sign-in-page.module.css'

/** Has a link mailed; the answer is the same whether anybody has the address. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = fieldsOf(await request.formData(), ['email'])
  const outcome = checkFields(fields, { email: wantedEmail })
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  try {
    await mutate(RequestPasswordResetDocument, { email: normalizeEmail(fields['email'] ?? '') }, request)
    return data<FormOutcome>({ ...outcome, isDone: true })
  } catch (error) {
    return data(refusedOutcome(error, outcome), { status: 422 })
  }
}

/** Forgot password. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const outcome = useActionData<FormOutcome>()
  return (
    <DoorPage title={t('customer.forgot.title')}>
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
      <ShopLink className={styles['forgot']} to={doorPath(store, pathname, 'sign-in')}>
        {t('customer.forgot.back')}
      </ShopLink>
    </DoorPage>
  )
}
