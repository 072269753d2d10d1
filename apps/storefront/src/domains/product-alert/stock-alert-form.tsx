import { useRef, useState, type FormEvent } from 'react'
import { emailInput } from '#src/platform/forms/email-input.ts'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import type { Agreement } from '../consent/agreements.ts'
import { Consents } from '../consent/consents.tsx'
import * as styles from './stock-alert.module.css'
import { submitStockAlert, type AlertOutcome } from './submit-stock-alert.ts'

type Props = {
  readonly sku: string
  readonly consents: readonly Agreement[]
  readonly onKept: (email: string) => void
}

/** The email field and consents of a back-in-stock alert. */
export function StockAlertForm({ sku, consents, onKept }: Props) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<AlertOutcome>({ missing: [] })
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set())
  const { emailError, refusal } = outcome
  useFirstErrorFocus(form, outcome)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const came = await submitStockAlert(
      t,
      sku,
      consents,
      given,
      String(new FormData(event.currentTarget).get('email') ?? ''),
    )
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
        error={emailError}
      />
      <Consents agreements={consents} given={given} missing={outcome.missing} onChange={setGiven} />
      {refusal ? <Notice tone="error" title={refusal} /> : null}
      <Button type="submit" size="large" isWide isLoading={isBusy}>
        {t('productAlert.submit')}
      </Button>
    </form>
  )
}
