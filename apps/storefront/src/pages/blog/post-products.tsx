import { useRef } from 'react'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { useListedProducts } from '#src/domains/product-list/use-listed-products.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useNear } from '#src/ui/use-near.ts'
import * as styles from './blog-post-page.module.css'

const most = 8

/** The products that a post is about, loaded on approach. Products that are not for sale are left out. */
export function PostProducts({ skus }: { readonly skus: readonly string[] }) {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  const { products } = useListedProducts(skus, most, useNear(section))
  return (
    <section ref={section} aria-labelledby={products.length > 0 ? 'post-products' : undefined}>
      {products.length > 0 ? (
        <>
          <h2 id="post-products" className={styles['heading']}>
            {t('blog.products')}
          </h2>
          <ProductGrid products={products} layout="shelf" gallery="related" heading="h3" />
        </>
      ) : null}
    </section>
  )
}
