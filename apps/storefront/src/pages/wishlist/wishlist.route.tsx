import { AccountFrame } from '../account/account-frame.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { guarded } from '../account/guard.ts'
import { useGuardedData } from '../account/use-guarded-data.ts'
import {
  WishlistPageDocument,
  type WishlistGridFragment,
  type WishlistPageQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ProductGrid } from '#src/domains/listing/product-grid.tsx'
import { EmptyAccount } from '../account/empty-account.tsx'
import { RemovalContext } from '#src/domains/wishlist/removal.ts'
import { useRemoval } from '#src/domains/wishlist/use-removal.ts'
import * as styles from './wishlist.module.css'

export const loader = guarded(({ request }) => query(WishlistPageDocument, {}, request, { policy: 'network-only' }))

/** The wish list page, with cards that can be added to the cart. */
export function Component() {
  const t = useT()
  const data = useGuardedData<WishlistPageQuery>()
  return (
    <AccountFrame title={t('customer.wishlist.title')}>
      {data ? <WishlistGrid wishlist={data.customer?.wishlists[0]} /> : <AccountSkeleton />}
    </AccountFrame>
  )
}

/** The wish list as product cards, each product once. A removed product can be restored while its message is visible. */
function WishlistGrid({ wishlist }: { readonly wishlist: WishlistGridFragment | null | undefined }) {
  const t = useT()
  const { items, remove } = useRemoval(wishlist?.items_v2?.items ?? [])
  const products = [...new Map(items.map(({ product }) => [product.uid, product])).values()]
  if (products.length === 0)
    return <EmptyAccount text={t('customer.wishlist.none')} next={t('customer.wishlist.next')} />
  return (
    <RemovalContext value={remove}>
      <p className={styles['count']}>{t('wishlist.count', { count: products.length })}</p>
      <div className={styles['list']}>
        <ProductGrid products={products} gallery="wishlist" />
      </div>
    </RemovalContext>
  )
}
