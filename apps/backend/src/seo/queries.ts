import { sql } from 'kysely'
import type { Reader } from '#src/platform/database.ts'

export type EntityKind = 'product' | 'category' | 'page' | 'post'

/** `id` is the id of a product or category, or the identifier of a content page or blog post. */
export interface AddressRow {
  id: string
  storeId: number
  path: string
}

const shownProduct = sql`r.entity = 'product' and r.redirect_code = 0 and exists (
  select 1 from catalogue_listing l where l.store_id = r.store_id and l.product_id = r.entity_id)`
const shownCategory = sql`r.entity = 'category' and r.redirect_code = 0 and exists (
  select 1 from catalogue_category c join catalogue_category_text t on t.category_id = c.id
  where c.id = r.entity_id and c.is_active and t.store_id = r.store_id)`

/** The URLs of visible entities in every store view that shows them. */
export async function selectAddresses(db: Reader, kind: EntityKind, ids: readonly string[]): Promise<AddressRow[]> {
  if (kind === 'post') return selectPostAddresses(db, ids)
  const { rows } =
    kind === 'page'
      ? await sql<AddressRow>`
          select identifier as id, store_id as "storeId", url_key as path from cms_page
          where is_active and identifier = any(${[...ids]}::text[]) order by identifier, store_id`.execute(db)
      : await sql<AddressRow>`
          select r.entity_id::text as id, r.store_id as "storeId", r.request_path as path from url_rewrite r
          where r.entity_id = any(${ids.map(Number)}::int[]) and ${kind === 'product' ? shownProduct : shownCategory}
          order by r.entity_id, r.store_id`.execute(db)
  return rows
}

async function selectPostAddresses(db: Reader, ids: readonly string[]): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select identifier as id, store_id as "storeId", 'blog/post/' || url_key as path from blog_post
    where is_active and published_at <= now() and identifier = any(${[...ids]}::text[]) order by identifier, store_id`.execute(
    db,
  )
  return rows
}

export interface SitemapRow {
  id: string
  kind: EntityKind | 'blog'
  path: string
  changedAt: Date
}

const shown = sql`
  select 1 as rank, 'page' as kind, p.identifier as id, p.store_id, p.url_key as path, p.updated_at as changed_at
    from cms_page p where p.is_active and p.meta_robots not ilike '%noindex%' and p.meta_robots not ilike 'none'
  union all
  select 2, 'category', r.entity_id::text, r.store_id, r.request_path,
    (select updated_at from catalogue_category c where c.id = r.entity_id) from url_rewrite r where ${shownCategory}
    and not exists (select 1 from catalogue_category_text t where t.category_id = r.entity_id and t.store_id = r.store_id
      and (t.meta_robots ilike '%noindex%' or t.meta_robots ilike 'none'))
  union all
  select 3, 'product', r.entity_id::text, r.store_id, r.request_path,
    (select updated_at from catalogue_product p where p.id = r.entity_id) from url_rewrite r where ${shownProduct}
  union all
  select 4, 'blog', t.kind || t.identifier, t.store_id, 'blog/' || t.kind || '/' || t.url_key, max(p.updated_at)
    from blog_term t join blog_post p on p.store_id = t.store_id and (t.id = any(p.term_ids) or t.id = p.author_id)
    where p.is_active and p.published_at <= now() group by t.id
  union all
  select 5, 'post', p.identifier, p.store_id, 'blog/post/' || p.url_key, p.updated_at
    from blog_post p where p.is_active and p.published_at <= now()`

/** A range of a store view's URLs without its home page and the hidden pages, in a stable order. */
export async function selectSitemap(
  db: Reader,
  store: { id: number; home: string; hidden: readonly string[]; hasBlog: boolean },
  limit: number,
  offset: number,
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select kind, id, path, changed_at as "changedAt" from (${shown}) s
    where store_id = ${store.id} and (${store.hasBlog} or kind not in ('blog', 'post')) and not (kind = 'page' and id = any(${[store.home, ...store.hidden]}::text[]))
    order by rank, length(id), id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countSitemap(db: Reader, storeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${shown}) s where store_id = ${storeId}`.execute(db)
  return rows[0]?.count ?? 0
}
