import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

export interface BlockRow {
  identifier: string
  storeId: number
  title: string
  content: string
}

export async function selectBlocks(db: Reader, storeId: number, identifiers: readonly string[]): Promise<BlockRow[]> {
  if (identifiers.length === 0) return []
  return db
    .selectFrom('cms_block')
    .where('store_id', '=', storeId)
    .where('identifier', 'in', identifiers)
    .select(['identifier', 'store_id as storeId', 'title', 'content'])
    .execute()
}

export interface SavedBlock {
  isNew: boolean
}

/** Writes what is new or different; answers one row for each that was written. */
export async function upsertBlocks(tx: Writer, rows: readonly BlockRow[], now: Date): Promise<SavedBlock[]> {
  const saved = await sql<SavedBlock>`
    insert into cms_block as b (identifier, store_id, title, content, updated_at)
    select r.identifier, r."storeId", r.title, r.content, ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (identifier text, "storeId" integer, title text, content text)
    on conflict (identifier, store_id) do update
      set title = excluded.title, content = excluded.content, updated_at = excluded.updated_at
      where (b.title, b.content) is distinct from (excluded.title, excluded.content)
    returning (xmax = 0) as "isNew"`.execute(tx)
  return saved.rows
}
