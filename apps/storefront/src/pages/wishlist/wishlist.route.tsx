import { redirect } from 'react-router'
import { AccountFrame } from '#src/shell/account/account-frame.tsx'
import { AccountSkeleton } from '#src/shell/account/account-skeleton.tsx'
import { guarded } from '#src/shell/account/guard.ts'
import { useGuardedData } from '#src/shell/account/use-guarded-data.ts'
import { WishlistPageDocument, type WishlistPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { useWishlistConfig } from '#src/domains/wishlist/use-wish.ts'
import { firstList } from '#src/domains/wishlist/wishes.ts'
import { ListTabs } from './list-tabs.tsx'
import { ListTools } from './list-tools.tsx'
import { WishlistGrid } from './wishlist-grid.tsx'
import { wishlistPath } from '#src/platform/url/shop-paths.ts'

/** Loads the list named in the URL, otherwise the first one. If that list no longer exists, redirects to the first one. */
export const loader = guarded(async ({ request }) => {
  const list = new URL(request.url).searchParams.get('list') ?? firstList
  const loaded = await query(WishlistPageDocument, { list }, request, { policy: 'network-only' })
  if (loaded.customer && !loaded.customer.wishlist_v2 && list !== firstList)
    throw redirect(href(storeOf(request), wishlistPath))
  return loaded
})

/** The wish list page, with cards that can be added to the cart. */
export function Component() {
  const t = useT()
  const data = useGuardedData<WishlistPageQuery>()
  return (
    <AccountFrame title={t('customer.wishlist.title')}>
      {data ? <Lists customer={data.customer} /> : <AccountSkeleton />}
    </AccountFrame>
  )
}

/** The shown list with its tools and, where the store view allows several lists, tabs. */
function Lists({ customer }: { readonly customer: WishlistPageQuery['customer'] }) {
  const { hasSeveral } = useWishlistConfig()
  const lists = (customer?.wishlists ?? []).flatMap((list) => (list ? [list] : []))
  const shown = customer?.wishlist_v2
  const isFirst = shown?.id === (lists[0]?.id ?? firstList)
  return (
    <>
      {hasSeveral ? <ListTabs lists={lists} shown={shown?.id ?? firstList} /> : null}
      {shown ? <ListTools key={`tools ${shown.id}`} list={shown} isFirst={isFirst} hasSeveral={hasSeveral} /> : null}
      <WishlistGrid key={shown?.id} wishlist={shown} hasSeveral={hasSeveral} />
    </>
  )
}
