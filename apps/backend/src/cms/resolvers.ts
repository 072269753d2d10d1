import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { blogResolvers } from './blog-fields.ts'
import { contactUs } from './contact-us.ts'
import { findPage, findPageById, type CmsPageView } from './pages.ts'
import { selectBlocks, type BlockRow } from './queries.ts'
import { shownContent } from './shown-content.ts'

export const resolvers: Resolvers = {
  ...blogResolvers,
  Query: {
    ...blogResolvers.Query,
    cmsBlocks: async (_root, { identifiers }, context) => ({
      // An error among the items is reported under its own path and leaves the others as they are.
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
  if (identifiers.length === 0) throw new UserError('graphql-input', '"identifiers" of CMS blocks should be specified')
  const rows = await selectBlocks(context.db, context.store.id, identifiers)
  const shown = await Promise.all(
    rows.map(async (row) => ({ ...row, content: await shownContent(context, row.content) })),
  )
  const found = new Map(shown.map((row) => [row.identifier, row]))
  return identifiers.map((identifier) => found.get(identifier) ?? missing('block', identifier))
}

async function pageOf(context: Context, id?: number, identifier?: string): Promise<CmsPageView> {
  if (id === undefined && (identifier === undefined || identifier === ''))
    throw new UserError('graphql-input', '"Page id/identifier should be specified')
  const page = id === undefined ? await findPage(context, identifier ?? '') : await pageByNumber(context, id)
  if (page === undefined) throw missing('page', String(id ?? identifier))
  return page
}

/** 2 is the home page of a stock shop, and clients know it. */
async function pageByNumber(context: Context, id: number): Promise<CmsPageView | undefined> {
  return id === 2
    ? findPage(context, (await storeSettings(context))['web/default/cms_home_page'])
    : findPageById(context, id)
}

function missing(kind: 'block' | 'page', identifier: string): UserError {
  const name = identifier.slice(0, 100)
  return new UserError('graphql-no-such-entity', `The CMS ${kind} with the "${name}" ID doesn't exist.`)
}
