import { useEffect, useState } from 'react'
import { formatMoney } from '#src/platform/i18n/money.ts'
import type { MiniWishFragment } from '#src/platform/graphql/documents.gen.ts'
import { productPath } from '../catalogue/product-path.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { useWishlistConfig } from './use-wish.ts'
import { refreshWishes, useWishes } from './wishes.ts'
import * as styles from './wishlist-menu.module.css'
import { wishlistPath } from '#src/platform/url/shop-paths.ts'

const thumbnailWidth = 56

/** The first products of the wish lists, and a link to all of them. */
export function WishlistMenu() {
  const t = useT()
  const store = useStore()
  const { most } = useWishlistConfig()
  const { recent } = useWishes()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => void refreshWishes(most).catch(() => setFailed(true)), [most])
  return (
    <>
      <div className={styles['list']} data-wishes aria-busy={!recent && !isFailed}>
        {recent ? (
          <Wishes products={recent} />
        ) : isFailed ? (
          <Notice tone="error" title={t('forms.server.network')} />
        ) : (
          <Skeleton height="5rem" />
        )}
      </div>
      <div className={styles['foot']}>
        <ButtonLink to={href(store, wishlistPath)} isWide>
          {t('wishlist.menu.all')}
        </ButtonLink>
      </div>
    </>
  )
}

function Wishes({ products }: { readonly products: readonly MiniWishFragment[] }) {
  const t = useT()
  if (products.length === 0) return <p className={styles['none']}>{t('customer.wishlist.none')}</p>
  return (
    <ul className={styles['items']} aria-label={t('wishlist.menu.title')}>
      {products.map((product) => (
        <Wish key={product.uid} product={product} />
      ))}
    </ul>
  )
}

function Wish({ product }: { readonly product: MiniWishFragment }) {
  const store = useStore()
  const path = href(store, productPath(product))
  const price = product.price_range.minimum_price.final_price
  return (
    <li className={styles['item']}>
      <ShopLink skeleton="product" to={path} tabIndex={-1} aria-hidden="true">
        <Picture url={product.small_image?.url} alt="" width={thumbnailWidth} />
      </ShopLink>
      <div>
        <ShopLink skeleton="product" to={path} className={styles['name']}>
          {product.name}
        </ShopLink>
        {product.additional_product_name ? <p className={styles['second']}>{product.additional_product_name}</p> : null}
        {product.__typename === 'GiftCardProduct' ? null : <p>{formatMoney(store, price)}</p>}
      </div>
    </li>
  )
}
