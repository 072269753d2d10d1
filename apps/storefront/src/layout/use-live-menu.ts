import { useCallback, useRef, useState } from 'react'
import type { MegaMenuQuery, SidebarMenuQuery } from '#src/graphql/documents.gen.ts'
import { menuOf, type MenuItem } from './menu-tree.ts'

/** How to ask for a menu: calls back with what is known at once, and again with what the server says. */
type Ask = (onAnswer: (answer: MegaMenuQuery | SidebarMenuQuery) => void) => Promise<void>

/**
 * The menu that came with the page, and from the first sign of interest on the deeper one of the server.
 * `wake` may be called as often as wanted. A server that does not answer leaves the menu as it is, to be asked again.
 */
export function useLiveMenu(first: readonly MenuItem[], ask: Ask) {
  const [deep, setDeep] = useState<readonly MenuItem[] | null>(null)
  const isAwake = useRef(false)
  const wake = useCallback(() => {
    if (isAwake.current) return
    isAwake.current = true
    ask((answer) => setDeep(menuOf(answer))).catch(() => {
      isAwake.current = false
    })
  }, [ask])
  return { menu: deep ?? first, wake }
}
