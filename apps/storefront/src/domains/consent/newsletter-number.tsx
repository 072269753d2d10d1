import { phoneCountry } from '@bocian/rules/phone.ts'
import { useState } from 'react'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { PhoneField } from '#src/ui/field/phone-field.tsx'

type Props = {
  /** What was typed before the form was shown again. */
  readonly first: string
  readonly error: string | undefined
}

/** The phone number of a newsletter form. */
export function NewsletterNumber({ first, error }: Props) {
  const t = useT()
  const store = useStore()
  const [telephone, setTelephone] = useState(first)
  return (
    <PhoneField
      label={t('consent.newsletter.phone')}
      name="telephone"
      autoComplete="tel-national"
      maxLength={20}
      country={phoneCountry({}, store.country)}
      value={telephone}
      onValue={setTelephone}
      error={error}
    />
  )
}
