import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { selectBlocks } from './queries.ts'

export interface CmsPageView {
  __typename: 'CmsPage'
  identifier: string
  title: string
  url_key: string
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

const homeBlocks = ['home-intro', 'home-lookbook', 'home-benefits']

/** The page with this identifier in the request's store view. The home page is made of its blocks. */
export async function findPage(context: Context, identifier: string): Promise<CmsPageView | undefined> {
  const settings = await storeSettings(context)
  if (identifier !== settings['web/default/cms_home_page']) return undefined
  const blocks = new Map(
    (await selectBlocks(context.db, context.store.id, homeBlocks)).map((row) => [row.identifier, row]),
  )
  const title = settings['design/head/default_title']
  return {
    __typename: 'CmsPage',
    identifier,
    title,
    url_key: identifier,
    content: homeBlocks
      .map((name) => blocks.get(name)?.content ?? '')
      .join('\n')
      .trim(),
    content_heading: '',
    meta_title: title,
    meta_description: settings['design/head/default_description'],
    meta_keywords: settings['design/head/default_keywords'],
    meta_robots: 'INDEX,FOLLOW',
    page_layout: 'cms-full-width',
    relative_url: '/',
    redirect_code: 0,
    type: 'CMS_PAGE',
  }
}
