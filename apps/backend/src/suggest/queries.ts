import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

const dayLong = 86_400_000
const halfLife = 30 * dayLong

const dayOf = (time: Date): number => Math.floor(time.getTime() / dayLong)

/** A search text as typed, and normalized: lower case without accents. */
export interface SearchedFor {
  query: string
  folded: string
}

/** Counts several searches at once; the migration explains `heat`. The latest spelling of a query is the one that is shown. */
export async function countQueries(
  tx: Writer,
  counted: readonly (SearchedFor & { storeId: number; times: number })[],
  now: Date,
): Promise<void> {
  const at = now.getTime() / halfLife
  await sql`
    insert into suggest_query (store_id, folded, query, submissions, heat, last_at)
    select "storeId", folded, query, times, ${at}::float8 + log(2, times)::float8, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as r("storeId" int, folded text, query text, times int)
    on conflict (store_id, folded) do update set
      query = excluded.query,
      submissions = suggest_query.submissions + excluded.submissions,
      heat = excluded.heat + log(2, (1 + power(2, suggest_query.heat - excluded.heat))::numeric)::float8,
      last_at = excluded.last_at`.execute(tx)
}

export async function deleteQuery(tx: Writer, storeId: number, folded: string): Promise<void> {
  await tx.deleteFrom('suggest_query').where('store_id', '=', storeId).where('folded', '=', folded).execute()
}

/** The store view's searches made at least `fewest` times, weighted towards recent ones. */
export async function selectHottest(db: Reader, storeId: number, fewest: number, most: number): Promise<SearchedFor[]> {
  return db
    .selectFrom('suggest_query')
    .where('store_id', '=', storeId)
    .where('submissions', '>=', fewest)
    .orderBy('heat', 'desc')
    .orderBy('folded')
    .limit(most)
    .select(['query', 'folded'])
    .execute()
}

/** A search of a store view that was made at least `fewest` times. */
export async function selectSearch(
  db: Reader,
  storeId: number,
  folded: string,
  fewest: number,
): Promise<{ query: string; submissions: number } | undefined> {
  return db
    .selectFrom('suggest_query')
    .where('store_id', '=', storeId)
    .where('folded', '=', folded)
    .where('submissions', '>=', fewest)
    .select(['query', 'submissions'])
    .executeTakeFirst()
}

/** Stores a client's search and deletes all but the newest few. */
export async function saveRecent(
  tx: Writer,
  client: { storeId: number; hash: string },
  { query, folded }: SearchedFor,
  now: Date,
  most: number,
): Promise<void> {
  const { storeId, hash } = client
  await tx
    .insertInto('suggest_recent')
    .values({ store_id: storeId, client_hash: hash, folded, query, searched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'client_hash', 'folded']).doUpdateSet({ query, searched_at: now }),
    )
    .execute()
  await tx
    .deleteFrom('suggest_recent')
    .where('store_id', '=', storeId)
    .where('client_hash', '=', hash)
    .where('folded', 'in', (query) =>
      query
        .selectFrom('suggest_recent')
        .where('store_id', '=', storeId)
        .where('client_hash', '=', hash)
        .orderBy('searched_at', 'desc')
        .offset(most)
        .select('folded'),
    )
    .execute()
}

/** A client's searches since the given time, newest first. */
export async function selectRecent(db: Reader, storeId: number, hash: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('suggest_recent')
    .where('store_id', '=', storeId)
    .where('client_hash', '=', hash)
    .where('searched_at', '>', since)
    .orderBy('searched_at', 'desc')
    .select('query')
    .execute()
  return rows.map(({ query }) => query)
}

/** Counts a click on the product sold under this SKU; false if there is none. */
export async function countClick(
  tx: Writer,
  click: { storeId: number; sku: string; position: number },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into suggest_click (store_id, product_id, day, position, clicks)
    select store_id, product_id, ${dayOf(now)}::int, ${click.position}::int, 1
    from catalogue_listing where store_id = ${click.storeId} and sku = ${click.sku}
    on conflict (store_id, day, product_id, position) do update set clicks = suggest_click.clicks + 1
    returning product_id`.execute(tx)
  return rows.length > 0
}

/** Popularity of a store view's products: clicks since the given time, and items ordered, which weigh more. */
export async function selectWanted(
  db: Reader,
  storeId: number,
  since: Date,
  piece: number,
): Promise<{ productId: number; points: number }[]> {
  const { rows } = await sql<{ productId: number; points: number }>`
    select product_id as "productId", sum(points)::float8 as points from (
      select product_id, sum(clicks) as points from suggest_click
        where store_id = ${storeId} and day >= ${dayOf(since)}::int group by product_id
      union all
      select i.product_id, sum(i.quantity) * ${piece}::int from order_order o join order_item i on i.order_id = o.id
        where o.placed_at >= ${since.toISOString()}::timestamptz and o.store_id = ${storeId} and i.product_id is not null
        group by i.product_id
    ) wanted group by product_id`.execute(db)
  return rows
}

/** Deletes searches and clicks older than the given times. */
export async function deleteOld(tx: Writer, before: { queries: Date; recent: Date; clicks: Date }): Promise<void> {
  await tx.deleteFrom('suggest_query').where('last_at', '<', before.queries).execute()
  await tx.deleteFrom('suggest_recent').where('searched_at', '<', before.recent).execute()
  await tx.deleteFrom('suggest_click').where('day', '<', dayOf(before.clicks)).execute()
}
