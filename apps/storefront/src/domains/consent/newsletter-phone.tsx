import { useState } from 'react'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'

/** A checkbox for text messages, and the phone number field once it is checked. */
export function NewsletterPhone({ errors }: { readonly errors: NewsletterOutcome['errors'] }) {
  const t = useT()
  const [wantsSms, setWantsSms] = useState(false)
  return (
    <>
      <Checkbox
        name="sms"
        checked={wantsSms}
        onChange={(event) => setWantsSms(event.currentTarget.checked)}
        error={errors.sms}
      >
        {t('consent.newsletter.sms')}
      </Checkbox>
      {wantsSms ? (
        <Field
          label={t('consent.newsletter.phone')}
          name="telephone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          error={errors.telephone}
        />
      ) : null}
    </>
  )
}
