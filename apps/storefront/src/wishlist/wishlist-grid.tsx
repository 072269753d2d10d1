import { ProductGrid } from '#src/catalogue/product-grid.tsx'
import { EmptyAccount } from '#src/customer/empty-account.tsx'
import type { WishlistPageQuery } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { RemovalContext } from './removal.ts'
import { useRemoval } from './use-removal.ts'
import styles from './wishlist-grid.module.css'

/** What stands on the list as cards, each product once; whatever is taken off can be put back for as long as that is said. */
export function WishlistGrid({ data }: { readonly data: WishlistPageQuery }) {
  const t = useT()
  const { items, remove } = useRemoval(data)
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
