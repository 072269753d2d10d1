import { redirect, type LoaderFunctionArgs } from 'react-router'
import { href, storeOf } from '#src/i18n/store-view.ts'
import { searchPath } from './search-address.ts'

/** Where the search form lands: a query becomes the search's own address, an empty one leads home. */
export function loader({ request }: LoaderFunctionArgs): never {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? searchParams.get('query') ?? '').trim()
  throw redirect(href(storeOf(request), query ? searchPath(query) : '/'), 302)
}
