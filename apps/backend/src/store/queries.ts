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
  /** Whether a new address may name it; an old one may still have it. */
  isOffered: boolean
}

/** The active or the disabled store views, in the order in which the store switcher lists them. */
export function selectStores(db: Reader, isActive = true): Promise<StoreRow[]> {
  return db
    .selectFrom('store_view as v')
    .innerJoin('store_group as g', 'g.id', 'v.group_id')
    .innerJoin('store_website as w', 'w.id', 'g.website_id')
    .where('v.is_active', '=', isActive)
    .select(['v.id', 'v.code', 'v.name', 'v.locale', 'v.currency', 'v.country', 'v.theme', 'v.sort_order as sortOrder'])
    .select('v.is_default as isDefault')
    .select(['g.id as groupId', 'g.code as groupCode', 'g.name as groupName'])
    .select(['w.id as websiteId', 'w.code as websiteCode', 'w.name as websiteName'])
    .orderBy('v.sort_order')
    .orderBy('v.id')
    .execute()
}

export function selectConfig(db: Reader): Promise<ConfigRow[]> {
  return db.selectFrom('store_config').select(['scope', 'scope_id', 'path', 'value']).execute()
}

/** All regions, each country's in the order of the offer. */
export function selectRegions(db: Reader): Promise<Region[]> {
  return db
    .selectFrom('store_region')
    .select(['id', 'country', 'code', 'name', 'is_offered as isOffered'])
    .orderBy('place', (by) => by.asc().nullsLast())
    .orderBy('id')
    .execute()
}

/** The scope of a setting: all store views, a website, a group, or one store view. */
export type ConfigScope = { scope: 'default'; id: 0 } | { scope: 'website' | 'group' | 'view'; id: number }

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

/** A store view as a merchant describes it. */
export interface ViewDraft {
  code: string
  name: string
  locale: string
  currency: string
  country: string
  theme: string
  isActive: boolean
  isDefault: boolean
}

interface Placed {
  code: string
  name: string
  sortOrder: number
}

export async function upsertWebsite(tx: Writer, { code, name, sortOrder }: Placed): Promise<void> {
  await sql`
    insert into store_website (id, code, name, sort_order)
    select coalesce(max(id), 0) + 1, ${code}, ${name}, ${sortOrder}::integer from store_website
    on conflict (code) do update set name = excluded.name, sort_order = excluded.sort_order`.execute(tx)
}

/** Saves a group by its code. A known one stays in its website. */
export async function upsertGroup(tx: Writer, { code, name, sortOrder, website }: Placed & { website: string }) {
  await sql`
    insert into store_group (id, website_id, code, name, sort_order)
    select (select coalesce(max(id), 0) + 1 from store_group), w.id, ${code}, ${name}, ${sortOrder}::integer
    from store_website w where w.code = ${website}
    on conflict (code) do update set name = excluded.name, sort_order = excluded.sort_order`.execute(tx)
}

/** Saves a store view by its code. A known one stays in its group and keeps its currency. */
export async function upsertView(
  tx: Writer,
  view: Omit<ViewDraft, 'isDefault'> & Placed & { group: string },
): Promise<void> {
  await sql`
    insert into store_view (id, group_id, code, name, locale, currency, country, theme, sort_order, is_active)
    select (select coalesce(max(id), 0) + 1 from store_view), g.id, ${view.code}, ${view.name}, ${view.locale},
      ${view.currency}, ${view.country}, ${view.theme}, ${view.sortOrder}::integer, ${view.isActive}::boolean
    from store_group g where g.code = ${view.group}
    on conflict (code) do update set name = excluded.name, locale = excluded.locale, country = excluded.country,
      theme = excluded.theme, sort_order = excluded.sort_order, is_active = excluded.is_active`.execute(tx)
}

/** Makes this store view the one that answers at "/", and no other. */
export async function markDefaultView(tx: Writer, code: string): Promise<void> {
  await sql`update store_view set is_default = false where is_default and code <> ${code}`.execute(tx)
  await sql`update store_view set is_default = true where code = ${code} and not is_default`.execute(tx)
}

export async function disableViewsExcept(tx: Writer, codes: readonly string[]): Promise<void> {
  await sql`update store_view set is_active = false where is_active and code <> all(${codes}::text[])`.execute(tx)
}
