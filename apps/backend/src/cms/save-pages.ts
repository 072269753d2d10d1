import type { Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { cleanHtml } from '#src/platform/html/clean-html.ts'
import { upsertPages, type PageDraft, type SavedPage } from './queries.ts'

/** Saves pages by identifier and store view with sanitized HTML; the last of several duplicates wins. */
export async function savePages(tx: Writer, pages: readonly PageDraft[], now: Date): Promise<SavedPage[]> {
  if (pages.length === 0) return []
  const rows = new Map(
    pages.map((page) => [`${page.storeId} ${page.identifier}`, { ...page, content: cleanHtml(page.content) }]),
  )
  const saved = await upsertPages(tx, [...rows.values()], now)
  // Legal pages decide whether a store takes orders.
  if (saved.some(({ isChanged }) => isChanged)) await publish(tx, 'store.changed', {})
  return saved
}
