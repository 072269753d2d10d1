import { createElement } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SeoProvider } from '#src/domains/seo/seo-context.tsx'
import type { PageSources } from '#src/platform/url/page-kind.ts'
import { firstVisit } from './first-visit.ts'
import { pageComponent, type ResolvedPage } from './page-modules.ts'

/**
 * The loader of the catch-all route: loads the page that the path resolves to. Dynamic import, because the first page of a
 * visit needs no loader code in the browser.
 */
export const loaderOf =
  (sources: PageSources) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ResolvedPage> => {
    const known = firstVisit(request)
    if (known) return known
    const { loadUrl } = await import('./load-url.ts')
    return loadUrl(request, sources)
  }

/** Renders the resolved page. */
export function Component() {
  const page = useLoaderData<ResolvedPage>()
  const Page = pageComponent(page.kind)
  return Page ? <SeoProvider data={page.seo}>{createElement(Page, { data: page.data })}</SeoProvider> : null
}
