import { ProductGrid } from '#src/domains/listing/product-grid.tsx'
import { EmptyAccount } from '../account/empty-account.tsx'
import type { WishlistPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { RemovalContext } from '#src/domains/wishlist/removal.ts'
import { useRemoval } from '#src/domains/wishlist/use-removal.ts'
import styles from './wishlist-grid.module.css'

/** The wish list as product cards, each product once. A removed product can be restored while its message is visible. */
export function WishlistGrid({ data }: { readonly data: WishlistPageQuery }) {
  const t = useT()
  const { items, remove } = useRemoval(data.customer?.wishlists[0]?.items_v2?.items ?? [])
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
