import { redirect } from 'react-router'
import { CategoryPageDocument, type CategoryPageQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { href, pathInStore, storeOf } from '#src/platform/i18n/store-view.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { displayParts } from './display-mode.ts'
import { filterTypes } from '#src/domains/listing/load/filter-types.ts'
import { shownAddress, writeAddress, type ListingAddress } from '#src/platform/url/listing-address.ts'
import { filterOf, sortOf } from '#src/domains/listing/load/listing-choice.ts'
import { foundOr404 } from '#src/domains/listing/load/load-listing.ts'
import { loadPages, shownPages } from '#src/domains/listing/load/shown-pages.ts'
import { withTypedPrice } from '#src/domains/listing/load/typed-price.ts'

/** Loads a category and the page of its products given by the URL. Redirects to the canonical URL. */
export async function loadCategory({ request, resolved }: PageArguments): Promise<CategoryPageQuery> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const category = resolved.__typename === 'CategoryTree' ? resolved : undefined
  const uid = category?.uid ?? ''
  const path = pathInStore(store, url.pathname)
  const address = withTypedPrice({ ...shownAddress(path), ...ownAddress(resolved) }, url.searchParams)
  const canonical = writeAddress(address)
  if (canonical !== path) throw redirect(href(store, canonical) + url.search, 301)
  return foundOr404(request, async () => {
    const variables = {
      uid,
      filter: { ...filterOf(address, await filterTypes(address, request)), category_uid: { eq: uid } },
      sort: sortOf(url.searchParams.get('sort')),
      pageSize: store.pageSize,
      withProducts: displayParts(category?.display_mode, category?.landing_page != null).products,
    }
    return loadPages(shownPages(request, address.page), (page) =>
      query(CategoryPageDocument, { ...variables, page }, request, { rejectsPartial: true }),
    )
  })
}

// Uses the server's path and suffix, because a filter or page segment in the requested URL may have replaced the suffix.
function ownAddress(resolved: PageArguments['resolved']): Pick<ListingAddress, 'path' | 'suffix'> | undefined {
  const { path, suffix } = shownAddress(`/${resolved.relative_url?.split('?', 1)[0] ?? ''}`)
  return resolved.relative_url ? { path: encodeURI(path), suffix } : undefined
}
