import type { ContentElement, Text } from '@bocian/rules/page-builder/elements.ts'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import { HomePageDocument, type HomePageQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { onePerDesign } from './one-per-design.ts'
import { ProductGrid } from '#src/domains/product-card/grid/product-grid.tsx'
import { useMenu } from '#src/domains/catalogue/menu-tree.ts'
import type { RootConfig } from '#src/domains/store/use-store-config.ts'
import { loadPageSeo } from '#src/domains/seo/load-seo.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import type { SeoData } from '#src/domains/seo/seo-data.ts'
import { SeoProvider } from '#src/domains/seo/seo-context.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { ContentElements } from '#src/domains/cms/content/content-elements.tsx'
import { hasMainHeading } from '#src/domains/cms/content/has-main-heading.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx'
import { isPlain } from '#src/domains/cms/content/is-plain.ts'
import { Hero } from './hero.tsx'
import { HomeMore } from './home-more.tsx'
import * as styles from './home.module.css'
import { LookbookBanner } from './lookbook-banner.tsx'

const shown = 8
const homePage = 'home'

type HomePage = HomePageQuery & { readonly seo: SeoData | null }

/** Loads the home page: content blocks and the newest products. */
export async function loader({ request }: LoaderFunctionArgs): Promise<HomePage> {
  const [page, seo] = await Promise.all([query(HomePageDocument, {}, request), loadPageSeo(homePage, request)])
  return {
    ...page,
    seo,
    products: page.products && { ...page.products, items: onePerDesign(page.products.items ?? [], shown) },
  }
}

const blockOf = (data: HomePageQuery, identifier: string): readonly ContentElement[] =>
  data.cmsBlocks?.items?.find((block) => block?.identifier === identifier)?.content_elements ?? []

/** The HTML of a block that was not made with the page builder. */
const htmlOf = (elements: readonly Text[]): string => elements.map(({ html }) => html).join('')

/** The home page. */
export function Component() {
  const t = useT()
  const data = useLoaderData<typeof loader>()
  const menu = useMenu()
  const store = useStore()
  const title = useRouteLoaderData<RootConfig>('root')?.storeConfig?.default_title || store.name
  const [intro, lookbook] = [blockOf(data, 'home-intro'), blockOf(data, 'home-lookbook')]
  return (
    <div className={styles['page']}>
      <SeoProvider data={data.seo}>
        <PageHead title={title} isWholeTitle description={data.storeConfig?.default_description} />
      </SeoProvider>
      {isPlain(intro) ? (
        <Hero html={htmlOf(intro)} title={title} categories={menu} />
      ) : (
        <BuiltHead elements={intro} title={title} />
      )}
      <CategoryTiles categories={menu} />
      <section className={styles['section']} aria-labelledby="new-arrivals">
        <h2 id="new-arrivals" className={styles['heading']}>
          {t('home.newArrivals')}
        </h2>
        <ProductGrid products={data.products?.items} layout="shelf" heading="h3" comesWithPage />
      </section>
      {isPlain(lookbook) ? <LookbookBanner html={htmlOf(lookbook)} /> : <ContentElements elements={lookbook} isWide />}
      <ContentElements className={styles['benefits']} elements={blockOf(data, 'home-benefits')} isWide />
      <HomeMore />
    </div>
  )
}

type BuiltHeadProps = { readonly elements: readonly ContentElement[]; readonly title: string }

function BuiltHead({ elements, title }: BuiltHeadProps) {
  return (
    <>
      {hasMainHeading(elements) ? null : (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <ContentElements elements={elements} isWide />
    </>
  )
}
