import type { DrawerName } from '../drawers/one-drawer.ts'
import { classifyPage } from '#src/platform/url/page-class.ts'

export type BarEntry = 'search' | 'nav' | 'wishlist' | 'account' | 'cart'

type Place = {
  /** The path inside the store view. */
  readonly path: string
  readonly open: DrawerName | null
  readonly isSearchActive: boolean
}

/** The highlighted entry of the bottom bar: an open drawer or search comes before the current page. */
export function activeEntry({ path, open, isSearchActive }: Place): BarEntry | null {
  if (isSearchActive) return 'search'
  if (open === 'nav') return 'nav'
  const page = classifyPage(path)
  if (page.isSearch) return 'search'
  if (page.isWishlist) return 'wishlist'
  if (page.isAccount) return 'account'
  return page.isCart ? 'cart' : null
}
