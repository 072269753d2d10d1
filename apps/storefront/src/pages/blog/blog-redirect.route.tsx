import { redirect, type LoaderFunctionArgs } from 'react-router'
import { href, storeOf } from '#src/platform/i18n/store-view.ts'

/** Redirects `/blog` and bare section paths such as `/blog/tag` to the list of all posts. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(href(storeOf(request), '/blog/allPosts'), 301)
}

/** Never rendered, because the loader always redirects. */
export function Component() {
  return null
}
