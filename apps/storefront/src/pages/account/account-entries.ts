import type { IconName } from '#src/ui/icon/icon-paths.ts'

type Entry = { readonly path: string; readonly text: string; readonly icon: IconName }

const wishlist = '/wishlist'

const entries: readonly Entry[] = [
  { path: '/customer/account', text: 'customer.account.title', icon: 'user' },
  { path: '/order-history', text: 'customer.orders.title', icon: 'bag' },
  { path: wishlist, text: 'customer.wishlist.title', icon: 'heart' },
  { path: '/address-book', text: 'customer.addresses.title', icon: 'home' },
  { path: '/account-information', text: 'customer.information.title', icon: 'edit' },
  { path: '/communications', text: 'customer.communications.title', icon: 'info' },
  { path: '/returns/rma/list', text: 'customer.returns.title', icon: 'return' },
  { path: '/loyalty/customer', text: 'customer.loyalty.title', icon: 'gift' },
]

/** The account pages in menu order; without the wish list in a store view that has none. */
export const accountPages = (hasWishlist: boolean): readonly Entry[] =>
  hasWishlist ? entries : entries.filter(({ path }) => path !== wishlist)

/** The menu entry of a path inside the store view, including its subpages. */
export function currentEntry(path: string): Entry | undefined {
  return entries.find((entry) => {
    const area = entry.path.replace(/\/list$/, '')
    return path === area || path.startsWith(`${area}/`)
  })
}
