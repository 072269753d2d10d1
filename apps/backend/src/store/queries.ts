import { sql } from 'kysely'
import type { StoreView } from '#src/platform/context.ts'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A store view with its group and website. */
export interface StoreRow extends StoreView {
  sortOrder: number
  groupName: string
  websiteCode: string
  websiteName: string
}

export interface ConfigRow {
  scope: string
  scope_id: number
  path: string
  value: unknown
}

export interface Region {
  id: number
  country: string
  code: string
  name: string
}

/** The active or the disabled store views, in the order in which the store switcher lists them. */
export function selectStores(db: Reader, isActive = true): Promise<StoreRow[]> {
  return db
    .selectFrom('store_view as v')
    .innerJoin('store_group as g', 'g.id', 'v.group_id')
    .innerJoin('store_website as w', 'w.id', 'g.website_id')
    .where('v.is_active', '=', isActive)
    .select(['v.id', 'v.code', 'v.name', 'v.locale', 'v.currency', 'v.country', 'v.theme', 'v.sort_order as sortOrder'])
    .select(['g.id as groupId', 'g.code as groupCode', 'g.name as groupName'])
    .select(['w.id as websiteId', 'w.code as websiteCode', 'w.name as websiteName'])
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .execute()
}

export function selectConfig(db: Reader): Promise<ConfigRow[]> {
  return db.selectFrom('store_config').select(['scope', 'scope_id', 'path', 'value']).execute()
}

export function selectRegions(db: Reader): Promise<Region[]> {
  return db.selectFrom('store_region').select(['id', 'country', 'code', 'name']).orderBy('id').execute()
}

/** The scope of a setting: all store views, a group, or one store view. */
export type ConfigScope = { scope: 'default'; id: 0 } | { scope: 'group' | 'view'; id: number }

export async function upsertConfig(tx: Writer, at: ConfigScope, path: string, value: unknown): Promise<void> {
  await sql`
    insert into store_config (scope, scope_id, path, value)
    values (${at.scope}, ${at.id}, ${path}, ${JSON.stringify(value)}::jsonb)
    on conflict (scope, scope_id, path) do update set value = excluded.value`.execute(tx)
}

/** Deletes a value. Returns false if there was none. */
export async function deleteConfig(tx: Writer, at: ConfigScope, path: string): Promise<boolean> {
  const { rows } = await sql`
    delete from store_config where scope = ${at.scope} and scope_id = ${at.id} and path = ${path}
    returning path`.execute(tx)
  return rows.length > 0
}
