import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { PageContent } from '#src/domains/cms/content/page-content.tsx'
import { CmsPageContentDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import { PageHead } from '#src/domains/seo/page-head.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { notFound } from '#src/domains/cms/not-found.ts'
import * as own from './activate.module.css'
import { requireClub } from './loyalty-views.ts'

const identifier = 'customer-club'

/** Loads the merchant's CMS page about the club; a 404 where the store view has no club. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireClub(request)
  const { cmsPage } = await query(CmsPageContentDocument, { identifier }, request)
  return cmsPage ?? notFound(request)
}

/** The page about the customer club, for members and prospective members. */
export function Component() {
  const t = useT()
  const store = useStore()
  const page = useLoaderData<typeof loader>()
  const title = page.content_heading || page.title || t('customer.loyalty.title')
  return (
    <>
      <PageHead title={page.meta_title || title} description={page.meta_description} robots={page.meta_robots} />
      <PageContent elements={page.content_elements ?? []} heading={page.content_heading} title={title} isNarrow>
        <p className={own['actions']}>
          <ButtonLink to={href(store, '/loyalty/customer/activate')}>{t('loyalty.activate.title')}</ButtonLink>
          <ButtonLink variant="secondary" to={href(store, '/loyalty/customer')}>
            {t('customer.loyalty.mine')}
          </ButtonLink>
        </p>
      </PageContent>
    </>
  )
}
