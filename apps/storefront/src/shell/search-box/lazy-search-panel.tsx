import { Suspense, useEffect, useState } from 'react'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { useSearchActive } from '#src/domains/suggest/search-active.tsx'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'

const SearchPanel = lazyOnRender(async () => (await import('./search-panel.tsx')).SearchPanel)

/** The search panel, loaded when it first opens; it stays mounted afterwards, so that it can animate out. */
export function LazySearchPanel({ menu }: { readonly menu: readonly MenuItem[] }) {
  const { place, collapse } = useSearchActive()
  const [isWanted, setWanted] = useState(false)
  if (place === 'panel' && !isWanted) setWanted(true)
  useEffect(() => {
    if (place !== 'panel') return undefined
    // Also while the panel is still loading.
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
