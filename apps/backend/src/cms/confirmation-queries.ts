import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** A page of a store view, and who confirmed it last. */
export interface ConfirmablePage {
  id: number
  store: string
  identifier: string
  title: string
  /** As stored. */
  content: string
  isActive: boolean
  awaitsConfirmation: boolean
  confirmedBy: string | null
  confirmedAt: Date | null
}

/** The pages with these identifiers in all store views, or all that await a confirmation or ever got one. */
export async function selectConfirmable(db: Reader, identifiers?: readonly string[]): Promise<ConfirmablePage[]> {
  const which =
    identifiers === undefined
      ? sql`p.awaits_confirmation or c.id is not null`
      : sql`p.identifier in (select jsonb_array_elements_text(${JSON.stringify(identifiers)}::jsonb))`
  const { rows } = await sql<ConfirmablePage>`
    select p.id, v.code as store, p.identifier, p.title, p.content, p.is_active as "isActive",
      p.awaits_confirmation as "awaitsConfirmation", c.confirmed_by as "confirmedBy", c.confirmed_at as "confirmedAt"
    from cms_page p join store_view v on v.id = p.store_id
    left join lateral (
      select id, confirmed_by, confirmed_at from cms_page_confirmation
      where page_id = p.id order by confirmed_at desc, id desc limit 1
    ) c on true
    where ${which} order by v.sort_order, v.id, p.id`.execute(db)
  return rows
}

/** Takes the draft mark from the pages as they are now, and keeps who confirmed which words. */
export async function insertConfirmations(tx: Writer, ids: readonly number[], by: string, now: Date): Promise<void> {
  const those = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`
  await sql`
    insert into cms_page_confirmation (page_id, confirmed_by, confirmed_at, title, content)
    select id, ${by}, ${now.toISOString()}::timestamptz, title, content from cms_page where id in ${those}`.execute(tx)
  await sql`update cms_page set awaits_confirmation = false where id in ${those}`.execute(tx)
}
