import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'
import type { StoredLine } from '../types.ts'

const keptForMinutes = 60
const mostKept = 20

/** Stores removed lines for an hour, at most the latest twenty per cart, so that they can be restored. */
export async function insertRemovedLines(
  tx: Writer,
  cartId: number,
  lines: readonly StoredLine[],
  now: Date,
): Promise<void> {
  const latest = lines.slice(-mostKept)
  const since = new Date(now.getTime() - keptForMinutes * 60_000).toISOString()
  await sql`
    delete from cart_removed_item where cart_id = ${cartId} and (removed_at < ${since}::timestamptz or item_id in (
      select item_id from cart_removed_item where cart_id = ${cartId} order by removed_at desc
      offset ${mostKept - latest.length}
    ))`.execute(tx)
  await sql`
    insert into cart_removed_item (cart_id, item_id, line, removed_at)
    select ${cartId}, (line ->> 'id')::bigint, line, ${now.toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(latest)}::jsonb) as line`.execute(tx)
}

export async function selectRemovedLine(tx: Writer, cartId: number, id: number): Promise<StoredLine | undefined> {
  const { rows } = await sql<{ line: StoredLine }>`
    select line from cart_removed_item where cart_id = ${cartId} and item_id = ${id}`.execute(tx)
  return rows[0]?.line
}

export async function deleteRemovedLine(tx: Writer, cartId: number, id: number): Promise<void> {
  await sql`delete from cart_removed_item where cart_id = ${cartId} and item_id = ${id}`.execute(tx)
}
