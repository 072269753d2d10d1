import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

type Props = {
  readonly products: readonly (ProductCardFragment | null)[] | null | undefined
  readonly layout?: 'grid' | 'shelf'
  readonly heading?: 'h2' | 'h3'
  readonly isFirstEager?: boolean
}

/** Cards in rows: four on a desktop, two on a phone; a shelf scrolls sideways instead. */
export function ProductGrid({ products, layout = 'grid', heading = 'h2', isFirstEager = false }: Props) {
  return (
    <ul className={styles[layout]}>
      {(products ?? []).map((product, index) => (
        <li key={product?.uid ?? `empty-${index}`} className={styles['cell']}>
          {product ? (
            <ProductCard product={product} heading={heading} isFirst={isFirstEager && index === 0} />
          ) : (
            <Placeholder />
          )}
        </li>
      ))}
    </ul>
  )
}

function Placeholder() {
  return <div className={styles['placeholder']} aria-hidden="true" />
}
