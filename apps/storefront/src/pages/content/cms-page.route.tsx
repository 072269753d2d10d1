import { CmsPageContentDocument, type CmsPageContentQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { PageContent } from '#src/domains/cms/content/page-content.tsx'

/** Loads a content page by its identifier. */
export async function loadPage({ request, resolved }: PageArguments): Promise<CmsPageContentQuery> {
  const identifier = resolved.__typename === 'CmsPage' ? (resolved.identifier ?? '') : ''
  const content = await query(CmsPageContentDocument, { identifier }, request)
  if (!content.cmsPage) return notFound(request)
  return content
}

/** A CMS page. */
export function Page({ data }: { readonly data: CmsPageContentQuery }) {
  const page = data.cmsPage
  const title = page?.title ?? ''
  const hasBreadcrumbs = data.storeConfig?.show_cms_breadcrumbs !== 0
  return (
    <>
      <PageHead
        title={page?.meta_title || page?.content_heading || title}
        description={page?.meta_description}
        robots={page?.meta_robots}
      />
      <PageContent
        elements={page?.content_elements ?? []}
        heading={page?.content_heading ?? null}
        title={title}
        isNarrow={page?.page_layout === '1column'}
        above={
          hasBreadcrumbs ? <Breadcrumbs crumbs={[]} current={title || (page?.content_heading ?? '')} /> : undefined
        }
      />
    </>
  )
}
