import { Suspense, useEffect, useState } from 'react'
import type { MenuItem } from './menu-tree.ts'
import { useSearchActive } from './search-active.tsx'
import { onDemand } from './later.ts'

const SearchPanel = onDemand(async () => (await import('./search-panel.tsx')).SearchPanel)

/** The search panel, fetched when it first opens; from then on it stays, so that it can close. */
export function LazySearchPanel({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { place, collapse } = useSearchActive()
  const [isWanted, setWanted] = useState(false)
  if (place === 'panel' && !isWanted) setWanted(true)
  useEffect(() => {
    if (place !== 'panel') return undefined
    // Also while the panel is still on its way.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') collapse()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [place, collapse])
  return isWanted ? (
    <Suspense fallback={null}>
      <SearchPanel menu={menu} />
    </Suspense>
  ) : null
}
