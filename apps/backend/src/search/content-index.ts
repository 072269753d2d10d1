import { plainText } from '../catalogue/catalogue.ts'
import { createTextIndex, storeIndex, type StoreIndex, type TextIndex } from '../catalogue/index/index.ts'
import { searchableContent, type SearchableContent } from '../cms/cms.ts'
import { contentRevision } from '#src/platform/content-revision.ts'
import { withoutDeadline } from '#src/platform/deadline.ts'
import type { Context } from '#src/platform/context.ts'

/** The searchable pages and posts of a store view, and the index of their texts by position. */
export interface ContentIndex {
  contents: Omit<SearchableContent, 'content' | 'keywords'>[]
  texts: TextIndex
}

/** Magento's placeholder for a block, a widget or a setting. */
const directive = /\{\{[^}]*\}\}/g

/** Indexes of this process, by the product index of the same store view, whose synonyms they share. */
const cache = new WeakMap<StoreIndex, { revision: number; loading: Promise<ContentIndex> }>()

/** The content index of the request's store view, loaded again when any content, setting or synonym has changed. */
export async function contentIndex(ctx: Context): Promise<ContentIndex> {
  const index = await storeIndex(ctx)
  const revision = await contentRevision(ctx.db)
  const known = cache.get(index)
  if (known?.revision === revision) return known.loading
  const loading = withoutDeadline(() => loadIndex(ctx, index))
  cache.set(index, { revision, loading })
  loading.catch(() => cache.delete(index))
  return loading
}

async function loadIndex(ctx: Context, { terms }: StoreIndex): Promise<ContentIndex> {
  const contents = await searchableContent(ctx)
  const texts = contents.map(({ title, description, keywords, content }) => ({
    title,
    text: plainText(`${title} ${description} ${keywords} ${content.replaceAll(directive, ' ')}`),
  }))
  return {
    contents: contents.map(({ content: _, keywords: __, ...shown }) => shown),
    texts: await createTextIndex(texts, terms),
  }
}
