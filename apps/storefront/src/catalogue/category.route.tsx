import { redirect, useLocation, useRouteLoaderData } from 'react-router'
import { CategoryPageDocument, type CategoryPageQuery, type LayoutQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { href, pathInStore, storeOf } from '#src/i18n/store-view.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import { pageTitle } from '#src/layout/page-title.ts'
import type { PageArguments } from '#src/url/page-modules.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CategoryIntro } from './category-intro.tsx'
import { filterFields } from './filter-fields.ts'
import styles from './category-page.module.css'
import { shownAddress, writeAddress } from './listing-address.ts'
import { filterOf, hasUnknownFilter, sortOf } from './listing-choice.ts'
import { Listing } from './listing.tsx'
import { withTypedPrice } from './price-filter-form.tsx'

const pageSize = 60

/** Loads a category and the page of its products that the address asks for. */
export async function loadPage({ request, resolved }: PageArguments): Promise<CategoryPageQuery> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const uid = resolved.__typename === 'CategoryTree' ? resolved.uid : ''
  const path = pathInStore(store, url.pathname)
  const address = withTypedPrice(shownAddress(path), url.searchParams)
  const canonical = writeAddress(address)
  if (canonical !== path) throw redirect(href(store, canonical) + url.search, 301)
  return query(
    CategoryPageDocument,
    {
      uid,
      filter: { ...filterOf(address, await filterFields(address, request)), category_uid: { eq: uid } },
      sort: sortOf(url.searchParams.get('sort')),
      page: address.page,
      pageSize,
    },
    request,
  )
}

/** The attributes that the listing offers to filter by. */
function codesOf(data: CategoryPageQuery): string[] {
  return (data.products?.aggregations ?? []).flatMap((facet) => (facet ? [facet.attribute_code] : []))
}

/** A category: its name, its children, its products. */
export function Page({ data }: { readonly data: CategoryPageQuery }) {
  const store = useStore()
  const { pathname } = useLocation()
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const category = data.categories?.items?.[0]
  const address = shownAddress(pathInStore(store, pathname))
  const crumbs = (category?.breadcrumbs ?? [])
    .filter((crumb) => crumb !== null)
    .map((crumb) => ({
      name: crumb.category_name ?? '',
      path: `/${crumb.category_url_path ?? ''}${category?.url_suffix ?? ''}`,
    }))
  const mode = category?.display_mode ?? 'PRODUCTS'
  const block = category?.cms_block?.content
  return (
    <div className={styles['page']}>
      <title>{pageTitle(layout, category?.meta_title || category?.name || '')}</title>
      {category?.meta_description ? <meta name="description" content={category.meta_description} /> : null}
      {hasUnknownFilter(address, codesOf(data)) ? <meta name="robots" content="NOINDEX, NOFOLLOW" /> : null}
      <Breadcrumbs crumbs={crumbs} current={category?.name ?? ''} />
      {category ? <CategoryIntro category={category} /> : null}
      {block && mode !== 'PRODUCTS' ? <CmsHtml className={styles['block']} html={block} /> : null}
      {mode === 'PAGE' || !data.products ? null : <Listing listing={data.products} address={address} />}
    </div>
  )
}
