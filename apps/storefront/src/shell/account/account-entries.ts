import type { MessageKey } from '#src/platform/i18n/messages.ts'
import type { IconName } from '#src/ui/icon/icon-paths.ts'
import { accountPath, addressBookPath, wishlistPath } from '#src/platform/url/shop-paths.ts'

type Entry = { readonly path: string; readonly text: MessageKey; readonly icon: IconName }

const returns = '/returns/rma/list'
const club = '/loyalty/customer'

const entries: readonly Entry[] = [
  { path: accountPath, text: 'customer.account.title', icon: 'user' },
  { path: '/order-history', text: 'customer.orders.title', icon: 'bag' },
  { path: wishlistPath, text: 'customer.wishlist.title', icon: 'heart' },
  { path: addressBookPath, text: 'customer.addresses.title', icon: 'home' },
  { path: '/account-information', text: 'customer.information.title', icon: 'edit' },
  { path: '/communications', text: 'customer.communications.title', icon: 'info' },
  { path: returns, text: 'customer.returns.title', icon: 'return' },
  { path: club, text: 'customer.loyalty.title', icon: 'gift' },
]

type Offer = { readonly wishlist: boolean; readonly returns: boolean; readonly club: boolean }

/** The account pages in menu order; without the wish list, the returns or the club in a store view that has none. */
export const accountPages = (has: Offer): readonly Entry[] =>
  entries.filter(
    ({ path }) =>
      (path !== wishlistPath || has.wishlist) && (path !== returns || has.returns) && (path !== club || has.club),
  )

/** The menu entry of a path inside the store view, including its subpages. */
export function currentEntry(path: string): Entry | undefined {
  return entries.find((entry) => {
    const area = entry.path.replace(/\/list$/, '')
    return path === area || path.startsWith(`${area}/`)
  })
}
