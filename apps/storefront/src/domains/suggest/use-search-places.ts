import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keep, recall } from '#src/platform/storage/persistence.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { readSearchAddress, searchPath } from '#src/platform/url/search-address.ts'
import { dispatchPageLoading } from '#src/platform/url/page-loading.ts'

/** Navigation to search results and back. `search` is the query of the current results page, if it is one. */
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
    /**
     * Opens the results. While the visitor is still typing, keeps the focus and replaces the previous results in the history.
     */
    go: (term: string, isTyping: boolean): void => {
      const to = href(store, searchPath(term))
      dispatchPageLoading({ type: 'clicked', path: to, skeleton: 'category' })
      void navigate(to, isTyping ? { replace: search !== undefined, state: { keepFocus: true } } : {})
    },
    /** Leaves the results for the last page before them, else for the home page. */
    leave: (): void => {
      if (search !== undefined) void navigate(recall<string>(origin) ?? href(store, '/'))
    },
  }
}
