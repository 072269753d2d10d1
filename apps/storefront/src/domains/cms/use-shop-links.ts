import { useEffect, type RefObject } from 'react'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import type { StoreView } from '#src/platform/i18n/store-view.ts'
import { followInPlace } from '#src/platform/url/follow-in-place.ts'
import { isPlainClick } from '#src/platform/url/is-plain-click.ts'
import { linkTarget } from '#src/platform/url/link-target.ts'
import { likelySkeleton, dispatchPageLoading } from '#src/platform/url/page-loading.ts'

/** Links of stored content to other pages of this store view are client-side navigations; the browser follows all others (CMS-03). */
export function useShopLinks(content: RefObject<HTMLElement | null>): void {
  const store = useStore()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link ? pathInShop(link, event, store) : undefined
    if (to === undefined) return
    event.preventDefault()
    dispatchPageLoading({ type: 'clicked', path: to, skeleton: likelySkeleton(to) })
    followInPlace(to, {})
  }
  useEffect(() => {
    const element = content.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  })
}

// Returns the path only for a link to another page of this store view; the browser handles all other links.
function pathInShop(link: HTMLAnchorElement, event: MouseEvent, store: StoreView): string | undefined {
  const isWithin = link.hash !== '' && link.pathname === window.location.pathname
  if (link.target || link.hasAttribute('download') || isWithin || !isPlainClick(event)) return undefined
  const { kind, href } = linkTarget(link.href, { store, origin: window.location.origin })
  return kind === 'app' ? href : undefined
}
