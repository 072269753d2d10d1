import { useRef, useState, type FormEvent } from 'react'
import { emailInput } from '#src/platform/forms/email-input.ts'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import type { AlertConsentFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import * as styles from './stock-alert.module.css'
import { consentName, submitStockAlert, type AlertOutcome } from './submit-stock-alert.ts'

type Props = {
  readonly sku: string
  readonly consents: readonly AlertConsentFragment[]
  readonly onKept: (email: string) => void
}

/** The email field and consents of a back-in-stock alert. */
export function StockAlertForm({ sku, consents, onKept }: Props) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<AlertOutcome>({ errors: {} })
  const { errors, refusal } = outcome
  useFirstErrorFocus(form, outcome)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const came = await submitStockAlert(t, sku, consents, new FormData(event.currentTarget))
    setBusy(false)
    if (came.kept) return onKept(came.kept)
    setOutcome(came)
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        {...emailInput}
        label={t('consent.newsletter.email')}
        autoComplete="email"
        maxLength={254}
        error={errors['email']}
      />
      {consents.map((consent) => (
        <div key={consent.id}>
          <Checkbox
            name={consentName(consent)}
            aria-required={Boolean(consent.required)}
            error={errors[consentName(consent)]}
          >
            {consent.front_label}
            {consent.required ? <span aria-hidden="true"> *</span> : null}
          </Checkbox>
          {consent.content ? (
            <details className={styles['content']}>
              <summary>{t('checkout.consentContent')}</summary>
              <p>{consent.content}</p>
            </details>
          ) : null}
        </div>
      ))}
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        {t('productAlert.submit')}
      </Button>
    </form>
  )
}
