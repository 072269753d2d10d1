import { useEffect, useRef } from 'react'
import { ProductGrid } from '../product-card/grid/product-grid.tsx'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { Button } from '#src/ui/button/button.tsx'
import * as styles from './product-list.module.css'
import type { ListedProducts } from './use-listed-products.ts'

type Props = { readonly name: string; readonly list: ListedProducts }

/** A product grid with a "show more" button, which moves the focus to the first added product. */
export function ProductPages({ name, list: { products, left, isPaged, isLoading, showMore } }: Props) {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || before.current >= products.length) return
    const added = section.current?.querySelectorAll<HTMLElement>('article h3 a')[before.current]
    before.current = undefined
    added?.focus({ preventScroll: true })
  }, [products.length])
  const more = () => {
    before.current = products.length
    showMore()
  }
  return (
    <section ref={section} className={styles['pages']} aria-label={name || t('catalogue.products')}>
      <ProductGrid products={products} heading="h3" />
      {isPaged ? (
        <div className={styles['foot']}>
          <p className={styles['count']} role="status">
            {t('listing.shownOf', { shown: products.length, count: products.length + left })}
          </p>
          {left > 0 ? (
            <Button variant="secondary" isLoading={isLoading} onClick={more}>
              {t('catalogue.showMore')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
