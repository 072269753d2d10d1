import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { keep, recall } from '#src/platform/storage/persistence.ts'
import type { LayoutQuery } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { pathInStore } from '#src/platform/i18n/store-view.ts'
import { classifyPage } from '#src/platform/url/page-class.ts'
import { isAtHome } from '#src/domains/store/is-at-home.ts'

const quietTime = 3000

/**
 * Suggests the store view in the visitor's own language, once and without blocking the page. Runs in the browser only, so that
 * the page stays the same for everyone.
 */
export function LanguageHint() {
  const store = useStore()
  const { key, pathname } = useLocation()
  const isBuying = classifyPage(pathInStore(store, pathname)).isCheckoutArea
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const [hint, setHint] = useState<{ readonly on: string; readonly card: ReactNode }>()
  useEffect(() => {
    const { languages, userAgent } = navigator
    if (isBuying || isAtHome(languages, store.locale, userAgent)) return undefined
    let isWanted = true
    const close = () => setHint(undefined)
    const timer = setTimeout(() => {
      if (recall('language_hint')) return
      void import('./language-hint-card.tsx').then(async ({ makeHint }) => {
        const card = await makeHint(languages, store, layout?.availableStores ?? [], close)
        if (!card || !isWanted) return
        keep('language_hint', store.code)
        setHint({ on: key, card })
      })
    }, quietTime)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isBuying, key, layout, store])
  // A navigation dismisses the hint.
  return hint?.on === key ? hint.card : null
}
