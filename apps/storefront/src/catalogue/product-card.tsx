import { Link } from 'react-router'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { Price } from '#src/ui/price/price.tsx'
import { cardSizes, cardWidths } from './card-picture.ts'
import { mediaPath, pictureSet, pictureUrl } from './media.ts'
import { pricesOf } from './prices.ts'
import styles from './product-card.module.css'
import { productPath } from './product-path.ts'
import { Swatches } from './swatches.tsx'

type Props = { readonly product: ProductCardFragment; readonly isFirst?: boolean; readonly heading?: 'h2' | 'h3' }

/** A product in a list: picture, brand, name, price and its colours. */
export function ProductCard({ product, isFirst = false, heading: Heading = 'h2' }: Props) {
  const t = useT()
  const store = useStore()
  const isGiftCard = product.__typename === 'GiftCardProduct'
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  const prices = pricesOf(product)
  return (
    <article className={styles['card']} data-sold-out={isSoldOut}>
      <div className={styles['media']}>
        <CardPicture product={product} isFirst={isFirst} />
        {isSoldOut ? <span className={styles['soldOut']}>{t('catalogue.outOfStock')}</span> : null}
        {prices.percentOff > 0 && !isSoldOut ? <span className={styles['sale']}>−{prices.percentOff}%</span> : null}
      </div>
      <div className={styles['facts']}>
        {product.cdrl_brand ? (
          <p className={styles['brand']}>{product.cdrl_brand.toLocaleLowerCase(store.locale)}</p>
        ) : null}
        <Heading className={styles['name']}>
          <Link className={styles['link']} to={href(store, productPath(product))}>
            {product.name}
          </Link>
        </Heading>
        {product.additional_product_name ? <p className={styles['second']}>{product.additional_product_name}</p> : null}
        {isGiftCard ? null : <Price {...prices} size="small" />}
        <Swatches siblings={product.color_siblings} current={product.uid} />
      </div>
    </article>
  )
}

function CardPicture({ product, isFirst }: { readonly product: ProductCardFragment; readonly isFirst: boolean }) {
  const first = mediaPath(product.small_image?.url)
  const second = mediaPath(product.secondary_image?.url)
  const common = { sizes: cardSizes, width: 984, height: 1476, decoding: 'async' as const }
  return (
    <>
      {first ? (
        <img
          {...common}
          alt=""
          className={styles['picture']}
          src={pictureUrl(first, 640)}
          srcSet={pictureSet(first, cardWidths)}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      ) : null}
      {second && second !== first ? (
        <img
          {...common}
          alt=""
          className={styles['second-picture']}
          src={pictureUrl(second, 640)}
          srcSet={pictureSet(second, cardWidths)}
          loading="lazy"
        />
      ) : null}
    </>
  )
}
