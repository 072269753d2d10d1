import { Suspense, useState, type SyntheticEvent } from 'react'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { lazyUntilInteraction, lazyOnRender } from '#src/platform/hydration/lazy-until-interaction.ts'
import { Price } from '#src/ui/price/price.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { CardImage } from './card-picture.tsx'
import { mediaPath } from '../catalogue/media.ts'
import { pricesOf } from '../catalogue/prices.ts'
import { ProductCardForm, type CardButton } from './product-card-form.tsx'
import * as styles from './product-card.module.css'
import { productPath } from '../catalogue/product-path.ts'
import { Swatches } from '../catalogue/swatches.tsx'

const CardMarks = lazyUntilInteraction(async () => (await import('./card-marks.tsx')).CardMarks)
const QuickShop = lazyOnRender(async () => (await import('./product-card-interactive.ts')).QuickShop)
const SecondPicture = lazyOnRender(async () => (await import('./product-card-interactive.ts')).SecondPicture)

type Props = { readonly product: ProductCardFragment; readonly isFirst?: boolean; readonly heading?: 'h2' | 'h3' }

/** A product card: picture, brand, name, price, colours and the add-to-cart button. */
export function ProductCard({ product, isFirst = false, heading: Heading = 'h2' }: Props) {
  const store = useStore()
  const isGiftCard = product.__typename === 'GiftCardProduct'
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  const prices = pricesOf(product)
  // Render the second picture on hover, focus or tap only; most are never seen, and they would double the markup of a list.
  const [isHovered, setHovered] = useState(false)
  const [pointedAt, setPointedAt] = useState<string>()
  const onHover = () => setHovered(true)
  return (
    <article className={styles['card']} data-sold-out={isSoldOut || undefined}>
      <div className={styles['media']}>
        <CardImage path={mediaPath(product.small_image?.url)} isFirst={isFirst} />
        {isHovered ? lateSecondPicture(product, pointedAt) : null}
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
            onMouseEnter={onHover}
            onFocus={onHover}
            onPointerDown={onHover}
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

const lateSecondPicture = (product: ProductCardFragment, pointedAt: string | undefined) => (
  <Suspense>
    <SecondPicture product={product} pointedAt={pointedAt} />
  </Suspense>
)

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
      {presses > 0 ? (
        <Suspense>
          <QuickShop product={product} presses={presses} onChange={setButton} />
        </Suspense>
      ) : null}
    </div>
  )
}
