import { data, useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router'
import { DoneNotice } from '#src/ui/notice/done-notice.tsx'
import { ConfirmEmailDocument, ResendConfirmationDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { translatorOf } from '#src/platform/i18n/messages.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { AccountForm } from '#src/domains/customer/account-form.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailField } from '#src/domains/customer/email-field.tsx'
import {
  checkFields,
  fieldsOf,
  hasErrors,
  refusedOutcome,
  type FormOutcome,
} from '#src/domains/customer/form-outcome.ts'
import { noStoreLoader } from './no-store-loader.ts'
import { wantedEmail } from '#src/platform/forms/sign-in-checks.ts'
import { signInPath } from '#src/platform/url/shop-paths.ts'

export const loader = noStoreLoader

/** Confirms the email address, or emails the link again. Needs a click, because email clients open links automatically. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = fieldsOf(form, ['email', 'key'])
  const outcome = checkFields(fields, { email: wantedEmail })
  if (hasErrors(outcome)) return data(outcome, { status: 422 })
  const { email = '', key = '' } = fields
  const isAgain = form.get('intent') === 'again'
  try {
    await (isAgain
      ? mutate(ResendConfirmationDocument, { email }, request)
      : mutate(ConfirmEmailDocument, { email, key }, request))
    return data<FormOutcome>({
      ...outcome,
      isDone: true,
      values: { ...outcome.values, intent: isAgain ? 'again' : '' },
    })
  } catch (error) {
    return data(refusedOutcome(translatorOf(storeOf(request).locale), error, outcome), { status: 422 })
  }
}

/** The page that confirms a registration. */
export function Component() {
  const t = useT()
  const store = useStore()
  const [search] = useSearchParams()
  const outcome = useActionData<FormOutcome>()
  const [email, key] = [search.get('email') ?? '', search.get('key') ?? '']
  const isMailed = outcome?.isDone === true && outcome.values['intent'] === 'again'
  const isConfirmed = outcome?.isDone === true && !isMailed
  const isLink = key !== '' && email !== '' && !outcome?.isLinkInvalid
  return (
    <AuthPage title={t('customer.confirm.title')}>
      {isConfirmed ? (
        <>
          <DoneNotice title={t('customer.confirm.done')} />
          <ButtonLink to={href(store, signInPath)}>{t('customer.signIn.submit')}</ButtonLink>
        </>
      ) : null}
      {isMailed ? <DoneNotice title={t('customer.confirm.mailed')} /> : null}
      {outcome?.isDone ? null : isLink ? (
        <AccountForm outcome={outcome} labels={{}} submit={t('customer.confirm.submit')}>
          <p>{t('customer.confirm.text', { email })}</p>
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="key" value={key} />
        </AccountForm>
      ) : (
        <AccountForm
          outcome={outcome}
          labels={{ email: t('customer.email') }}
          submit={t('customer.confirm.again')}
          intent="again"
        >
          <p>{t('customer.confirm.againText')}</p>
          <EmailField outcome={outcome} autoComplete="email" />
        </AccountForm>
      )}
    </AuthPage>
  )
}
