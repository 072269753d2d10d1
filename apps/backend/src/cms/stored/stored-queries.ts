import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { BlockRow, PageRow } from '../queries.ts'

/** What a page or block is called, and where. */
export interface ContentKey {
  identifier: string
  storeId: number
}

/** All pages of all store views, also hidden ones. */
export async function selectAllPages(db: Reader): Promise<(PageRow & { startsAt: Date | null })[]> {
  return db
    .selectFrom('cms_page')
    .select([
      'id',
      'identifier',
      'store_id as storeId',
      'url_key as urlKey',
      'title',
      'content_heading as contentHeading',
      'content',
      'meta_title as metaTitle',
      'meta_description as metaDescription',
      'meta_keywords as metaKeywords',
      'meta_robots as metaRobots',
      'page_layout as pageLayout',
      'is_active as isActive',
      'awaits_confirmation as awaitsConfirmation',
      'starts_at as startsAt',
    ])
    .execute()
}

export async function selectAllBlocks(db: Reader): Promise<BlockRow[]> {
  return db.selectFrom('cms_block').select(['identifier', 'store_id as storeId', 'title', 'content']).execute()
}

export async function deletePages(tx: Writer, keys: readonly ContentKey[]): Promise<{ id: number; storeId: number }[]> {
  const { rows } = await sql<{ id: number; storeId: number }>`
    delete from cms_page p
    using json_to_recordset(${JSON.stringify(keys)}::json) as k (identifier text, "storeId" integer)
    where p.identifier = k.identifier and p.store_id = k."storeId" returning p.id, p.store_id as "storeId"`.execute(tx)
  return rows
}

export async function deleteBlocks(tx: Writer, keys: readonly ContentKey[]): Promise<void> {
  await sql`
    delete from cms_block b
    using json_to_recordset(${JSON.stringify(keys)}::json) as k (identifier text, "storeId" integer)
    where b.identifier = k.identifier and b.store_id = k."storeId"`.execute(tx)
}

const due = (now: Date) => sql`starts_at <= ${now.toISOString()}::timestamptz`

export async function hasDuePages(db: Reader, now: Date): Promise<boolean> {
  const { rows } = await sql`select 1 from cms_page where ${due(now)} limit 1`.execute(db)
  return rows.length > 0
}

export async function activateDuePages(tx: Writer, now: Date): Promise<void> {
  await sql`
    update cms_page set is_active = true, starts_at = null, updated_at = ${now.toISOString()}::timestamptz
    where ${due(now)}`.execute(tx)
}
