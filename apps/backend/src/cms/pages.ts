import type { Context } from '#src/platform/context.ts'
import { keptContent } from '#src/platform/shop-state.ts'
import { storeSettings } from '#src/store/store.ts'
import { draftContent } from './draft-content.ts'
import { selectPage, type PageRow } from './queries.ts'
import { hiddenPages } from './page-list/page-list.ts'

export interface CmsPageView {
  __typename: 'CmsPage'
  /** Null for the default blocks of a home page. */
  id: number | null
  identifier: string
  title: string
  url_key: string
  /** As stored. */
  content: string
  content_heading: string
  meta_title: string
  meta_description: string
  meta_keywords: string
  meta_robots: string
  page_layout: string
  relative_url: string
  redirect_code: number
  type: 'CMS_PAGE'
}

const homeBlocks = ['home-intro', 'home-lookbook', 'home-benefits'].map((id) => `{{block id="${id}"}}`).join('\n')

/** The page with this identifier in the request's store view. */
export async function findPage(context: Context, identifier: string): Promise<CmsPageView | undefined> {
  const settings = await storeSettings(context)
  if (hiddenPages(settings).includes(identifier)) return undefined
  const row = await pageRow(context, { identifier })
  const isHome = identifier === settings['web/default/cms_home_page']
  if (row !== undefined) return viewOf(shownPage(row, context), isHome)
  if (!isHome) return undefined
  // The default blocks, shown until the shop has its own home page.
  return viewOf(
    {
      id: null,
      identifier,
      urlKey: identifier,
      title: settings['design/head/default_title'],
      contentHeading: '',
      content: homeBlocks,
      metaTitle: settings['design/head/default_title'],
      metaDescription: settings['design/head/default_description'],
      metaKeywords: settings['design/head/default_keywords'],
      metaRobots: 'INDEX,FOLLOW',
      pageLayout: 'cms-full-width',
    },
    true,
  )
}

/** The page with this id in the request's store view. */
export async function findPageById(context: Context, id: number): Promise<CmsPageView | undefined> {
  const row = await pageRow(context, { id })
  if (row === undefined || hiddenPages(await storeSettings(context)).includes(row.identifier)) return undefined
  return viewOf(shownPage(row, context), false)
}

/** The stored page that is visible. In a preview, hidden ones become visible with time. */
function pageRow(context: Context, key: { id: number } | { identifier: string }): Promise<PageRow | undefined> {
  const { db, store, preview } = context
  if (preview !== undefined) return selectPage(db, store.id, key, preview)
  return keptContent(context, `page ${store.id} ${JSON.stringify(key)}`, () => selectPage(db, store.id, key))
}

/** A page that nobody has confirmed says so, and stays out of search engines. */
const shownPage = (page: PageRow, { store }: Context): PageRow =>
  page.awaitsConfirmation
    ? { ...page, content: draftContent(page.content, store.locale), metaRobots: 'NOINDEX,NOFOLLOW' }
    : page

function viewOf(
  page: Omit<PageRow, 'id' | 'storeId' | 'isActive' | 'startsAt' | 'awaitsConfirmation'> & { id: number | null },
  isHome: boolean,
): CmsPageView {
  return {
    __typename: 'CmsPage',
    id: page.id,
    identifier: page.identifier,
    title: page.title,
    url_key: page.urlKey,
    content: page.content,
    content_heading: page.contentHeading,
    meta_title: page.metaTitle,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    meta_robots: page.metaRobots,
    page_layout: page.pageLayout,
    relative_url: isHome ? '/' : page.urlKey,
    redirect_code: 0,
    type: 'CMS_PAGE',
  }
}
