import { AccountFrame } from '../account/account-frame.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { guarded } from '../account/guard.ts'
import { useGuardedData } from '../account/use-guarded-data.ts'
import { WishlistPageDocument, type WishlistPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { WishlistGrid } from './wishlist-grid.tsx'

export const loader = guarded(({ request }) => query(WishlistPageDocument, {}, request, { policy: 'network-only' }))

/** The wish list page, with cards that can be added to the cart. */
export function Component() {
  const t = useT()
  const data = useGuardedData<WishlistPageQuery>()
  return (
    <AccountFrame title={t('customer.wishlist.title')}>
      {data ? <WishlistGrid data={data} /> : <AccountSkeleton />}
    </AccountFrame>
  )
}
