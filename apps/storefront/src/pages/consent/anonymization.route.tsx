import { emailInput } from '#src/platform/forms/email-input.ts'
import { data, useActionData, type ActionFunctionArgs } from 'react-router'
import { checkEmail, normalizeEmail, requireValue } from '@bocian/rules/validators.ts'
import { hasFieldErrors, readForm, type FormOutcome } from '#src/platform/forms/form-outcome.ts'
import { SentField } from '#src/ui/form/sent-field.tsx'
import { RequestAnonymizationDocument } from '#src/platform/graphql/documents.gen.ts'
import { mutate } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { DownloadData } from './download-data.tsx'
import { outcomeOf, noStoreLoader } from './outcome-of.ts'

const checks = { email: (value: string) => requireValue(value) ?? checkEmail(value) }

/** Loads no data; sets headers that prevent caching. */
export function loader() {
  return noStoreLoader(null)
}

/** Emails a confirmation link to the owner of the address. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = readForm(await request.formData(), checks)
  if (hasFieldErrors(outcome)) return data<FormOutcome>(outcome, { status: 422 })
  const input = { email: normalizeEmail(outcome.values['email'] ?? '') }
  return outcomeOf(request, outcome, () => mutate(RequestAnonymizationDocument, { input }, request))
}

/** The page that requests the deletion of personal data. Signed-in customers can also download it. */
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
      more={<DownloadData />}
    >
      <SentField outcome={outcome} {...emailInput} label={t('contact.email')} autoComplete="email" />
    </ConfirmPage>
  )
}
