import { phoneCountry } from '@bocian/rules/phone.ts'
import { useState } from 'react'
import { FormConsents } from '#src/domains/customer/form-consents.tsx'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import { errorText } from '#src/platform/forms/error-text.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { PhoneField } from '#src/ui/field/phone-field.tsx'
import { isHidden, type AccountNewsletter } from './newsletter-choice.ts'

type Props = {
  readonly newsletter: AccountNewsletter
  readonly hasPhone: boolean
  readonly outcome: FormOutcome | undefined
}

/** The channels of the newsletter. A channel that is newly ticked shows its agreements. */
export function NewsletterFields({ newsletter, hasPhone, outcome }: Props) {
  const t = useT()
  const typed = outcome && !outcome.isDone ? outcome.values : undefined
  const [wantsEmails, setWantsEmails] = useState(typed ? typed['newsletter'] === 'on' : newsletter.hasEmails)
  const [wantsSms, setWantsSms] = useState(typed ? typed['sms'] === 'on' : newsletter.hasSms)
  const { emails, sms } = newsletter.agreements
  return (
    <>
      <Checkbox name="newsletter" checked={wantsEmails} onChange={(event) => setWantsEmails(event.target.checked)}>
        {t('customer.create.newsletter')}
      </Checkbox>
      {wantsEmails && emails.length > 0 ? <FormConsents agreements={emails} outcome={outcome} /> : null}
      {hasPhone ? <input type="hidden" name="has-phone" value="1" /> : null}
      {hasPhone ? (
        <Checkbox
          name="sms"
          id="field-sms"
          checked={wantsSms}
          error={errorText(t, outcome?.errors['sms'])}
          onChange={(event) => setWantsSms(event.target.checked)}
        >
          {t('consent.newsletter.sms')}
        </Checkbox>
      ) : null}
      {hasPhone && wantsSms ? (
        <>
          <Phone
            known={newsletter.telephone}
            typed={typed?.['telephone']}
            error={errorText(t, outcome?.errors['telephone'])}
          />
          {sms.length > 0 ? <FormConsents agreements={sms} outcome={outcome} /> : null}
        </>
      ) : null}
    </>
  )
}

type PhoneProps = { readonly known: string; readonly typed: string | undefined; readonly error: string | undefined }

/** The number for text messages. One that is only shown in part stays if the field is left empty. */
function Phone({ known, typed, error }: PhoneProps) {
  const t = useT()
  const store = useStore()
  const [value, setValue] = useState(typed ?? (isHidden(known) ? '' : known))
  return (
    <PhoneField
      label={t('consent.newsletter.phone')}
      name="telephone"
      id="field-telephone"
      autoComplete="tel-national"
      maxLength={20}
      country={phoneCountry({}, store.country)}
      value={value}
      onValue={setValue}
      isOptional={isHidden(known)}
      hint={isHidden(known) ? t('customer.communications.keepsNumber', { telephone: known }) : undefined}
      error={error}
    />
  )
}
