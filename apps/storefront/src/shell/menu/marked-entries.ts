import type { MenuItem } from '#src/domains/catalogue/menu-tree.ts'
import { href } from '#src/platform/i18n/store-view.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { keptWith } from '#src/platform/kept-parts/kept-parts.ts'

/** Whether the page is the category at `to`, or below it. */
export function isWithin(pathname: string, to: string): 'page' | 'above' | undefined {
  if (pathname === to) return 'page'
  return pathname.startsWith(`${to.replace(/\.\w+$/, '')}/`) ? 'above' : undefined
}

/** The entries that a menu marks on a page: the same text for all pages on which the menu looks the same. */
export function markedIn(menu: readonly MenuItem[], store: Pick<StoreView, 'prefix'>, pathname: string): string {
  const inStore = pathname.startsWith(store.prefix) ? pathname.slice(store.prefix.length) : pathname
  const own = keptWith(menu, pathsOf).has(inStore) ? pathname : ''
  const above = menu.filter(({ path }) => isWithin(pathname, href(store, path)) !== undefined)
  return [own, ...above.map(({ path }) => path)].join(' ')
}

function pathsOf(menu: readonly MenuItem[]): ReadonlySet<string> {
  return new Set(menu.flatMap((item) => [item.path, ...pathsOf(item.children)]))
}
