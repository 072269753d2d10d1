import { redirect, type LoaderFunctionArgs } from 'react-router'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'
import { searchPath } from '#src/platform/url/search-address.ts'

/** Handles the search form: redirects to the search's URL, or home for an empty query. */
export function loader({ request }: LoaderFunctionArgs): never {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? searchParams.get('query') ?? '').trim()
  throw redirect(href(storeOf(request), query ? searchPath(query) : '/'), 302)
}
