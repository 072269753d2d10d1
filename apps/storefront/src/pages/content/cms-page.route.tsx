import { CmsPageContentDocument, type CmsPageContentQuery } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs/breadcrumbs.tsx'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import type { PageArguments } from '#src/platform/url/page-kind.ts'
import { CmsHtml } from '#src/domains/cms/cms-html.tsx'
import * as styles from '#src/domains/cms/cms-page.module.css'
import * as prose from '#src/domains/cms/prose.module.css'

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
  const title = page?.content_heading || page?.title || ''
  return (
    <article className={page?.page_layout === '1column' ? styles['page'] : styles['wide']}>
      <PageHead title={page?.meta_title || title} description={page?.meta_description} robots={page?.meta_robots} />
      <Breadcrumbs crumbs={[]} current={page?.title ?? title} />
      <h1 className={styles['title']}>{title}</h1>
      <CmsHtml className={prose['prose']} html={page?.content ?? ''} isFirst />
    </article>
  )
}
