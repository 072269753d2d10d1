import { emailInput } from '#src/forms/email-input.ts'
import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/forms/form-outcome.ts'
import { SentField } from '#src/forms/sent-field.tsx'
import { RequestAnonymizationDocument } from '#src/graphql/documents.gen.ts'
import { mutate } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { outcomeOf, secretPage } from './outcome-of.ts'

const checks = { email: (value: string) => requireValue(value) ?? checkEmail(value) }

/** Nothing has to be known of the visitor. */
export function loader() {
  return secretPage(null)
}

/** Has a link mailed by which the owner of the mailbox can confirm. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const input = { email: normalizeEmail(outcome.values['email'] ?? '') }
  return outcomeOf(request, outcome, () => mutate(RequestAnonymizationDocument, { input }, request))
}

/** Anonymize your data. */
export function Component() {
  const t = useT()
  const outcome = useActionData<FormOutcome>()
  return (
    <ConfirmPage
      title={t('consent.forget.title')}
      text={t('consent.forget.text')}
      submit={t('consent.sendLink')}
      done={t('consent.linkSent')}
      doneText={t('consent.linkSentText', { email: outcome?.values['email'] ?? '' })}
      outcome={outcome}
    >
      <SentField outcome={outcome} {...emailInput} label={t('contact.email')} autoComplete="email" />
    </ConfirmPage>
  )
}
