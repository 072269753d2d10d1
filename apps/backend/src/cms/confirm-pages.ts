import type { Reader, Writer } from '#src/platform/database.ts'
import { publish } from '#src/platform/events.ts'
import { insertConfirmations, selectConfirmable, type ConfirmablePage } from './confirmation-queries.ts'

/** What a template leaves to the merchant, such as `[[the court of registration]]`. */
const blank = /\[\[([^[\]]{1,200})\]\]/g

/** What still has to be filled in on a page, once each. */
export const blanksOf = ({ title, content }: Pick<ConfirmablePage, 'title' | 'content'>): string[] => [
  ...new Set([...`${title} ${content}`.matchAll(blank)].map(([, what = '']) => what)),
]

/** The pages with these identifiers, or all that were drafts once. */
export function confirmablePages(db: Reader, identifiers?: readonly string[]): Promise<ConfirmablePage[]> {
  return selectConfirmable(db, identifiers)
}

/** Confirms the pages in their present wording; they are no drafts any more. */
export async function confirmPages(
  tx: Writer,
  pages: readonly Pick<ConfirmablePage, 'id'>[],
  by: string,
  now: Date,
): Promise<void> {
  await insertConfirmations(
    tx,
    pages.map(({ id }) => id),
    by,
    now,
  )
  // A store view may now take orders.
  await publish(tx, 'store.changed', {})
}
