import type { ContentElement } from '@bocian/rules/page-builder/elements.ts'
import { NoPageDocument, NoRoutePageDocument } from '#src/platform/graphql/documents.gen.ts'
import { query } from '#src/platform/graphql/client.ts'

/** The block for this page, used as long as the shop names no content page. */
const usual = 'no-page'

/** What the 404 page shows: the content page that the shop names in its settings, otherwise the block for this page. */
export async function loadNoPage(request: Request): Promise<readonly ContentElement[]> {
  const { storeConfig, cmsBlocks } = await query(NoPageDocument, {}, request)
  const block = cmsBlocks?.items?.[0]?.content_elements ?? []
  const identifier = storeConfig?.cms_no_route || usual
  if (identifier === usual) return block
  return query(NoRoutePageDocument, { identifier }, request).then(
    ({ cmsPage }) => cmsPage?.content_elements ?? block,
    () => block,
  )
}
