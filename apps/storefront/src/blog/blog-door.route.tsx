import { redirect, type LoaderFunctionArgs } from 'react-router'
import { href, storeOf } from '#src/i18n/store-view.ts'

/** `/blog` is the short name of the list of all posts, and so are the beginnings of the blog's addresses. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(href(storeOf(request), '/blog/allPosts'), 301)
}

/** Never shown: its address leads on. */
export function Component() {
  return null
}
