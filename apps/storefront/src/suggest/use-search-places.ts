import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keep, recall } from '#src/browser-storage/persistence.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href, pathInStore } from '#src/i18n/store-view.ts'
import { readSearchAddress, searchPath } from '#src/search/search-address.ts'
import { tellPageLoading } from '#src/url/page-loading.ts'

/** Where a search leads, and back from it. `search` is what the page shows the results of. */
export function useSearchPlaces() {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname, search: rest } = useLocation()
  const path = pathInStore(store, pathname)
  const search = path.startsWith('/search/') ? readSearchAddress(path)?.query : undefined
  const origin = `search_origin:${store.code}` as const
  useEffect(() => {
    if (search === undefined) keep(origin, pathname + rest)
  }, [search, origin, pathname, rest])
  return {
    search,
    /** Shows the results; while somebody is still typing the focus stays and a further search takes the place of this one. */
    go: (term: string, isTyping: boolean): void => {
      const to = href(store, searchPath(term))
      tellPageLoading({ type: 'clicked', path: to, skeleton: 'category' })
      void navigate(to, isTyping ? { replace: search !== undefined, state: { keepPlace: true } } : {})
    },
    /** From a page of results back to the last page that was none, or home. */
    leave: (): void => {
      if (search !== undefined) void navigate(recall<string>(origin) ?? href(store, '/'))
    },
  }
}
