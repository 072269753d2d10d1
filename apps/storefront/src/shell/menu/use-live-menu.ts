import { useCallback, useRef, useState } from 'react'
import type { MegaMenuQuery, SidebarMenuQuery } from '#src/platform/graphql/documents.gen.ts'
import { menuOf, type MenuItem } from '#src/domains/catalogue/menu-tree.ts'

/** Loads a menu. Calls back with the cached menu at once, and again with the response of the server. */
type Load = (onData: (data: MegaMenuQuery | SidebarMenuQuery) => void) => Promise<void>

/**
 * The server-rendered menu, replaced by a deeper menu after the first interaction. `loadMenu` loads only once; after a failure
 * the next call retries.
 */
export function useLiveMenu(first: readonly MenuItem[], load: Load) {
  const [deep, setDeep] = useState<readonly MenuItem[] | null>(null)
  const hasInteracted = useRef(false)
  const loadMenu = useCallback(() => {
    if (hasInteracted.current) return
    hasInteracted.current = true
    load((data) => setDeep(menuOf(data))).catch(() => {
      hasInteracted.current = false
    })
  }, [load])
  return { menu: deep ?? first, loadMenu }
}
