import type { Writer } from '#src/platform/database.ts'
import { saveRewrites, type RewriteDraft } from '#src/url/url.ts'
import type { RefusedDraft } from './types.ts'

/** Gives pages, posts and topics their paths; former paths redirect. Returns those whose path belongs to something else. */
export async function savePaths<Draft>(
  tx: Writer,
  wanted: readonly (RewriteDraft & { draft: Draft })[],
): Promise<RefusedDraft<Draft>[]> {
  const keyOf = ({ storeId, entity, entityId }: RewriteDraft): string => `${storeId} ${entity} ${entityId}`
  const drafts = new Map(wanted.map((one) => [keyOf(one), one.draft]))
  const { conflicts } = await saveRewrites(
    tx,
    wanted.map(({ storeId, entity, entityId, path }) => ({ storeId, entity, entityId, path })),
  )
  return conflicts.flatMap(({ draft: rewrite, requestPath, takenBy }) => {
    const draft = drafts.get(keyOf(rewrite))
    if (draft === undefined) return []
    const owner = `a ${takenBy.entity === 'custom' ? 'redirect' : takenBy.entity.replace('_', ' ')}`
    return [{ draft, key: ['url'], text: `the address ${requestPath} belongs to ${owner} already` }]
  })
}
