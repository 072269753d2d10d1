import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { StoredLine } from './types.ts'

const keptForMinutes = 60
const mostKept = 20

/** Keeps a line that is taken out for an hour, the latest twenty of a cart. */
export async function insertRemovedLine(tx: Writer, cartId: number, line: StoredLine, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptForMinutes * 60_000).toISOString()
  await sql`
    delete from cart_removed_item where cart_id = ${cartId} and (removed_at < ${since}::timestamptz or item_id in (
      select item_id from cart_removed_item where cart_id = ${cartId} order by removed_at desc offset ${mostKept - 1}
    ))`.execute(tx)
  await sql`
    insert into cart_removed_item (cart_id, item_id, line, removed_at)
    values (${cartId}, ${line.id}, ${JSON.stringify(line)}::jsonb, ${now.toISOString()}::timestamptz)`.execute(tx)
}

export async function selectRemovedLine(tx: Writer, cartId: number, id: number): Promise<StoredLine | undefined> {
  const { rows } = await sql<{ line: StoredLine }>`
    select line from cart_removed_item where cart_id = ${cartId} and item_id = ${id}`.execute(tx)
  return rows[0]?.line
}

export async function deleteRemovedLine(tx: Writer, cartId: number, id: number): Promise<void> {
  await sql`delete from cart_removed_item where cart_id = ${cartId} and item_id = ${id}`.execute(tx)
}
