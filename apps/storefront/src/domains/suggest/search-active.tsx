import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepsFocus } from '#src/platform/url/scroll-plan.ts'

/** The place where the search is expanded: nowhere, the header's field, or the panel on phones. */
export type SearchPlace = 'none' | 'field' | 'panel'

type SearchActive = {
  readonly place: SearchPlace
  /** True while the search is expanded in field or panel. */
  readonly isActive: boolean
  /** Expands the panel on phones, else the field. */
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

/** The state of the search, and functions to expand and collapse it. */
export function useSearchActive(): SearchActive {
  return useContext(SearchContext)
}

type Props = {
  /** Called when the search expands, to close the drawers. */
  readonly onExpand: () => void
  readonly children: ReactNode
}

/** Provides the state of the search. Navigating to another page collapses it. */
export function SearchActiveProvider({ onExpand, children }: Props) {
  const { key, state } = useLocation()
  const [place, setPlace] = useState<SearchPlace>('none')
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    // Results that load while the visitor is still typing must not collapse the search.
    if (!keepsFocus(state)) setPlace('none')
  }
  const expand = useCallback(() => {
    onExpand()
    setPlace(window.matchMedia(phones).matches ? 'panel' : 'field')
  }, [onExpand])
  const collapse = useCallback(() => setPlace('none'), [])
  const value = useMemo(() => ({ place, isActive: place !== 'none', expand, collapse }), [place, expand, collapse])
  return <SearchContext value={value}>{children}</SearchContext>
}
