import { replace, type LoaderFunctionArgs } from 'react-router'
import { href, pathInStore, storeOf } from '#src/platform/i18n/store-view.ts'
import { notFound } from '#src/domains/cms/not-found.ts'
import { readSearchAddress } from '#src/platform/url/search-address.ts'

/** Redirects the legacy URL `/search/coat` to the canonical search URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const read = readSearchAddress(pathInStore(store, url.pathname))
  if (!read) return notFound(request)
  throw replace(href(store, read.canonical) + url.search, 301)
}
