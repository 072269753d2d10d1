import { findTexts } from '../catalogue/index/index.ts'
import type { SearchableContent } from '../cms/cms.ts'
import type { Context } from '#src/platform/context.ts'
import { platformErrors } from '#src/platform/errors.ts'
import { contentIndex } from './content-index.ts'

const mostItems = 20

/** The pages and posts that match a search, as the API shows them. */
export interface FoundContent {
  /** Whether they contain all words of the search, without corrections. */
  is_exact_match: boolean
  total_count: number
  items: { type: SearchableContent['kind']; title: string; description: string; relative_url: string }[]
}

/** Searches the content of the request's store view. @throws a UserError if the page size is less than 1. */
export async function searchContent(ctx: Context, search: string, pageSize: number): Promise<FoundContent> {
  if (pageSize < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  const { texts, contents } = await contentIndex(ctx)
  const { positions, isExact } = findTexts(texts, search)
  const found = positions
    .flatMap((position) => contents[position] ?? [])
    .filter(({ publishedAt }) => publishedAt === null || publishedAt <= ctx.now)
  return {
    is_exact_match: isExact && found.length > 0,
    total_count: found.length,
    items: found
      .slice(0, Math.min(pageSize, mostItems))
      .map(({ kind, title, description, path }) => ({ type: kind, title, description, relative_url: path })),
  }
}
