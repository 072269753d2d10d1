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

/** The pages of the account in the order of its menu; a store view without wish lists leaves theirs out. */
export const accountPages = (hasWishlist: boolean): readonly Entry[] =>
  hasWishlist ? entries : entries.filter(({ path }) => path !== wishlist)

/** The entry whose page, or a page below it, is at the path inside the store view. */
export function currentEntry(path: string): Entry | undefined {
  return entries.find((entry) => {
    const area = entry.path.replace(/\/list$/, '')
    return path === area || path.startsWith(`${area}/`)
  })
}
