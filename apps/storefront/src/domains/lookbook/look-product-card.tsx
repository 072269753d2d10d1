import { mediaPath, pictureSet, pictureUrl } from '../catalogue/media.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { productPath } from '../catalogue/product-path.ts'
import type { LookProductFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { Price } from '#src/ui/price/price.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import * as styles from './look-product-card.module.css'

/** The width of the picture in CSS pixels; its aspect ratio is 2:3. */
const width = 150

/** The content of a pin's popup: picture, name and price of the product. */
export function LookProductCard({ product }: { readonly product: LookProductFragment }) {
  const t = useT()
  const store = useStore()
  const path = mediaPath(product.thumbnail?.url)
  return (
    <div className={styles['card']}>
      {path ? (
        <img
          className={styles['picture']}
          src={pictureUrl(path, 160)}
          srcSet={pictureSet(path, [160, 320])}
          sizes={`${width}px`}
          width={width}
          height={(width * 3) / 2}
          alt=""
        />
      ) : null}
      <ShopLink skeleton="product" className={styles['name']} to={href(store, productPath(product))}>
        {product.name}
      </ShopLink>
      {product.stock_status === 'OUT_OF_STOCK' ? (
        <p className={styles['gone']}>{t('catalogue.outOfStock')}</p>
      ) : product.__typename === 'GiftCardProduct' ? null : (
        <Price {...pricesOf(product)} size="small" />
      )}
    </div>
  )
}
