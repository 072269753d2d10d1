import DataLoader from 'dataloader'
import { cacheTags } from '#src/platform/cache-tags.ts'
import type { Context } from '#src/platform/context.ts'
import { entryById } from './bitset/bitset-index.ts'
import { selectDocuments, type DocumentRow } from './index-queries.ts'
import { storeIndex, type StoreIndex } from './store-index.ts'

const maxDocuments = 2_000

/** Loads the products of a page with one query. Cached products are reloaded only after a change. */
export function documentLoader(ctx: Context): DataLoader<number, DocumentRow | null> {
  return ctx.memo('catalogue.documents', () => new DataLoader((ids) => loadDocuments(ctx, ids)))
}

async function loadDocuments(ctx: Context, ids: readonly number[]): Promise<(DocumentRow | null)[]> {
  const tags = cacheTags(ctx)
  for (const id of ids) tags.add(`p${id}`)
  const index = await storeIndex(ctx)
  const wanted = ids.filter((id) => {
    const entry = entryById(index.bitsets, id)
    return entry !== undefined && !index.repriced.has(id) && index.documents.get(id)?.version !== entry.version
  })
  const rows = wanted.length === 0 ? [] : await selectDocuments(ctx.db, ctx.store.id, wanted)
  const fresh = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = fresh.get(id)
    if (row !== undefined) cacheDocument(index, row)
    return row ?? (index.bitsets.rowOf.has(id) ? documentOf(index, id) : null)
  })
}

/**
 * The products if all of them are in memory, otherwise undefined. They come at once, because GraphQL completes a list several times
 * as fast as the promise of one, and a page of cards has hundreds of colours. Products that are not sold are null.
 */
export function documentsAtHand(
  ctx: Context,
  index: StoreIndex,
  ids: readonly number[],
): (DocumentRow | null)[] | undefined {
  const isAtHand = (id: number): boolean => {
    const entry = entryById(index.bitsets, id)
    return entry === undefined || index.repriced.has(id) || index.documents.get(id)?.version === entry.version
  }
  if (!ids.every(isAtHand)) return undefined
  const tags = cacheTags(ctx)
  for (const id of ids) tags.add(`p${id}`)
  return ids.map((id) => (index.bitsets.rowOf.has(id) ? documentOf(index, id) : null))
}

function documentOf({ repriced, documents }: StoreIndex, id: number): DocumentRow | null {
  return repriced.get(id) ?? documents.get(id)?.row ?? null
}

function cacheDocument(index: StoreIndex, row: DocumentRow): void {
  const version = entryById(index.bitsets, row.id)?.version
  index.documents.delete(row.id)
  if (version !== undefined) index.documents.set(row.id, { version, row })
  const oldest = index.documents.keys().next()
  if (index.documents.size > maxDocuments && !oldest.done) index.documents.delete(oldest.value)
}
