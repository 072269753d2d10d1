import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HomePageDocument, type HomePageQuery, type LayoutQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { onePerDesign } from '#src/catalogue/one-per-design.ts'
import { ProductGrid } from '#src/catalogue/product-grid.tsx'
import { menuOf } from '#src/layout/menu-tree.ts'
import { pageTitle } from '#src/layout/page-title.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { CmsHtml } from './cms-html.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { LookbookBanner } from './lookbook-banner.tsx'

const shown = 8

/** What the home page shows: the shop's blocks and what came in last. */
export async function loader({ request }: LoaderFunctionArgs): Promise<HomePageQuery> {
  const page = await query(HomePageDocument, {}, request)
  return {
    ...page,
    products: page.products && { ...page.products, items: onePerDesign(page.products.items ?? [], shown) },
  }
}

const blockOf = (data: HomePageQuery, identifier: string): string =>
  data.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content ?? ''

/** The shop window. */
export function Component() {
  const t = useT()
  const data = useLoaderData<typeof loader>()
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const benefits = blockOf(data, 'home-benefits')
  return (
    <div className={styles['page']}>
      <title>{layout?.storeConfig?.default_title || pageTitle(layout, t('home.title'))}</title>
      <meta name="description" content={t('home.description')} />
      <Hero html={blockOf(data, 'home-intro')} categories={menuOf(layout)} />
      <CategoryTiles categories={menuOf(layout)} />
      <section className={styles['section']} aria-labelledby="new-arrivals">
        <h2 id="new-arrivals" className={styles['heading']}>
          {t('home.newArrivals')}
        </h2>
        <ProductGrid products={data.products?.items} layout="shelf" heading="h3" />
      </section>
      <LookbookBanner html={blockOf(data, 'home-lookbook')} />
      {benefits ? <CmsHtml className={styles['benefits']} html={benefits} /> : null}
    </div>
  )
}
