import { AccountFrame } from '#src/customer/account-frame.tsx'
import { AccountSkeleton } from '#src/customer/account-skeleton.tsx'
import { guarded } from '#src/customer/guard.ts'
import { useGuardedData } from '#src/customer/use-guarded-data.ts'
import { WishlistPageDocument, type WishlistPageQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { WishlistGrid } from './wishlist-grid.tsx'

export const loader = guarded(({ request }) => query(WishlistPageDocument, {}, request, { policy: 'network-only' }))

/** The wish list: cards from which things go into the cart. */
export function Component() {
  const t = useT()
  const data = useGuardedData<WishlistPageQuery>()
  return (
    <AccountFrame title={t('customer.wishlist.title')}>
      {data ? <WishlistGrid data={data} /> : <AccountSkeleton />}
    </AccountFrame>
  )
}
