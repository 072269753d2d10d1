import { sql } from 'kysely'
import type { Writer } from '#src/platform/database.ts'

/** Adds views to posts, in one statement. Posts that have been deleted meanwhile are left out. */
export async function addViews(tx: Writer, views: ReadonlyMap<number, number>): Promise<void> {
  const rows = [...views].map(([id, count]) => ({ id, count }))
  await sql`
    insert into blog_post_view as v (post_id, views)
    select r.id, r.count from json_to_recordset(${JSON.stringify(rows)}::json) as r (id integer, count integer)
    where exists (select 1 from blog_post p where p.id = r.id) order by r.id
    on conflict (post_id) do update set views = v.views + excluded.views`.execute(tx)
}
