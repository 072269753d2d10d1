import { CmsPageContentDocument, type CmsPageContentQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { Breadcrumbs } from '#src/catalogue/breadcrumbs.tsx'
import { PageHead } from '#src/seo/page-head.tsx'
import { notFound } from '#src/url/not-found.ts'
import type { PageArguments } from '#src/url/page-modules.ts'
import { CmsHtml } from './cms-html.tsx'
import styles from './cms-page.module.css'
import prose from './prose.module.css'

/** Loads a content page by its identifier. */
export async function loadPage({ request, resolved }: PageArguments): Promise<CmsPageContentQuery> {
  const identifier = resolved.__typename === 'CmsPage' ? (resolved.identifier ?? '') : ''
  const content = await query(CmsPageContentDocument, { identifier }, request)
  if (!content.cmsPage) return notFound(request)
  return content
}

/** A page of stored content. */
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
