import { useState, type FormEvent } from 'react'
import { focusFirstError } from '#src/platform/forms/focus-first-error.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'

const nothing: NewsletterOutcome = { errors: {} }

/** The state and outcome of the sign-up. The form is cleared on success. */
export function useNewsletter(first = nothing) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(first)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const { submitNewsletter } = await import('./submit-newsletter.ts')
      const came = await submitNewsletter(t, new FormData(form))
      setOutcome(came)
      if (came.subscribed) form.reset()
      else focusFirstError(form)
    } catch {
      setOutcome({ errors: {}, refusal: t('forms.server.network') })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, outcome, submit }
}
