import { findProducts } from '../catalogue/index/index.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { suggestErrors } from './errors.ts'
import { clientHash, isPersonal, searchedFor } from './limits.ts'
import { countQueries, deleteQuery, saveRecent, type SearchedFor } from './queries.ts'

const perAddress: AttemptLimit = { name: 'search address', most: 200, seconds: 3_600 }
/** Each visitor's search counts once a day, so that nobody can push a query to the top. */
const perQuery: AttemptLimit = { name: 'search query', most: 1, seconds: 86_400 }
const mostRecent = 10

/** Counts a search that had results. If the client has given consent, also stores it for the client. */
export async function countSearch(ctx: Context, text: string, uuid: string | null | undefined): Promise<void> {
  const searched = searchedFor(text)
  if (searched === undefined) throw suggestErrors.SEARCH_EMPTY()
  const hash = clientHash(uuid)
  const address = ctx.visitor?.address
  const wait = address ? await ctx.transaction((tx) => countAttempt(tx, perAddress, address, ctx.now)) : 0
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  const { page, isNear } = await findProducts(ctx, { search: searched.query, pageSize: 1 })
  await ctx.transaction(async (tx) => {
    if (page.total_count === 0 || isNear) return deleteQuery(tx, ctx.store.id, searched.folded)
    const client = { storeId: ctx.store.id, hash: hash ?? '' }
    if (hash !== undefined) await saveRecent(tx, client, searched, ctx.now, mostRecent)
    if (await isNewSearch(ctx, tx, searched))
      await countQueries(tx, [{ ...searched, storeId: ctx.store.id, times: 1 }], ctx.now)
  })
}

async function isNewSearch(
  { store, visitor, now }: Context,
  tx: Writer,
  { query, folded }: SearchedFor,
): Promise<boolean> {
  if (isPersonal(query)) return false
  const address = visitor?.address
  return !address || (await countAttempt(tx, perQuery, `${store.id} ${address} ${folded}`, now)) === 0
}
