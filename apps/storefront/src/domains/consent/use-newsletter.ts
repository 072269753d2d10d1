import { useRef, useState, type FormEvent } from 'react'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'

const nothing: NewsletterOutcome = { errors: {} }

/** The state and outcome of the sign-up. The form is cleared on success. */
export function useNewsletter(first = nothing) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  useFirstErrorFocus(form, outcome)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const { submitNewsletter } = await import('./submit-newsletter.ts')
      const came = await submitNewsletter(t, values)
      setOutcome(came)
      if (came.subscribed) form.current?.reset()
    } catch {
      setOutcome({ errors: {}, refusal: t('forms.server.network') })
    } finally {
      setBusy(false)
    }
  }
  return { form, isBusy, outcome, submit }
}
