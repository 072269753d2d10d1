import { useEffect, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useChangeErrors } from '../change/use-change-errors.ts'
import { useToast } from '#src/ui/toast/toast.tsx'

/** How long the button shows success, in milliseconds. */
const successLifetime = 1500

type Outcome = { readonly errors: readonly string[]; readonly isUnexpected?: boolean }

type Adding = {
  readonly phase: 'normal' | 'loading' | 'success'
  readonly error: string | undefined
  readonly everAdded: boolean
}

/** The state of an add-to-cart button; shows the outcome as a toast. */
export function useAdding({ state, data }: FetcherWithComponents<Outcome>, name: string): Adding {
  const t = useT()
  const toast = useToast()
  const [isSuccess, setSuccess] = useState(false)
  const [everAdded, setEverAdded] = useState(false)
  const isLoading = state !== 'idle'
  const error = useChangeErrors(data).join(', ') || undefined
  useEffect(() => {
    if (isLoading || data === undefined) return undefined
    const failure = data.errors.join(', ')
    if (failure) {
      // Replace the offline toast, which has the same message.
      toast('error', failure, data.isUnexpected ? { topic: 'connection' } : {})
      return undefined
    }
    toast('success', t('catalogue.added', { name }))
    setSuccess(true)
    setEverAdded(true)
    const timer = setTimeout(() => setSuccess(false), successLifetime)
    return () => clearTimeout(timer)
  }, [isLoading, data, name, t, toast])
  const phase = isLoading ? 'loading' : isSuccess ? 'success' : 'normal'
  return { phase, error: isLoading ? undefined : error, everAdded }
}
