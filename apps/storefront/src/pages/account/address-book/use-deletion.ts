import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormOutcome } from '#src/domains/customer/form-outcome.ts'
import type { AccountAddressFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'

export type Deletion = ReturnType<typeof useDeletion>

/** The deletion of one address of the list, after the customer has confirmed it. */
export function useDeletion() {
  const t = useT()
  const toast = useToast()
  const fetcher = useFetcher<FormOutcome>()
  const [asked, setAsked] = useState<AccountAddressFragment | null>(null)
  const [hasAnswer, setAnswer] = useState(false)
  const outcome = fetcher.state === 'idle' && hasAnswer ? fetcher.data : undefined
  const finish = useEffectEvent(() => {
    toast('success', t('customer.addresses.deleted'))
    setAsked(null)
    document.querySelector<HTMLElement>('h1')?.focus()
  })
  useEffect(() => {
    if (outcome?.isDone) finish()
  }, [outcome])
  return {
    /** The address that the customer is asked about. */
    asked,
    isRunning: fetcher.state !== 'idle',
    refusal: outcome?.refusal,
    ask: (address: AccountAddressFragment) => {
      setAnswer(false)
      setAsked(address)
    },
    cancel: () => setAsked(null),
    run: () => {
      if (!asked) return
      const isDefault = (asked.default_shipping ?? false) || (asked.default_billing ?? false)
      setAnswer(true)
      void fetcher.submit({ uid: asked.uid ?? '', default: String(isDefault) }, { method: 'post' })
    },
  }
}
