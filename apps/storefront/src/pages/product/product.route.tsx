import { Suspense } from 'react'
import {
  ProductPageDocument,
  type ProductCardFragment,
  type ProductPageQuery,
  type ProductCrumbsFragment,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { lazyUntilInteraction } from '#src/platform/hydration/lazy-until-interaction.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { Breadcrumbs, type Crumb } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { withPartData } from './part-data.ts'
import { hasParts } from './plugin-parts.ts'
import * as styles from './product-page.module.css'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { categoryPath } from '#src/domains/catalogue/product-path.ts'

const BackLink = lazyUntilInteraction(async () => (await import('#src/ui/link/back-link.tsx')).BackLink)
const ProductDetails = lazyUntilInteraction(async () => (await import('./product-details.tsx')).ProductDetails)
const ProductBelowFold = lazyUntilInteraction(async () => (await import('./product-below-fold.tsx')).ProductBelowFold)

/** Loads a product with its related content. */
export async function loadPage({ request, resolved }: PageArguments): Promise<ProductPageQuery> {
  const uid = 'uid' in resolved ? resolved.uid : ''
  const loading = query(ProductPageDocument, { uid }, request)
  const page = await (hasParts ? withPartData(loading, uid, request) : loading)
  if (!page.products?.items?.[0]) return notFound(request)
  return page
}

/** The product page: pictures on the left, buy box on the right. */
export function Page({ data }: { readonly data: ProductPageQuery }) {
  const t = useT()
  const product = data.products?.items?.[0]
  if (!product) return null
  const related = product.related_products ?? []
  const upsell = withThumbnails(product.upsell_products ?? [])
  const block = (name: string) => data.cmsBlocks?.items?.find((one) => one?.identifier === name)?.content
  return (
    <div className={styles['page']}>
      <PageHead
        title={product.meta_title || product.name || ''}
        description={product.meta_description}
        image={product.media_gallery?.[0]?.url}
        kind="product"
      />
      <div className={styles['way']}>
        <Suspense>
          <BackLink />
        </Suspense>
        <Breadcrumbs crumbs={crumbsOf(product)} current={product.name ?? ''} />
      </div>
      <div className={styles['product']}>
        <Gallery key={product.uid} uid={product.uid} images={product.media_gallery} name={product.name ?? ''} />
        <div className={styles['side']}>
          <BuyBox key={product.uid} product={product} />
          <Campaign html={block('product-campaign')} />
          <Suspense>
            <ProductDetails
              product={product}
              safety={block('product-safety')}
              isInStores={data.storeConfig?.product_in_store_availability_status}
            />
          </Suspense>
        </div>
      </div>
      <Shelf gallery="related" title={t('catalogue.related')} products={related} />
      <Shelf gallery="upsell" title={t('catalogue.upsell')} products={upsell} />
      <Suspense>
        <ProductBelowFold key={product.uid} product={product} />
      </Suspense>
    </div>
  )
}

/** The merchant's campaign block on every product page; it may contain a code to copy. */
function Campaign({ html }: { readonly html: string | null | undefined }) {
  return html ? <CmsHtml className={styles['campaign']} html={html} /> : null
}

type ShelfProps = {
  readonly gallery: 'related' | 'upsell'
  readonly title: string
  readonly products: readonly (ProductCardFragment | null)[]
}

function Shelf({ gallery, title, products }: ShelfProps) {
  if (products.length === 0) return null
  return (
    <section className={styles['shelf']} aria-labelledby={gallery}>
      <h2 id={gallery} className={styles['heading']}>
        {title}
      </h2>
      <ProductGrid products={products} gallery={gallery} layout="shelf" heading="h3" comesWithPage />
    </section>
  )
}

type Pictured = { readonly small_image?: unknown; readonly thumbnail: unknown }

/** Replaces the small image of products by their thumbnail, if they have one. */
export function withThumbnails<Product extends Pictured>(products: readonly (Product | null)[]): (Product | null)[] {
  return products.map((product) => product && { ...product, small_image: product.thumbnail ?? product.small_image })
}

/** The breadcrumbs of a product: its deepest category and that category's ancestors. */
function crumbsOf(product: ProductCrumbsFragment): Crumb[] {
  const deepest = (product.categories ?? [])
    .filter((category) => category !== null)
    .toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0]
  if (!deepest) return []
  const above = (deepest.breadcrumbs ?? []).filter((crumb) => crumb !== null)
  return [
    ...above.map((crumb) => ({
      name: crumb.category_name ?? '',
      path: categoryPath({ url_path: crumb.category_url_path ?? '', url_suffix: deepest.url_suffix ?? '' }),
    })),
    { name: deepest.name ?? '', path: categoryPath(deepest) },
  ]
}
