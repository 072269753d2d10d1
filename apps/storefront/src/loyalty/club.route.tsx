import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CmsHtml } from '#src/cms/cms-html.tsx'
import styles from '#src/cms/cms-page.module.css'
import prose from '#src/cms/prose.module.css'
import { CmsPageContentDocument } from '#src/graphql/documents.gen.ts'
import { query } from '#src/graphql/client.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { PageHead } from '#src/seo/page-head.tsx'
import { ButtonLink } from '#src/url/button-link.tsx'
import { notFound } from '#src/url/not-found.ts'

const identifier = 'customer-club'

/** What the shop says of its club. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { cmsPage } = await query(CmsPageContentDocument, { identifier }, request)
  return cmsPage ?? notFound(request)
}

/** The customer club, for members and for who thinks of becoming one. */
export function Component() {
  const t = useT()
  const store = useStore()
  const page = useLoaderData<typeof loader>()
  const title = page.content_heading || page.title || t('customer.loyalty.title')
  return (
    <article className={styles['page']}>
      <PageHead title={page.meta_title || title} description={page.meta_description} robots={page.meta_robots} />
      <h1 className={styles['title']}>{title}</h1>
      <CmsHtml className={prose['prose']} html={page.content ?? ''} />
      <ButtonLink to={href(store, '/loyalty/customer')}>{t('customer.loyalty.mine')}</ButtonLink>
    </article>
  )
}
