import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { DisplayMode } from './drafts.ts'

export interface CategoryRow {
  id: number
  parentId: number | null
  adminName: string
  path: string
  idPath: number[]
  level: number
  position: number
  isActive: boolean
  createdAt: Date
  updatedAt: Date
}

export interface CategoryTextRow {
  categoryId: number
  storeId: number
  name: string
  urlKey: string
  urlPath: string
  description: string
  metaTitle: string | null
  metaKeywords: string | null
  metaDescription: string | null
  metaRobots: string | null
  /** The heading of its page, if not its name. */
  seoName: string | null
  displayMode: DisplayMode
  landingPage: string | null
  includeInMenu: boolean
  image: string | null
  labelColor: string | null
  labelCss: string | null
  badge: string | null
  leftBlock: string | null
  rightBlock: string | null
}

export async function selectCategories(db: Reader): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select id, parent_id as "parentId", admin_name as "adminName", admin_path as path, id_path as "idPath", level,
      position, is_active as "isActive", created_at as "createdAt", updated_at as "updatedAt"
    from catalogue_category order by level, position, id`.execute(db)
  return rows
}

export async function selectCategoryTexts(db: Reader, storeId: number | null): Promise<CategoryTextRow[]> {
  const { rows } = await sql<CategoryTextRow>`
    select category_id as "categoryId", store_id as "storeId", name, url_key as "urlKey", url_path as "urlPath", description,
      meta_title as "metaTitle", meta_keywords as "metaKeywords", meta_description as "metaDescription",
      meta_robots as "metaRobots", seo_name as "seoName", display_mode as "displayMode", landing_page as "landingPage", include_in_menu as "includeInMenu", image,
      label_color as "labelColor", label_css as "labelCss", badge, left_block as "leftBlock", right_block as "rightBlock"
    from catalogue_category_text where ${storeId}::int is null or store_id = ${storeId}::int`.execute(db)
  return rows
}

/** Inserts categories of one level. Their parents must exist. */
export async function insertCategories(
  tx: Writer,
  rows: { path: string; name: string; parentPath: string; level: number; position: number }[],
): Promise<void> {
  await sql`
    with ids as (
      select nextval(pg_get_serial_sequence('catalogue_category', 'id'))::int as id, r.*
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(path text, name text, "parentPath" text, level int, position int)
    )
    insert into catalogue_category (id, parent_id, admin_name, admin_path, id_path, level, position)
    select ids.id, p.id, ids.name, ids.path, coalesce(p.id_path, '{}') || ids.id, ids.level, ids.position
    from ids left join catalogue_category p on p.admin_path = ids."parentPath"`.execute(tx)
}

export async function updateCategories(
  tx: Writer,
  rows: { id: number; position: number; isActive: boolean }[],
): Promise<void> {
  await sql`
    update catalogue_category c set position = r.position, is_active = r."isActive", updated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, position int, "isActive" boolean)
    where c.id = r.id`.execute(tx)
}

export async function upsertCategoryTexts(tx: Writer, rows: CategoryTextRow[]): Promise<void> {
  await parkPaths(tx, rows)
  await sql`
    insert into catalogue_category_text (category_id, store_id, name, url_key, url_path, description, meta_title,
      meta_keywords, meta_description, meta_robots, seo_name, display_mode, landing_page, include_in_menu, image,
      label_color, label_css, badge, left_block, right_block)
    select "categoryId", "storeId", name, "urlKey", "urlPath", description, "metaTitle", "metaKeywords",
      "metaDescription", "metaRobots", "seoName", "displayMode", "landingPage", "includeInMenu", image, "labelColor", "labelCss", badge,
      "leftBlock", "rightBlock"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("categoryId" int, "storeId" int, name text, "urlKey" text,
      "urlPath" text, description text, "metaTitle" text, "metaKeywords" text, "metaDescription" text,
      "metaRobots" text, "seoName" text, "displayMode" text, "landingPage" text, "includeInMenu" boolean, image text, "labelColor" text, "labelCss" text,
      badge text, "leftBlock" text, "rightBlock" text)
    on conflict (category_id, store_id) do update set name = excluded.name, url_key = excluded.url_key,
      url_path = excluded.url_path, description = excluded.description, meta_title = excluded.meta_title,
      meta_keywords = excluded.meta_keywords, meta_description = excluded.meta_description,
      meta_robots = excluded.meta_robots, seo_name = excluded.seo_name,
      display_mode = excluded.display_mode, landing_page = excluded.landing_page,
      include_in_menu = excluded.include_in_menu, image = excluded.image, label_color = excluded.label_color,
      label_css = excluded.label_css, badge = excluded.badge, left_block = excluded.left_block,
      right_block = excluded.right_block`.execute(tx)
}

/** Sets changing paths to a temporary value, so that two categories can swap theirs despite the unique index. */
async function parkPaths(tx: Writer, rows: CategoryTextRow[]): Promise<void> {
  await sql`
    update catalogue_category_text t set url_path = '#' || t.category_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("categoryId" int, "storeId" int, "urlPath" text)
    where t.category_id = r."categoryId" and t.store_id = r."storeId" and t.url_path <> r."urlPath"`.execute(tx)
}

/** What a category is in the menu of a store view. */
export interface MenuEntry {
  storeId: number
  categoryPath: string
  isShown: boolean
  badge: string | null
  labelColor: string | null
  labelCss: string | null
  leftBlock: string | null
  rightBlock: string | null
}

/** The entries of all store views, in any order. */
export async function selectMenuEntries(db: Reader): Promise<MenuEntry[]> {
  const { rows } = await sql<MenuEntry>`
    select t.store_id as "storeId", c.admin_path as "categoryPath", t.include_in_menu as "isShown", t.badge,
      t.label_color as "labelColor", t.label_css as "labelCss", t.left_block as "leftBlock", t.right_block as "rightBlock"
    from catalogue_category_text t join catalogue_category c on c.id = t.category_id where c.level > 1`.execute(db)
  return rows
}

/** Updates entries of categories that the store view has, and returns the paths of those. */
export async function updateMenuEntries(
  tx: Writer,
  entries: readonly MenuEntry[],
): Promise<Pick<MenuEntry, 'storeId' | 'categoryPath'>[]> {
  const { rows } = await sql<Pick<MenuEntry, 'storeId' | 'categoryPath'>>`
    update catalogue_category_text t set include_in_menu = r."isShown", badge = r.badge, label_color = r."labelColor",
      label_css = r."labelCss", left_block = r."leftBlock", right_block = r."rightBlock"
    from json_to_recordset(${JSON.stringify(entries)}::json) as r ("storeId" integer, "categoryPath" text,
      "isShown" boolean, badge text, "labelColor" text, "labelCss" text, "leftBlock" text, "rightBlock" text)
    join catalogue_category c on c.admin_path = r."categoryPath"
    where t.category_id = c.id and t.store_id = r."storeId"
    returning t.store_id as "storeId", c.admin_path as "categoryPath"`.execute(tx)
  return rows
}

/** A category's place among its siblings, in all store views. */
export interface CategoryPosition {
  categoryPath: string
  position: number
}

/** All categories below the root, in any order. */
export async function selectPositions(db: Reader): Promise<CategoryPosition[]> {
  return db
    .selectFrom('catalogue_category')
    .where('level', '>', 1)
    .select(['admin_path as categoryPath', 'position'])
    .execute()
}

export async function updatePositions(tx: Writer, positions: readonly CategoryPosition[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    update catalogue_category c set position = r.position, updated_at = now()
    from json_to_recordset(${JSON.stringify(positions)}::json) as r ("categoryPath" text, position integer)
    where c.admin_path = r."categoryPath" returning c.admin_path as path`.execute(tx)
  return rows.map(({ path }) => path)
}
