import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { keep, recall } from '#src/browser-storage/persistence.ts'
import type { LayoutQuery } from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { pathInStore } from '#src/i18n/store-view.ts'
import { classifyPage } from '#src/layout/page-class.ts'
import { isAtHome } from './is-at-home.ts'

const quietTime = 3000

/**
 * Suggests the shop in the visitor's own language: once, after the page is there, over it and not in its way. Only the
 * browser knows the visitor's languages, so that the page itself stays the same for everyone.
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
  // A visitor who goes on has answered.
  return hint?.on === key ? hint.card : null
}
