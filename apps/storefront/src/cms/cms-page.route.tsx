import { data as withStatus, useRouteLoaderData } from 'react-router'
import { CmsPageContentDocument, type CmsPageContentQuery, type LayoutQuery } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { pageTitle } from '#src/layout/page-title.ts'
import type { PageArguments } from '#src/url/page-modules.ts'
import { CmsHtml } from './cms-html.tsx'
import styles from './cms-page.module.css'

/** Loads a content page by its identifier. */
export async function loadPage({ request, resolved }: PageArguments): Promise<CmsPageContentQuery> {
  const identifier = resolved.__typename === 'CmsPage' ? (resolved.identifier ?? '') : ''
  const content = await query(CmsPageContentDocument, { identifier }, request)
  if (!content.cmsPage) throw withStatus(null, { status: 404 })
  return content
}

/** A page of stored content. */
export function Page({ data }: { readonly data: CmsPageContentQuery }) {
  const page = data.cmsPage
  const layout = useRouteLoaderData<LayoutQuery>('root')
  const title = page?.content_heading || page?.title || ''
  return (
    <article className={styles['page']}>
      <title>{pageTitle(layout, page?.meta_title || title)}</title>
      {page?.meta_description ? <meta name="description" content={page.meta_description} /> : null}
      <h1 className={styles['title']}>{title}</h1>
      <CmsHtml className={styles['content']} html={page?.content ?? ''} />
    </article>
  )
}
