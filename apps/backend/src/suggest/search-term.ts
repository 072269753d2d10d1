import type { Context } from '#src/platform/context.ts'
import { fewestShown, isPersonal, searchedFor } from './limits.ts'
import { selectSearch } from './queries.ts'

/** A search, if it is frequent enough to be public; otherwise null. */
export async function searchTerm(ctx: Context, text: string | null | undefined) {
  const searched = searchedFor(text ?? '')
  if (searched === undefined || isPersonal(searched.query)) return null
  const known = await selectSearch(ctx.db, ctx.store.id, searched.folded, fewestShown)
  return known === undefined ? null : { query_text: known.query, popularity: known.submissions, redirect: null }
}
