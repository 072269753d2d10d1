import { settingsOfStore, type Settings } from '#src/store/store.ts'
import type { Writer } from '#src/platform/database.ts'
import { planRewrites } from './plan-rewrites.ts'
import { retargetCustom, selectTouched, upsertRewrites } from './queries.ts'
import type { RewriteDraft, RewriteReport } from './types.ts'

/**
 * Assigns paths to products, categories, pages and posts. A previous path redirects with a 301. A taken path is reported as a
 * conflict, not thrown as an error.
 */
export async function saveRewrites(tx: Writer, drafts: readonly RewriteDraft[]): Promise<RewriteReport> {
  const settings = new Map<number, Settings>()
  for (const storeId of new Set(drafts.map((draft) => draft.storeId)))
    settings.set(storeId, await settingsOfStore(tx, storeId))
  const complete = drafts.map((draft) => ({ ...draft, path: withSuffix(draft, settings.get(draft.storeId)) }))
  const { writes, ...report } = planRewrites(complete, await selectTouched(tx, complete))
  await upsertRewrites(tx, writes)
  await retargetCustom(
    tx,
    writes.filter(({ redirectCode }) => redirectCode !== 0),
  )
  return report
}

function withSuffix({ entity, path }: RewriteDraft, settings: Settings | undefined): string {
  const hasSuffix = entity === 'product' || entity === 'category'
  const suffix = hasSuffix ? (settings?.[`catalog/seo/${entity}_url_suffix`] ?? '') : ''
  const plain = path.replace(/^\/+|\/+$/g, '')
  return plain.endsWith(suffix) ? plain : plain + suffix
}
