import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** The ids of all items of a list, for all store views, in the customer's order. */
export async function selectOrder(db: Reader, listId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from wishlist_item where wishlist_id = ${listId} order by place nulls first, id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** Stores the order of a list's items. */
export async function saveOrder(tx: Writer, listId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update wishlist_item i set place = o.place
    from unnest(${[...ids]}::int[]) with ordinality as o (id, place)
    where i.wishlist_id = ${listId} and i.id = o.id and i.place is distinct from o.place`.execute(tx)
}
