import { Suspense, useState, type SyntheticEvent } from 'react'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { later, onDemand } from '#src/layout/later.ts'
import { Price } from '#src/ui/price/price.tsx'
import { ShopLink } from '#src/url/shop-link.tsx'
import { CardImage } from './card-picture.tsx'
import { mediaPath } from './media.ts'
import { pricesOf } from './prices.ts'
import { ProductCardForm, type CardButton } from './product-card-form.tsx'
import styles from './product-card.module.css'
import { productPath } from './product-path.ts'
import { Swatches } from './swatches.tsx'

const CardMarks = later(async () => (await import('./card-marks.tsx')).CardMarks)
const QuickShop = onDemand(async () => (await import('./card-parts.ts')).QuickShop)
const SecondPicture = onDemand(async () => (await import('./card-parts.ts')).SecondPicture)

type Props = { readonly product: ProductCardFragment; readonly isFirst?: boolean; readonly heading?: 'h2' | 'h3' }

/** A product in a list: picture, brand, name, price, its colours, and the button that adds it. */
export function ProductCard({ product, isFirst = false, heading: Heading = 'h2' }: Props) {
  const store = useStore()
  const isGiftCard = product.__typename === 'GiftCardProduct'
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  const prices = pricesOf(product)
  // The second picture comes when a mouse or the focus does: half of a list's markup would be pictures that nobody sees.
  const [isLookedAt, setLookedAt] = useState(false)
  const [pointedAt, setPointedAt] = useState<string>()
  const look = () => setLookedAt(true)
  return (
    <article className={styles['card']} data-sold-out={isSoldOut}>
      <div className={styles['media']}>
        <CardImage path={mediaPath(product.small_image?.url)} isFirst={isFirst} />
        <Suspense>{isLookedAt ? <SecondPicture product={product} pointedAt={pointedAt} /> : null}</Suspense>
        {isGiftCard ? null : <AddFromCard product={product} />}
        {prices.percentOff > 0 && !isSoldOut ? <span className={styles['sale']}>−{prices.percentOff}%</span> : null}
        <Suspense>
          <CardMarks product={product} />
        </Suspense>
      </div>
      <div className={styles['facts']}>
        {product.cdrl_brand ? (
          <p className={styles['brand']}>{product.cdrl_brand.toLocaleLowerCase(store.locale)}</p>
        ) : null}
        <Heading className={styles['name']}>
          <ShopLink
            skeleton="product"
            className={styles['link']}
            to={href(store, productPath(product))}
            onMouseEnter={look}
            onFocus={look}
          >
            {product.name}
          </ShopLink>
        </Heading>
        {product.additional_product_name ? <p className={styles['second']}>{product.additional_product_name}</p> : null}
        {isGiftCard ? null : <Price {...prices} size="small" />}
        <Swatches siblings={product.color_siblings} current={product.uid} onPoint={setPointedAt} />
      </div>
    </article>
  )
}

function AddFromCard({ product }: { readonly product: ProductCardFragment }) {
  const [presses, setPresses] = useState(0)
  const [button, setButton] = useState<CardButton>({ phase: 'normal', isOpen: false })
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    setPresses(presses + 1)
  }
  return (
    <div>
      <ProductCardForm product={product} button={button} onPress={press} />
      <Suspense>{presses > 0 ? <QuickShop product={product} presses={presses} onChange={setButton} /> : null}</Suspense>
    </div>
  )
}
