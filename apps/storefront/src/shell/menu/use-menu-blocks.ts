import { useMemo, useRef, useState } from 'react'
import { loadMenuBlocks } from './menu-queries.ts'
import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'

/** The content blocks of the panels, loaded on the first interaction with the menu. */
export function useMenuBlocks(menu: readonly MenuItem[]) {
  const [blocks, setBlocks] = useState<ReadonlyMap<string, string> | null>(null)
  const hasInteracted = useRef(false)
  const identifiers = useMemo(
    () => menu.flatMap((item) => [item.leftBlock, item.rightBlock]).filter((block) => block !== null),
    [menu],
  )
  const loadBlocks = () => {
    if (hasInteracted.current || identifiers.length === 0) return
    hasInteracted.current = true
    loadMenuBlocks(identifiers, setBlocks).catch(() => {
      hasInteracted.current = false
    })
  }
  return { blocks, loadBlocks }
}
