import { redirect, type LoaderFunctionArgs } from 'react-router'
import { href, storeOf } from '#src/i18n/store-view.ts'

/** Where the search form lands: a query becomes the search's own address, an empty one leads home. */
export function loader({ request }: LoaderFunctionArgs): never {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim()
  throw redirect(href(storeOf(request), query ? `/search/query/${encodeURIComponent(query)}` : '/'), 302)
}
