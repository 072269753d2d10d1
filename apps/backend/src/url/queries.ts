import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { Rewrite, RewriteDraft } from './types.ts'

const fields = sql`r.store_id as "storeId", r.request_path as "requestPath", r.entity, r.entity_id as "entityId",
  r.redirect_code as "redirectCode", r.target_path as "targetPath"`

export async function selectRewrite(db: Reader, storeId: number, requestPath: string): Promise<Rewrite | undefined> {
  const { rows } = await sql<Rewrite>`
    select ${fields} from url_rewrite r where r.store_id = ${storeId} and r.request_path = ${requestPath}`.execute(db)
  return rows[0]
}

/** What stands under the given paths, and every path that leads to the given things. */
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
