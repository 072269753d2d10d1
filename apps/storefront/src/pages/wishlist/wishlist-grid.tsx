import { Suspense, useState, type ReactNode } from 'react'
import type { ProductCardFragment, WishlistGridFragment } from '#src/platform/graphql/documents.gen.ts'
import { lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { RemovalContext } from '#src/domains/wishlist/removal.ts'
import { useRemoval } from '#src/domains/wishlist/use-removal.ts'
import { firstList } from '#src/domains/wishlist/wishes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { EmptyAccount } from '#src/shell/account/empty-account.tsx'
import { CarryButton } from './carry-button.tsx'
import { useOrder } from './use-order.ts'
import * as styles from './wishlist.module.css'

const ArrangeList = lazyOnRender(async () => (await import('./arrange-list.tsx')).ArrangeList)

type Props = {
  readonly wishlist: WishlistGridFragment | null | undefined
  /** Whether products can be moved to other lists. */
  readonly hasSeveral: boolean
}

/**
 * The wish list as product cards, each product once, or as rows that the customer arranges. A removed product can be restored while
 * its message is visible.
 */
export function WishlistGrid({ wishlist, hasSeveral }: Props) {
  const t = useT()
  const list = wishlist?.id ?? firstList
  const { items, remove } = useRemoval(list, wishlist?.items_v2?.items ?? [])
  const order = useOrder(list, items, wishlist)
  const [isArranging, setArranging] = useState(false)
  const { products } = order
  if (products.length === 0)
    return <EmptyAccount text={t('customer.wishlist.none')} next={t('customer.wishlist.next')} />
  const bought = new Set(wishlist?.bought_items ?? [])
  const idsOf = (uid: string) => items.filter(({ product }) => product.uid === uid).map(({ id }) => id)
  const wishActions = ({ uid, name }: ProductCardFragment): ReactNode => (
    <>
      {idsOf(uid).some((id) => bought.has(id)) ? <p className={styles['count']}>{t('wishlist.bought')}</p> : null}
      {hasSeveral ? <CarryButton list={list} name={name ?? ''} ids={idsOf(uid)} /> : null}
    </>
  )
  return (
    <RemovalContext value={remove}>
      <div className={styles['head']}>
        <p className={styles['count']}>{t('wishlist.count', { count: products.length })}</p>
        {products.length > 1 ? (
          <Button variant="quiet" onClick={() => setArranging(!isArranging)}>
            {t(isArranging ? 'wishlist.arranged' : 'wishlist.arrange')}
          </Button>
        ) : null}
      </div>
      {isArranging && products.length > 1 ? (
        <Suspense fallback={<Skeleton height="20rem" />}>
          <ArrangeList order={order} />
        </Suspense>
      ) : (
        <div className={styles['list']}>
          <ProductGrid products={products} gallery="wishlist" below={wishActions} />
        </div>
      )}
    </RemovalContext>
  )
}
