import { createElement } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SeoProvider } from '#src/seo/seo-context.tsx'
import { pageComponent, type ResolvedPage } from './page-modules.ts'

/** Loads whatever page the path turns out to be; the first page comes loaded, so the way there is fetched with the second. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ResolvedPage> {
  const { loadUrl } = await import('./load-url.ts')
  return loadUrl(request)
}

/** Shows the page that the path turned out to be. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const Page = pageComponent(page.kind)
  return Page ? <SeoProvider data={page.seo}>{createElement(Page, { data: page.data })}</SeoProvider> : null
}
