import { findProducts } from '../catalogue/catalogue.ts'
import { countAttempt, tooManyAttempts, type AttemptLimit } from '#src/platform/attempts.ts'
import type { Context } from '#src/platform/context.ts'
import type { Writer } from '#src/platform/database.ts'
import { UserError } from '#src/platform/user-error.ts'
import { clientHash, isPersonal, searchedFor } from './limits.ts'
import { countQueries, deleteQuery, keepRecent, type SearchedFor } from './queries.ts'

const perAddress: AttemptLimit = { name: 'search address', most: 200, seconds: 3_600 }
/** Whoever repeats a search all day says no more than who searches once. */
const perQuery: AttemptLimit = { name: 'search query', most: 1, seconds: 86_400 }
const mostRecent = 10

/** Counts a search that found something, for everybody, and remembers it for a client that agreed to be known. */
export async function noteSearch(ctx: Context, text: string, uuid: string | null | undefined): Promise<void> {
  const searched = searchedFor(text)
  if (searched === undefined) throw new UserError('graphql-input', 'The query is empty.')
  const hash = clientHash(uuid)
  const address = ctx.visitor?.address
  const wait = address ? await ctx.transaction((tx) => countAttempt(tx, perAddress, address, ctx.now)) : 0
  if (wait > 0) throw tooManyAttempts(ctx.visitor, wait)
  const { page, isNear } = await findProducts(ctx, { search: searched.query, pageSize: 1 })
  await ctx.transaction(async (tx) => {
    if (page.total_count === 0 || isNear) return deleteQuery(tx, ctx.store.id, searched.folded)
    const client = { storeId: ctx.store.id, hash: hash ?? '' }
    if (hash !== undefined) await keepRecent(tx, client, searched, ctx.now, mostRecent)
    if (await isNews(ctx, tx, searched))
      await countQueries(tx, [{ ...searched, storeId: ctx.store.id, times: 1 }], ctx.now)
  })
}

async function isNews({ store, visitor, now }: Context, tx: Writer, { query, folded }: SearchedFor): Promise<boolean> {
  if (isPersonal(query)) return false
  const address = visitor?.address
  return !address || (await countAttempt(tx, perQuery, `${store.id} ${address} ${folded}`, now)) === 0
}
