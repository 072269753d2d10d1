import { data as withStatus, useRouteLoaderData } from 'react-router'
import { ProductPageDocument, type LayoutQuery, type ProductPageQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { pageTitle } from '#src/layout/page-title.ts'
import type { PageArguments } from '#src/url/page-modules.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { BuyBox } from './buy-box.tsx'
import { crumbsOf } from './product-crumbs.ts'
import { Gallery } from './gallery.tsx'
import { ProductDetails } from './product-details.tsx'
import styles from './product-page.module.css'
import { ProductGrid } from './product-grid.tsx'

/** Loads one product with what belongs beside it. */
export async function loadPage({ request, resolved }: PageArguments): Promise<ProductPageQuery> {
  const uid = 'uid' in resolved ? resolved.uid : ''
  const page = await query(ProductPageDocument, { uid }, request)
  if (!page.products?.items?.[0]) throw withStatus(null, { status: 404 })
  return page
}

/** A product: pictures left, everything needed to buy right. */
export function Page({ data }: { readonly data: ProductPageQuery }) {
  const t = useT()
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const product = data.products?.items?.[0]
  if (!product) return null
  const related = product.related_products ?? []
  const upsell = product.upsell_products ?? []
  return (
    <div className={styles['page']}>
      <title>{pageTitle(layout, product.meta_title || product.name || '')}</title>
      {product.meta_description ? <meta name="description" content={product.meta_description} /> : null}
      <Breadcrumbs crumbs={crumbsOf(product)} current={product.name ?? ''} />
      <div className={styles['product']}>
        <Gallery key={product.uid} images={product.media_gallery} name={product.name ?? ''} />
        <div className={styles['side']}>
          <BuyBox key={product.uid} product={product} />
          <ProductDetails product={product} />
        </div>
      </div>
      <Shelf id="related" title={t('catalogue.related')} products={related} />
      <Shelf id="upsell" title={t('catalogue.upsell')} products={upsell} />
    </div>
  )
}

type Products = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>['related_products']

function Shelf({ id, title, products }: { readonly id: string; readonly title: string; readonly products: Products }) {
  if (!products || products.length === 0) return null
  return (
    <section className={styles['shelf']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <ProductGrid products={products} layout="shelf" heading="h3" />
    </section>
  )
}
