import { useState, type FormEvent } from 'react'
import { focusFirstError } from '#src/forms/focus-first-error.ts'
import { useT } from '#src/i18n/store-context.tsx'
import type { NewsletterOutcome } from './submit-newsletter.ts'

const nothing: NewsletterOutcome = { errors: {} }

/** The sign-up's state: whether it is on its way, what is wrong, and whom it was done for. The form is empty after success. */
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
