import { sql } from 'kysely'
import { statement, type Reader, type Statement, type Writer } from '#src/platform/database.ts'
import type { Rewrite, RewriteDraft, RewriteEntity } from './types.ts'

const fields = sql`r.store_id as "storeId", r.request_path as "requestPath", r.entity, r.entity_id as "entityId",
  r.redirect_code as "redirectCode", r.target_path as "targetPath"`

export async function selectRewrite(db: Reader, storeId: number, requestPath: string): Promise<Rewrite | undefined> {
  const { rows } = await sql<Rewrite>`
    select ${fields} from url_rewrite r where r.store_id = ${storeId} and r.request_path = ${requestPath}`.execute(db)
  return rows[0]
}

/** The path of a product, category or page in a store view. */
export async function selectPathOf(
  db: Reader,
  { storeId, entity, entityId }: Pick<RewriteDraft, 'storeId' | 'entity' | 'entityId'>,
): Promise<Rewrite | undefined> {
  const { rows } = await sql<Rewrite>`
    select ${fields} from url_rewrite r
    where r.store_id = ${storeId} and r.entity = ${entity} and r.entity_id = ${entityId} and r.redirect_code = 0`.execute(
    db,
  )
  return rows[0]
}

/** The rewrites at the given paths, and all those that lead to the given entities. */
export async function selectTouched(db: Reader, drafts: readonly RewriteDraft[]): Promise<Rewrite[]> {
  const { rows } = await sql<Rewrite>`
    with draft as (
      select * from json_to_recordset(${JSON.stringify(drafts)}::json)
        as d ("storeId" integer, entity text, "entityId" integer, path text)
    )
    select ${fields} from url_rewrite r join draft d on r.store_id = d."storeId" and r.request_path = d.path
    union
    select ${fields} from url_rewrite r
      join draft d on r.entity = d.entity and r.entity_id = d."entityId" and r.store_id = d."storeId"`.execute(db)
  return rows
}

export async function upsertRewrites(tx: Writer, rewrites: readonly Rewrite[]): Promise<void> {
  if (rewrites.length === 0) return
  await sql`
    insert into url_rewrite (store_id, request_path, entity, entity_id, redirect_code, target_path)
    select r."storeId", r."requestPath", r.entity, r."entityId", r."redirectCode", r."targetPath"
    from json_to_recordset(${JSON.stringify(rewrites)}::json) as r ("storeId" integer, "requestPath" text, entity text,
      "entityId" integer, "redirectCode" integer, "targetPath" text)
    on conflict (store_id, request_path) do update set entity = excluded.entity, entity_id = excluded.entity_id,
      redirect_code = excluded.redirect_code, target_path = excluded.target_path`.execute(tx)
}

/** Changes custom redirects whose target has become a redirect, so that they lead directly to the final target. */
export async function retargetCustom(tx: Writer, moved: readonly Rewrite[]): Promise<void> {
  if (moved.length === 0) return
  await sql`
    update url_rewrite r set target_path = m."targetPath" || substr(r.target_path, length(m."requestPath") + 1)
    from json_to_recordset(${JSON.stringify(moved)}::json) as m ("storeId" integer, "requestPath" text, "targetPath" text)
    where r.entity = 'custom' and r.store_id = m."storeId" and split_part(r.target_path, '?', 1) = m."requestPath"
      and split_part(r.request_path, '?', 1) <> m."targetPath"`.execute(tx)
}

export interface ListedRewrite {
  store: string
  requestPath: string
  targetPath: string
  redirectCode: number
  entity: RewriteEntity
}

/** Redirects and custom rewrites whose path or target contains the text, by path. */
export async function selectListed(
  db: Reader,
  { store, text, limit }: { store: string | null; text: string; limit: number },
): Promise<ListedRewrite[]> {
  const { rows } = await sql<ListedRewrite>`
    select v.code as store, r.request_path as "requestPath", r.target_path as "targetPath",
      r.redirect_code as "redirectCode", r.entity
    from url_rewrite r join store_view v on v.id = r.store_id
    where (r.redirect_code <> 0 or r.entity = 'custom') and (${store}::text is null or v.code = ${store}::text)
      and (strpos(r.request_path, ${text}) > 0 or strpos(r.target_path, ${text}) > 0)
    order by v.sort_order, v.id, r.request_path limit ${limit}`.execute(db)
  return rows
}

/** The rewrites at the given paths. */
export const rewritesAt = (places: readonly Pick<Rewrite, 'storeId' | 'requestPath'>[]): Statement<Rewrite[]> =>
  statement(
    sql<Rewrite>`
    select ${fields} from url_rewrite r
    join json_to_recordset(${JSON.stringify(places)}::json) as p ("storeId" integer, "requestPath" text)
      on r.store_id = p."storeId" and r.request_path = p."requestPath"`,
    (rows) => rows,
  )

/** Deletes a redirect or custom rewrite; returns whether there was one. */
export async function deleteRewrite(tx: Writer, storeId: number, requestPath: string): Promise<boolean> {
  const { rows } = await sql`
    delete from url_rewrite where store_id = ${storeId} and request_path = ${requestPath}
      and (redirect_code <> 0 or entity = 'custom') returning 1`.execute(tx)
  return rows.length > 0
}

/** Deletes the paths of products, categories and pages that are no longer in the store view; returns their number. */
export async function deleteOrphans(tx: Writer): Promise<number> {
  // Each statement scans the whole catalogue, which may take longer than the statement timeout.
  await sql`set local statement_timeout = 0`.execute(tx)
  const { rows: products } = await sql`
    delete from url_rewrite r where r.entity = 'product' and r.entity_id is not null and not exists (
      select from catalogue_product_text t join catalogue_product p on p.id = t.product_id
        left join catalogue_product_in_store o on o.product_id = t.product_id and o.store_id = t.store_id
      where t.product_id = r.entity_id and t.store_id = r.store_id and coalesce(o.is_visible, p.is_visible)) returning 1`.execute(
    tx,
  )
  const { rows: categories } = await sql`
    delete from url_rewrite r where r.entity = 'category' and r.entity_id is not null and not exists (
      select from catalogue_category_text t where t.category_id = r.entity_id and t.store_id = r.store_id)
    returning 1`.execute(tx)
  const { rows: pages } = await sql`
    delete from url_rewrite r where r.entity = 'page' and r.entity_id is not null and not exists (
      select from cms_page c where c.id = r.entity_id and c.store_id = r.store_id) returning 1`.execute(tx)
  return products.length + categories.length + pages.length
}

/** Deletes the paths of entities that no longer exist, and the redirects to them. */
export async function deletePathsOf(
  tx: Writer,
  entities: readonly Pick<RewriteDraft, 'storeId' | 'entity' | 'entityId'>[],
): Promise<void> {
  await sql`
    delete from url_rewrite r
    using json_to_recordset(${JSON.stringify(entities)}::json) as e ("storeId" integer, entity text, "entityId" integer)
    where r.store_id = e."storeId" and r.entity = e.entity and r.entity_id = e."entityId"`.execute(tx)
}
