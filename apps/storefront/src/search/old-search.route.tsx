import { replace, type LoaderFunctionArgs } from 'react-router'
import { href, pathInStore, storeOf } from '#src/i18n/store-view.ts'
import { notFound } from '#src/url/not-found.ts'
import { readSearchAddress } from './search-address.ts'

/** `/search/coat` is a search too and is replaced by its own address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<never> {
  const store = storeOf(request)
  const url = new URL(request.url)
  const read = readSearchAddress(pathInStore(store, url.pathname))
  if (!read) return notFound(request)
  throw replace(href(store, read.canonical) + url.search, 301)
}
