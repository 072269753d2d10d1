import { sql, type RawBuilder } from 'kysely'
import type { Context } from './context.ts'
import { isInTransaction, run, statement, type Reader, type Statement } from './database.ts'
import { withoutDeadline } from './deadline.ts'
import { joined } from './joined.ts'
import { keepRows, stateOfReference, type ReferenceState } from './reference-data.ts'

/** What the database holds at one moment, without reading it: what was read for the same state before is still right. */
export interface ShopState {
  /** Stands for everything that `platform_revision` counts: pages, blocks, addresses, categories, settings. */
  content: string
  reference: ReferenceState
}

/** Selects the state. */
export const shopStateColumns: RawBuilder<unknown> = sql`
  (select revision::text from platform_revision where id = 1) as content, (${stateOfReference}) as reference`

const shopStateNow: Statement<ShopState> = statement(
  sql<ShopState>`select ${shopStateColumns}`,
  ([row]) => row ?? { content: '', reference: '' },
)

interface Offered {
  read?: () => Promise<ShopState | undefined>
}

const offered = (ctx: Pick<Context, 'memo'>): Offered => ctx.memo('platform.offered-state', (): Offered => ({}))

/** Tells that a message of the request reads the state, so that it costs none of its own. */
export function offerShopState(ctx: Pick<Context, 'memo'>, read: () => Promise<ShopState | undefined>): void {
  offered(ctx).read ??= read
}

/** The state after the beginning of the request, read once for each. */
export const shopState = (ctx: Context): Promise<ShopState> =>
  ctx.memo('platform.shop-state', async () => {
    // A field that starts in the same turn may read it with something else.
    await Promise.resolve()
    const read = await offered(ctx).read?.()
    if (read !== undefined) return read
    return isInTransaction() ? run(ctx.db, shopStateNow) : withoutDeadline(() => stateOf(ctx.db))
  })

const polls = new WeakMap<Reader, (given: undefined) => Promise<ShopState>>()

function stateOf(db: Reader): Promise<ShopState> {
  const poll = polls.get(db) ?? joined(() => run(db, shopStateNow))
  polls.set(db, poll)
  return poll(undefined)
}

const content = keepRows(5_000)
/** A client may ask for what it likes, and each question is kept. */
const longestKey = 200

/**
 * Rows of tables that `platform_revision` counts, read once for each state. What is loaded may depend only on them and on the key, and not
 * on settings, which a process reads a few seconds late.
 */
export async function keptContent<T>(ctx: Context, key: string, load: () => Promise<T>): Promise<T> {
  // A transaction may see what others do not.
  if (isInTransaction() || key.length > longestKey) return load()
  return content(ctx.db, (await shopState(ctx)).content, key, load)
}
