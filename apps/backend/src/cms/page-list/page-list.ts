import type { Context } from '#src/platform/context.ts'
import { storeSettings } from '#src/store/store.ts'
import { hiddenPages } from './hidden-pages.ts'
import { selectPageLinks } from '../queries.ts'

export { hiddenPages } from './hidden-pages.ts'
export { selectActivePages as activePages } from '../queries.ts'

/** Links to those of the pages that exist in the store view. */
export async function pageLinks(
  context: Context,
  identifiers: readonly string[],
): Promise<Map<string, { label: string; relative_url: string }>> {
  const hidden = hiddenPages(await storeSettings(context))
  const shown = identifiers.filter((identifier) => !hidden.includes(identifier))
  const rows = shown.length === 0 ? [] : await selectPageLinks(context.db, context.store.id, shown)
  return new Map(rows.map(({ identifier, title, urlKey }) => [identifier, { label: title, relative_url: urlKey }]))
}
