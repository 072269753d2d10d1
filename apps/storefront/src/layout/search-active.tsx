import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepsPlace } from '#src/url/scroll-plan.ts'
import { useDrawers } from './drawers.tsx'

/** Where somebody searches: nowhere, in the header's field, or in the panel that phones open. */
export type SearchPlace = 'none' | 'field' | 'panel'

type SearchActive = {
  readonly place: SearchPlace
  /** True while the search is expanded, in either place. */
  readonly isActive: boolean
  /** Expands the search where this screen has it. */
  readonly expand: () => void
  readonly collapse: () => void
}

const phones = '(width <= 768px)'
const nothing = () => undefined
const SearchContext = createContext<SearchActive>({
  place: 'none',
  isActive: false,
  expand: nothing,
  collapse: nothing,
})

/** Whether somebody is searching at the moment, and the way to begin and to end it. */
export function useSearchActive(): SearchActive {
  return useContext(SearchContext)
}

/** Knows where the search is expanded; a new page collapses it, an expanding search closes the drawers. */
export function SearchActiveProvider({ children }: { readonly children: ReactNode }) {
  const { key, state } = useLocation()
  const { replace } = useDrawers()
  const [place, setPlace] = useState<SearchPlace>('none')
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    // Results that come while somebody is typing leave them at it.
    if (!keepsPlace(state)) setPlace('none')
  }
  const expand = useCallback(() => {
    replace()
    setPlace(window.matchMedia(phones).matches ? 'panel' : 'field')
  }, [replace])
  const collapse = useCallback(() => setPlace('none'), [])
  const value = useMemo(() => ({ place, isActive: place !== 'none', expand, collapse }), [place, expand, collapse])
  return <SearchContext value={value}>{children}</SearchContext>
}
