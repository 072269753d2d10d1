import { useRef, useState, type FormEvent } from 'react'
import { useFirstErrorFocus } from '#src/platform/forms/use-first-error-focus.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import type { NewsletterAgreements } from './newsletter-agreements.ts'
import type { NewsletterOutcome } from './submit-newsletter.ts'

const nothing: NewsletterOutcome = { errors: {} }

/**
 * The state and outcome of the sign-up. The form is cleared on success. Agreements that the page does not know yet are loaded
 * when the visitor first uses the form.
 */
export function useNewsletter(hasPhone: boolean, known: NewsletterAgreements | undefined, first = nothing) {
  const t = useT()
  const store = useStore()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(first)
  const [agreements, setAgreements] = useState(known)
  const loading = useRef<Promise<NewsletterAgreements>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useFirstErrorFocus(form, outcome)

  const load = async (): Promise<NewsletterAgreements> => {
    const { loadNewsletterAgreements } = await import('./newsletter-agreements.ts')
    const loaded = await loadNewsletterAgreements(hasPhone)
    setAgreements(loaded)
    return loaded
  }
  const loadOnce = (): Promise<NewsletterAgreements> => {
    loading.current ??= load().finally(() => (loading.current = undefined))
    return loading.current
  }
  const prepare = () => {
    if (agreements === undefined) loadOnce().catch(() => undefined)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      const { submitNewsletter } = await import('./submit-newsletter.ts')
      const shown = agreements ?? (await loadOnce())
      const came = await submitNewsletter(t, values, { agreements: shown, country: store.country })
      setOutcome(came)
      if (came.subscribed) form.current?.reset()
      // It may have been refused because the agreements have changed.
      if (came.refusal) await loadOnce().catch(() => undefined)
    } catch {
      setOutcome({ errors: {}, refusal: t('forms.server.network') })
    } finally {
      setBusy(false)
    }
  }
  return { form, isBusy, outcome, agreements, prepare, submit }
}
