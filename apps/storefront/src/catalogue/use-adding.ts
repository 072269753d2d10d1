import { useEffect, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useT } from '#src/i18n/store-context.tsx'
import { useToast } from '#src/notices/toast.tsx'

/** How long a button shows that something was added, in milliseconds. */
const successLifetime = 1500

type Adding = {
  readonly phase: 'normal' | 'loading' | 'success'
  readonly error: string | undefined
  readonly everAdded: boolean
}

/** Where a button that adds to the cart stands; what became of it is said as a toast. */
export function useAdding(fetcher: FetcherWithComponents<unknown>, name: string): Adding {
  const t = useT()
  const toast = useToast()
  const [isSuccess, setSuccess] = useState(false)
  const [everAdded, setEverAdded] = useState(false)
  const isLoading = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.state !== 'idle' || fetcher.data === undefined) return undefined
    const failure = errorOf(fetcher.data)
    if (failure) {
      if (!isSaidAlready(fetcher.data)) toast('error', failure)
      return undefined
    }
    toast('success', t('catalogue.added', { name }))
    setSuccess(true)
    setEverAdded(true)
    const timer = setTimeout(() => setSuccess(false), successLifetime)
    return () => clearTimeout(timer)
  }, [fetcher.state, fetcher.data, name, t, toast])
  const phase = isLoading ? 'loading' : isSuccess ? 'success' : 'normal'
  return { phase, error: isLoading ? undefined : errorOf(fetcher.data), everAdded }
}

function errorOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('error' in data && typeof data.error === 'string') return data.error
  if ('errors' in data && Array.isArray(data.errors)) return data.errors.map(String).join(', ') || undefined
  return undefined
}

// What nobody expected is said for the whole page; without a connection only we say what became of the press.
const isSaidAlready = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isUnexpected' in data && navigator.onLine
