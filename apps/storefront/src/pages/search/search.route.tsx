import { useEffect } from 'react'
import { redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import {
  SearchPageDocument,
  WaysOnDocument,
  type NoResultsFragment,
  type SearchPageQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { href, pathInStore, storeOf } from '#src/platform/i18n/store-view.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { writeAddress } from '#src/platform/url/listing-address.ts'
import { filterTypes } from '#src/domains/listing/filter-types.ts'
import { filterOf, sortOf } from '#src/domains/listing/listing-choice.ts'
import { Listing } from '#src/domains/listing/listing.tsx'
import { foundOr404 } from '#src/domains/listing/load-listing.ts'
import { loadPages, shownPages } from '#src/domains/listing/shown-pages.ts'
import { withTypedPrice } from '#src/domains/listing/typed-price.ts'
import { campaign } from '#src/domains/suggest/campaign.ts'
import { NoResults } from './no-results.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import { readSearchAddress } from '#src/platform/url/search-address.ts'
import * as styles from './search.module.css'

type Found = {
  readonly search: string
  readonly found: SearchPageQuery
  /** Suggestions for a search that finds nothing even without filters. */
  readonly ways?: NoResultsFragment | null
}

/** Loads the search results, filtered and paged like a category. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Found> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const path = pathInStore(store, url.pathname)
  const read = readSearchAddress(path)
  if (!read) return notFound(request)
  const address = withTypedPrice(read.address, url.searchParams)
  const canonical = writeAddress(address)
  if (canonical !== path) throw redirect(href(store, canonical) + url.search, 301)
  const search = read.query
  const found = await foundOr404(request, async () => {
    const filter = filterOf(address, await filterTypes(address, request))
    const variables = { search, filter, sort: sortOf(url.searchParams.get('sort')), pageSize: store.pageSize }
    return loadPages(shownPages(request, address.page), (page) =>
      query(SearchPageDocument, { ...variables, page }, request, { rejectsPartial: true }),
    )
  })
  if (found.products?.total_count !== 0 || Object.keys(address.filters).length > 0) return { search, found }
  const pending = query(WaysOnDocument, { input: { query: search }, campaign }, request, { isOptional: true })
  return { search, found, ways: await pending.catch(() => null) }
}

/** The search results page. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const { search, found, ways } = useLoaderData<typeof loader>()
  const address = readSearchAddress(pathInStore(store, pathname))?.address
  const hasNone = ways !== undefined
  const title = t(hasNone ? 'suggest.none.title' : 'search.title', { query: search })
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('#src/domains/suggest/track-search.ts').then(({ trackSearch }) => {
      if (!isOver) stop = trackSearch(store, search, !hasNone)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [store, search, hasNone])
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NOINDEX, FOLLOW" />
      <h1 className={styles['title']}>{title}</h1>
      {found.products?.is_near_match ? <p className={styles['near']}>{t('suggest.near', { query: search })}</p> : null}
      {hasNone ? <NoResults ways={ways} /> : null}
      {!hasNone && found.products && address ? <Listing listing={found.products} address={address} /> : null}
    </div>
  )
}
