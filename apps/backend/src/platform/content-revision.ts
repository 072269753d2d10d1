import { sql } from 'kysely'
import type { Reader, Writer } from './database.ts'

/**
 * A counter that grows with every change to pages, other than a change of a product: stores, settings, URLs, content, categories.
 */
export async function contentRevision(db: Reader): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select revision::float8 as revision from platform_revision where id = 1`.execute(db)
  return rows[0]?.revision ?? 0
}

/** Increases the counter for a change that writes nothing to the database, such as when a scheduled date has passed. */
export async function countContentChange(tx: Writer): Promise<void> {
  await sql`update platform_revision set revision = revision + 1`.execute(tx)
}
