import { Fragment, Suspense, useState, type ReactNode } from 'react'
import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { isFirstPage } from '#src/platform/hydration/first-page.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { keptPart } from '#src/platform/kept-parts/kept-parts.ts'
import { ProductCard } from '../product-card.tsx'
import { LateCard, WithoutMarkup } from './late-card.tsx'
import * as styles from './product-grid.module.css'

/** The purpose of a product grid. */
export type Gallery = 'category' | 'upsell' | 'crosssell' | 'related' | 'wishlist'

type Props = {
  readonly products: readonly (ProductCardFragment | null)[] | null | undefined
  readonly gallery?: Gallery
  readonly layout?: 'grid' | 'shelf'
  readonly heading?: 'h2' | 'h3'
  readonly isFirstEager?: boolean
  /**
   * True if the products come with the page's data, so that the first page has the cards' markup: they hydrate on the first
   * interaction. Products that load later in the browser must not wait for that.
   */
  readonly comesWithPage?: boolean
  /** Renders extra cells before the product at an index, or after the last product. */
  readonly before?: (index: number) => ReactNode
  /** Renders something below the card of a product. */
  readonly below?: (product: ProductCardFragment, index: number) => ReactNode
}

const supported = /^(Simple|Configurable|GiftCard)Product$/

/** Whether cards support this product type. */
export const hasCard = ({ __typename }: Pick<ProductCardFragment, '__typename'>): boolean => supported.test(__typename)

/**
 * Product cards: four columns on desktops, two on phones; the shelf layout scrolls sideways. Each card hydrates separately, and the
 * pressed one first, so that a long list does not delay the response to the first press. On the first page, cards below the fold are laid out when
 * they come near. After back navigation all cards are laid out immediately, so that the scroll position can be restored.
 * Missing and unsupported products keep an empty cell.
 */
export function ProductGrid({
  products,
  gallery = 'category',
  layout = 'grid',
  heading = 'h2',
  isFirstEager = false,
  comesWithPage = false,
  before,
  below,
}: Props) {
  const [isLayoutDeferred] = useState(isFirstPage)
  const store = useStore()
  const Card = comesWithPage && !import.meta.env.SSR ? LateCard : ProductCard
  const cellOf = (product: ProductCardFragment | null, index: number) => {
    const isFirst = isFirstEager && index === 0
    const card =
      product && hasCard(product) ? (
        <Suspense fallback={comesWithPage ? <WithoutMarkup /> : null}>
          <Card product={product} heading={heading} isFirst={isFirst} />
        </Suspense>
      ) : (
        <Placeholder />
      )
    // The page's head preloads the picture of the first card, so the page itself must render that card.
    const kept =
      import.meta.env.SSR && product && !isFirst && !below
        ? keptPart(product, `card ${heading}`, card, { store, pathname: '/' })
        : undefined
    if (kept) return <li className={styles['cell']} dangerouslySetInnerHTML={kept} />
    return (
      <li className={styles['cell']}>
        {card}
        {product ? below?.(product, index) : null}
      </li>
    )
  }
  return (
    <ul
      className={layout === 'grid' ? styles['grid'] : styles['shelf']}
      data-gallery={gallery}
      data-late={isLayoutDeferred}
    >
      {(products ?? []).map((product, index) => (
        <Fragment key={product?.uid ?? `empty-${index}`}>
          {before?.(index)}
          {cellOf(product, index)}
        </Fragment>
      ))}
      {before?.(products?.length ?? 0)}
    </ul>
  )
}

function Placeholder() {
  return <div className={styles['placeholder']} aria-hidden="true" />
}
