import DataLoader from 'dataloader'
import type { Context } from '#src/platform/context.ts'
import type { Resolvers } from '#src/platform/resolvers.gen.ts'
import { keptContent } from '#src/platform/shop-state.ts'
import type { UserError } from '#src/platform/user-error.ts'
import { storeSettings } from '#src/store/store.ts'
import { contactUs } from './contact-us.ts'
import { cmsErrors } from './errors.ts'
import { findPage, findPageById, type CmsPageView } from './pages.ts'
import { selectBlocks, type BlockRow } from './queries.ts'
import { contentElements, shownContent } from './shown-content.ts'

export const resolvers: Resolvers = {
  Query: {
    cmsBlocks: async (_root, { identifiers }, context) => ({
      // GraphQL reports an unknown block under its own path and returns the other items.
      items: (await blocksOf(context, identifiers ?? [])) as BlockRow[],
    }),
    cmsPage: (_root, { id, identifier }, context) => pageOf(context, id ?? undefined, identifier ?? undefined),
  },
  CmsPage: {
    content: ({ content }, _args, context) => shownContent(context, content),
    content_elements: ({ content, identifier }, _args, context) =>
      contentElements(context, content, `page ${identifier}`),
  },
  ComplexTextValue: {
    html: ({ stored }, _args, context) => shownContent(context, stored),
    elements: ({ stored, where }, _args, context) => contentElements(context, stored, where),
  },
  CmsBlock: {
    content: ({ content }, _args, context) => shownContent(context, content),
    content_elements: ({ content, identifier }, _args, context) =>
      contentElements(context, content, `block ${identifier}`),
  },
  Mutation: {
    contactUs: async (_root, { input }, context) => {
      await contactUs(context, input)
      return { status: true }
    },
  },
}

const blockOf = (context: Context, identifier: string): Promise<BlockRow | null> =>
  keptContent(context, `block ${context.store.id} ${identifier}`, () => blockLoader(context).load(identifier))

/** Loads the blocks of a response with one query. */
function blockLoader(context: Context): DataLoader<string, BlockRow | null> {
  const { db, store } = context
  return context.memo(
    'cms.blocks',
    () =>
      new DataLoader(async (identifiers) => {
        const rows = await selectBlocks(db, store.id, identifiers)
        return identifiers.map((identifier) => rows.find((row) => row.identifier === identifier) ?? null)
      }),
  )
}

async function blocksOf(context: Context, asked: readonly (string | null)[]): Promise<(BlockRow | UserError)[]> {
  const identifiers = [...new Set(asked.filter((identifier) => identifier !== null && identifier !== ''))] as string[]
  if (identifiers.length === 0) throw cmsErrors.BLOCK_IDENTIFIERS_MISSING()
  const rows = (await Promise.all(identifiers.map((identifier) => blockOf(context, identifier)))).filter(
    (row) => row !== null,
  )
  const found = new Map(rows.map((row) => [row.identifier, row]))
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
