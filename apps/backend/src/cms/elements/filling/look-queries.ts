import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

export interface LookRow {
  /** As asked for. */
  key: string
  name: string
  image: string
  width: number
  height: number
  products: { id: number; name: string; urlKey: string }[]
}

/** The store view's looks with these ids or codes, with the products that it sells in the order of their pins. */
export async function selectLooks(db: Reader, storeId: number, keys: readonly string[]): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    select k.key, n.name, l.image, l.width, l.height,
      coalesce((
        select json_agg(json_build_object('id', c.product_id, 'name', c.name, 'urlKey', c.url_key)
          order by p.left_px, p.id)
        from lookbook_pin p join catalogue_listing c on c.store_id = ${storeId} and c.sku = p.sku
        where p.look_id = l.id), '[]') as products
    from unnest(${[...keys]}::text[]) as k (key)
    join lookbook_look l on l.id::text = k.key or l.code = k.key
    join lookbook_name n on n.look_id = l.id and n.store_id = ${storeId}`.execute(db)
  return rows
}
