import { Fragment, Suspense, useState, type ReactNode } from 'react'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { isFirstPage } from '#src/url/first-page.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

/** What a list of cards is for. */
export type Gallery = 'category' | 'upsell' | 'crosssell' | 'related' | 'wishlist'

type Props = {
  readonly products: readonly (ProductCardFragment | null)[] | null | undefined
  readonly gallery?: Gallery
  readonly layout?: 'grid' | 'shelf'
  readonly heading?: 'h2' | 'h3'
  readonly isFirstEager?: boolean
  /** Further cells before the product of an index, and after the last one. */
  readonly before?: (index: number) => ReactNode
}

const supported = /^(Simple|Configurable|GiftCard)Product$/

/** Whether there is a card for products of this kind. */
export const hasCard = ({ __typename }: Pick<ProductCardFragment, '__typename'>): boolean => supported.test(__typename)

/**
 * Cards in rows: four on a desktop, two on a phone; a shelf scrolls sideways instead. Each card is taken over by itself, so
 * that no long list keeps the visitor's first press waiting; on the first page those below the screen are laid out when they
 * come near it. A list that is come back to is laid out whole, so that its old place is found. What is missing, or of a kind
 * that has no card, keeps its place empty.
 */
export function ProductGrid({
  products,
  gallery = 'category',
  layout = 'grid',
  heading = 'h2',
  isFirstEager = false,
  before,
}: Props) {
  const [isLaidOutLate] = useState(isFirstPage)
  return (
    <ul className={styles[layout]} data-gallery={gallery} data-late={isLaidOutLate}>
      {(products ?? []).map((product, index) => (
        <Fragment key={product?.uid ?? `empty-${index}`}>
          {before?.(index)}
          <li className={styles['cell']}>
            {product && hasCard(product) ? (
              <Suspense>
                <ProductCard product={product} heading={heading} isFirst={isFirstEager && index === 0} />
              </Suspense>
            ) : (
              <Placeholder />
            )}
          </li>
        </Fragment>
      ))}
      {before?.(products?.length ?? 0)}
    </ul>
  )
}

function Placeholder() {
  return <div className={styles['placeholder']} aria-hidden="true" />
}
