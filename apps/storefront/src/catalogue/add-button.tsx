import { useEffect, useState } from 'react'
import { Link, type FetcherWithComponents } from 'react-router'
import { useToast } from '#src/notices/toast.tsx'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import styles from './add-button.module.css'

const successLifetime = 1500

type Props = { readonly fetcher: FetcherWithComponents<unknown>; readonly isSoldOut: boolean; readonly name: string }

/** The one button of the page: normal, adding, added; a refusal is said beside it and as a toast. */
export function AddButton({ fetcher, isSoldOut, name }: Props) {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const [phase, setPhase] = useState<'normal' | 'success'>('normal')
  const [everAdded, setEverAdded] = useState(false)
  const error = errorOf(fetcher.data)
  const isAdding = fetcher.state !== 'idle'
  useEffect(() => {
    if (fetcher.state !== 'idle' || fetcher.data === undefined) return undefined
    const failure = errorOf(fetcher.data)
    if (failure) {
      toast('error', failure)
      return undefined
    }
    toast('success', t('catalogue.added', { name }))
    setPhase('success')
    setEverAdded(true)
    const timer = setTimeout(() => setPhase('normal'), successLifetime)
    return () => clearTimeout(timer)
  }, [fetcher.state, fetcher.data, name, t, toast])
  const words = isAdding ? 'catalogue.adding' : phase === 'success' ? 'catalogue.addedShort' : 'catalogue.addToCart'
  return (
    <div className={styles['box']}>
      {isSoldOut ? (
        <button type="button" className={styles['button']} aria-disabled="true">
          {t('catalogue.outOfStock')}
        </button>
      ) : (
        <button
          type="submit"
          className={styles['button']}
          data-phase={isAdding ? 'loading' : phase}
          aria-disabled={isAdding}
        >
          {t(words)}
        </button>
      )}
      {error && !isAdding ? <p className={styles['error']}>{error}</p> : null}
      {everAdded ? (
        <Link className={styles['cart']} to={href(store, '/cart')}>
          {t('catalogue.goToCart')}
        </Link>
      ) : null}
    </div>
  )
}

function errorOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if ('error' in data && typeof data.error === 'string') return data.error
  if ('errors' in data && Array.isArray(data.errors)) return data.errors.map(String)[0]
  return undefined
}
