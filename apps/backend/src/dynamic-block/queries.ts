import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { DynamicBlockDraft, DynamicBlockRow } from './types.ts'

/** The active blocks of a store view with these numbers. */
export async function selectByIds(db: Reader, storeId: number, ids: readonly number[]): Promise<DynamicBlockRow[]> {
  return db
    .selectFrom('dynamic_block_content')
    .where('store_id', '=', storeId)
    .where('is_active', '=', true)
    .where('id', 'in', ids)
    .select(['id', 'content'])
    .execute()
}

/** The active blocks of a store view that belong to one of these cart rules. */
export async function selectByRules(
  db: Reader,
  storeId: number,
  ruleIds: readonly number[],
): Promise<DynamicBlockRow[]> {
  const { rows } = await sql<DynamicBlockRow>`
    select id, content from dynamic_block_content
    where store_id = ${storeId} and is_active
      and rule_codes && array(select code from pricing_cart_rule where id = any(${ruleIds}::integer[]))
    order by id`.execute(db)
  return rows
}

/** Inserts or updates changed blocks and returns one row for each. */
export async function upsertBlocks(
  tx: Writer,
  rows: readonly DynamicBlockDraft[],
  now: Date,
): Promise<{ isNew: boolean }[]> {
  const saved = await sql<{ isNew: boolean }>`
    insert into dynamic_block_content as b (id, store_id, name, content, is_active, rule_codes, updated_at)
    select r.id, r."storeId", r.name, r.content, r."isActive", r."ruleCodes", ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (id integer, "storeId" integer, name text, content text, "isActive" boolean, "ruleCodes" text[])
    on conflict (id, store_id) do update set name = excluded.name, content = excluded.content,
      is_active = excluded.is_active, rule_codes = excluded.rule_codes, updated_at = excluded.updated_at
      where (b.name, b.content, b.is_active, b.rule_codes)
        is distinct from (excluded.name, excluded.content, excluded.is_active, excluded.rule_codes)
    returning (xmax = 0) as "isNew"`.execute(tx)
  return saved.rows
}

/** All blocks of all store views, also inactive ones. */
export async function selectAll(db: Reader): Promise<DynamicBlockDraft[]> {
  return db
    .selectFrom('dynamic_block_content')
    .select(['id', 'store_id as storeId', 'name', 'content', 'is_active as isActive', 'rule_codes as ruleCodes'])
    .execute()
}

export async function deleteBlocks(
  tx: Writer,
  keys: readonly Pick<DynamicBlockDraft, 'id' | 'storeId'>[],
): Promise<void> {
  await sql`
    delete from dynamic_block_content b
    using json_to_recordset(${JSON.stringify(keys)}::json) as k (id integer, "storeId" integer)
    where b.id = k.id and b.store_id = k."storeId"`.execute(tx)
}
