import { sql } from 'kysely'
import type { Reader, Writer } from './database.ts'

/** Counts the changes of everything but products that a page may show: stores, settings, addresses, content, categories. */
export async function contentRevision(db: Reader): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select revision::float8 as revision from platform_revision where id = 1`.execute(db)
  return rows[0]?.revision ?? 0
}

/** Counts a change that no row shows, such as a date that has come. */
export async function countContentChange(tx: Writer): Promise<void> {
  await sql`update platform_revision set revision = revision + 1`.execute(tx)
}
