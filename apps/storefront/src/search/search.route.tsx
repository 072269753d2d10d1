import {
  data as withStatus,
  redirect,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { SearchPageDocument, type LayoutQuery, type SearchPageQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { href, pathInStore, storeOf } from '#src/i18n/store-view.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { pageTitle } from '#src/layout/page-title.ts'
import { readAddress, shownAddress, writeAddress } from '#src/catalogue/listing-address.ts'
import { filterFields } from '#src/catalogue/filter-fields.ts'
import { filterOf, sortOf } from '#src/catalogue/listing-choice.ts'
import { Listing } from '#src/catalogue/listing.tsx'
import { withTypedPrice } from '#src/catalogue/price-filter-form.tsx'
import styles from './search.module.css'

const pageSize = 60

/** Loads the products that answer a search, filtered and paged like a category. */
export async function loader({
  request,
  params,
}: LoaderFunctionArgs): Promise<{ search: string; found: SearchPageQuery }> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const path = pathInStore(store, url.pathname)
  const read = readAddress(path)
  if (!read) throw withStatus(null, { status: 404 })
  const address = withTypedPrice(read, url.searchParams)
  const canonical = writeAddress(address)
  if (canonical !== path) throw redirect(href(store, canonical) + url.search, 301)
  const search = (params['query'] ?? '').trim()
  const filter = filterOf(address, await filterFields(address, request))
  const found = await query(
    SearchPageDocument,
    { search, filter, sort: sortOf(url.searchParams.get('sort')), page: address.page, pageSize },
    request,
  )
  return { search, found }
}

/** What a search found. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const { search, found } = useLoaderData<typeof loader>()
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const title = t('search.title', { query: search })
  return (
    <div className={styles['page']}>
      <title>{pageTitle(layout, title)}</title>
      <meta name="robots" content="NOINDEX, FOLLOW" />
      <h1 className={styles['title']}>{title}</h1>
      {found.products ? (
        <Listing listing={found.products} address={shownAddress(pathInStore(store, pathname))} />
      ) : null}
    </div>
  )
}
