import { useEffect, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import { useChangeErrors } from '#src/cart/use-change-errors.ts'
import { useToast } from '#src/notices/toast.tsx'

/** How long a button shows that something was added, in milliseconds. */
const successLifetime = 1500

type Outcome = { readonly errors: readonly string[]; readonly isUnexpected?: boolean }

type Adding = {
  readonly phase: 'normal' | 'loading' | 'success'
  readonly error: string | undefined
  readonly everAdded: boolean
}

/** Where a button that adds to the cart stands; what became of it is said as a toast. */
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
      // Replaces the offline toast, which says the same.
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
