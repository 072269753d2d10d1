import type { Context } from '#src/platform/context.ts'
import { fewestShown, isPersonal, searchedFor } from './limits.ts'
import { selectSearch } from './queries.ts'

/**
 * How often a text was searched for. A search that is too rare to be public has the popularity 0, not null: Venia takes null for
 * a redirect, and goes to `/undefined`.
 */
export async function searchTerm(ctx: Context, text: string | null | undefined) {
  const searched = searchedFor(text ?? '')
  const isShown = searched !== undefined && !isPersonal(searched.query)
  const known = isShown ? await selectSearch(ctx.db, ctx.store.id, searched.folded, fewestShown) : undefined
  return {
    query_text: known?.query ?? searched?.query ?? '',
    popularity: known?.submissions ?? 0,
    redirect: null,
  }
}
