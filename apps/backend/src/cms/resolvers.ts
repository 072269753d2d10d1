import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { blogResolvers } from './blog-fields.ts'
import { contactUs } from './contact-us.ts'
import { cmsErrors } from './errors.ts'
import { findPage, findPageById, type CmsPageView } from './pages.ts'
import { selectBlocks, type BlockRow } from './queries.ts'
import { shownContent } from './shown-content.ts'

export const resolvers: Resolvers = {
  ...blogResolvers,
  Query: {
    ...blogResolvers.Query,
    cmsBlocks: async (_root, { identifiers }, context) => ({
      // GraphQL reports an unknown block under its own path and returns the other items.
      items: (await blocksOf(context, identifiers ?? [])) as BlockRow[],
    }),
    dynamicBlocks: (_root, { pageSize, currentPage }) => ({
      items: [],
      page_info: { page_size: pageSize ?? 20, current_page: currentPage ?? 1, total_pages: 0 },
      total_count: 0,
    }),
    cmsPage: (_root, { id, identifier }, context) => pageOf(context, id ?? undefined, identifier ?? undefined),
  },
  Mutation: {
    contactUs: async (_root, { input }, context) => {
      await contactUs(context, input)
      return { status: true }
    },
  },
}

async function blocksOf(context: Context, asked: readonly (string | null)[]): Promise<(BlockRow | UserError)[]> {
  const identifiers = [...new Set(asked.filter((identifier) => identifier !== null && identifier !== ''))] as string[]
  if (identifiers.length === 0) throw cmsErrors.BLOCK_IDENTIFIERS_MISSING()
  const rows = await selectBlocks(context.db, context.store.id, identifiers)
  const shown = await Promise.all(
    rows.map(async (row) => ({ ...row, content: await shownContent(context, row.content) })),
  )
  const found = new Map(shown.map((row) => [row.identifier, row]))
  return identifiers.map((identifier) => found.get(identifier) ?? cmsErrors.BLOCK_NOT_FOUND({ identifier }))
}

async function pageOf(context: Context, id?: number, identifier?: string): Promise<CmsPageView> {
  if (id === undefined && (identifier === undefined || identifier === '')) throw cmsErrors.PAGE_IDENTIFIER_MISSING()
  const page = id === undefined ? await findPage(context, identifier ?? '') : await pageByNumber(context, id)
  if (page === undefined) throw cmsErrors.PAGE_NOT_FOUND({ identifier: String(id ?? identifier) })
  return page
}

/** Id 2 is the home page in a default Magento installation, and clients rely on it. */
async function pageByNumber(context: Context, id: number): Promise<CmsPageView | undefined> {
  return id === 2
    ? findPage(context, (await storeSettings(context))['web/default/cms_home_page'])
    : findPageById(context, id)
}
