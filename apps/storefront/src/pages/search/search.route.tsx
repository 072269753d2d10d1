import { Suspense, useEffect, useId } from 'react'
import { redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import {
  SearchPageDocument,
  WaysOnDocument,
  type FoundPagesFragment,
  type NoResultsFragment,
  type SearchPageQuery,
} from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { href, pathInStore, storeOf } from '#src/platform/i18n/store-view.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { writeAddress } from '#src/platform/url/listing-address.ts'
import { filterTypes } from '#src/domains/listing/load/filter-types.ts'
import { filterOf, sortOf } from '#src/domains/listing/load/listing-choice.ts'
import { Listing } from '#src/domains/listing/listing.tsx'
import { ListingRecommendations } from '#src/domains/recommendation/later-recommendations.ts'
import { foundOr404 } from '#src/domains/listing/load/load-listing.ts'
import { loadPages, shownPages } from '#src/domains/listing/load/shown-pages.ts'
import { withTypedPrice } from '#src/domains/listing/load/typed-price.ts'
import { CorrectedSearch } from '#src/domains/suggest/corrected-search.tsx'
import { FoundPages } from '#src/domains/suggest/found-pages.tsx'
import { campaign } from '#src/domains/suggest/campaign.ts'
import { isMeant } from '#src/domains/suggest/is-meant.ts'
import { NoResults } from './no-results.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import { withoutQuotes } from '#src/platform/url/literal-search.ts'
import { readSearchAddress } from '#src/platform/url/search-address.ts'
import * as styles from './search.module.css'

type Found = {
  readonly search: string
  readonly found: SearchPageQuery
  /** Suggestions for a search that finds no products even without filters. */
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
  const isFiltered = Object.keys(address.filters).length > 0
  const hasProducts =
    found.products?.total_count !== 0 && !isMeant(found.products?.corrected_search, found.searchContent)
  if (hasProducts || isFiltered) return { search, found }
  const pending = query(WaysOnDocument, { input: { query: search }, campaign }, request, { isOptional: true })
  return { search, found, ways: await pending.catch(() => null) }
}

/** The search results page. Help pages and blog posts follow the products, or come first if no product matches well. */
export function Component() {
  const t = useT()
  const store = useStore()
  const { pathname } = useLocation()
  const { search, found, ways } = useLoaderData<typeof loader>()
  const address = readSearchAddress(pathInStore(store, pathname))?.address
  const hasNone = ways !== undefined
  const typed = withoutQuotes(search)
  const corrected = hasNone ? null : (found.products?.corrected_search ?? null)
  const pages = found.searchContent?.items ?? []
  const isFound = !hasNone || pages.length > 0
  const title = t(isFound ? 'search.title' : 'suggest.none.title', { query: corrected ?? typed })
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('#src/domains/suggest/track-search.ts').then(({ trackSearch }) => {
      if (!isOver) stop = trackSearch(store, search, isFound)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [store, search, isFound])
  const content = pages.length > 0 ? <SearchedPages key="pages" pages={pages} /> : null
  const arePagesBetter = hasNone || corrected !== null || found.products?.is_near_match === true
  return (
    <div className={styles['page']}>
      <PageHead title={title} robots="NOINDEX, FOLLOW" />
      <h1 className={styles['title']}>{title}</h1>
      {corrected === null ? null : <CorrectedSearch className={styles['note']} search={typed} corrected={corrected} />}
      {arePagesBetter ? content : null}
      {hasNone ? null : <NearNote products={found.products} query={corrected ?? typed} />}
      {hasNone ? <NoResults ways={ways} hasPages={pages.length > 0} /> : null}
      {!hasNone && found.products && address ? <Listing listing={found.products} address={address} /> : null}
      {arePagesBetter ? null : content}
      <div className={styles['recommended']}>
        <Suspense>
          <ListingRecommendations />
        </Suspense>
      </div>
    </div>
  )
}

type NearNoteProps = { readonly products: SearchPageQuery['products']; readonly query: string }

/** Says what the products lack, if none matches the whole search. */
function NearNote({ products, query: shown }: NearNoteProps) {
  const t = useT()
  if (!products?.is_near_match) return null
  return (
    <p className={styles['note']}>
      {t(products.lacks_colour ? 'suggest.lacksColour' : 'suggest.near', { query: shown })}
    </p>
  )
}

function SearchedPages({ pages }: { readonly pages: FoundPagesFragment['items'] }) {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {t('suggest.pages')}
      </h2>
      <FoundPages titleId={id} pages={pages} hasSummaries />
    </section>
  )
}
