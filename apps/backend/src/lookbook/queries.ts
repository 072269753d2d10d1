import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Look, LookDraft } from './types.ts'

/** The store view's look with this id or code, or else the first one with the product. */
export async function selectLook(
  db: Reader,
  storeId: number,
  key: { id: string } | { sku: string },
): Promise<Look | undefined> {
  const where =
    'id' in key
      ? sql`l.id::text = ${key.id} or l.code = ${key.id}`
      : sql`exists (select 1 from lookbook_pin p where p.look_id = l.id and p.sku = ${key.sku})`
  const { rows } = await sql<Look>`
    select l.id, l.code, l.image, l.width, l.height, n.name,
      coalesce((select json_agg(json_build_object('id', p.id, 'sku', p.sku, 'left', p.left_px, 'top', p.top_px,
        'position', p.position) order by p.left_px, p.id) from lookbook_pin p where p.look_id = l.id), '[]') as pins
    from lookbook_look l join lookbook_name n on n.look_id = l.id and n.store_id = ${storeId}
    where ${where} order by l.position, l.id limit 1`.execute(db)
  return rows[0]
}

/** The ids of visible products by SKU. */
export async function selectShown(
  db: Reader,
  storeId: number,
  skus: readonly string[],
): Promise<{ id: number; sku: string }[]> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select product_id as id, sku from catalogue_listing
    where store_id = ${storeId} and sku = any(${[...skus]}::text[])`.execute(db)
  return rows
}

export interface SavedLook {
  isNew: boolean
}

/** Inserts or updates changed looks and returns one row for every look. */
export async function upsertLooks(tx: Writer, looks: readonly LookDraft[]): Promise<SavedLook[]> {
  const json = JSON.stringify(looks)
  const saved = await sql<SavedLook>`
    insert into lookbook_look (code, image, width, height, position)
    select code, image, width, height, position from json_to_recordset(${json}::json)
      as r (code text, image text, width int, height int, position int)
    on conflict (code) do update set image = excluded.image, width = excluded.width, height = excluded.height,
      position = excluded.position
    returning (xmax = 0) as "isNew"`.execute(tx)
  await sql`
    insert into lookbook_name (look_id, store_id, name)
    select l.id, n."storeId", n.name from json_to_recordset(${json}::json) as r (code text, names json)
      join lookbook_look l on l.code = r.code,
      json_to_recordset(r.names) as n ("storeId" int, name text)
    on conflict (look_id, store_id) do update set name = excluded.name`.execute(tx)
  await sql`
    delete from lookbook_pin where look_id in (
      select l.id from lookbook_look l join json_to_recordset(${json}::json) as r (code text) on r.code = l.code)`.execute(
    tx,
  )
  await sql`
    insert into lookbook_pin (look_id, sku, left_px, top_px, position)
    select l.id, p.sku, p."left", p.top, p.position from json_to_recordset(${json}::json) as r (code text, pins json)
      join lookbook_look l on l.code = r.code,
      json_to_recordset(r.pins) as p (sku text, "left" int, top int, position text)`.execute(tx)
  return saved.rows
}
