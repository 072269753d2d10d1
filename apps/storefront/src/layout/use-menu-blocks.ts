import { useMemo, useRef, useState } from 'react'
import { askBlocks } from './menu-questions.ts'
import type { MenuItem } from './menu-tree.ts'

/** The blocks of the panels, asked for with the first sign of interest. */
export function useMenuBlocks(menu: readonly MenuItem[]) {
  const [blocks, setBlocks] = useState<ReadonlyMap<string, string> | null>(null)
  const isAwake = useRef(false)
  const identifiers = useMemo(
    () => menu.flatMap((item) => [item.leftBlock, item.rightBlock]).filter((block) => block !== null),
    [menu],
  )
  const wakeBlocks = () => {
    if (isAwake.current || identifiers.length === 0) return
    isAwake.current = true
    askBlocks(identifiers, setBlocks).catch(() => {
      isAwake.current = false
    })
  }
  return { blocks, wakeBlocks }
}
