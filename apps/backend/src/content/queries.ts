import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'

/** One import of files, with the files that it changed as they were before; null if there was none. */
export interface ContentChange {
  at: Date
  before: Record<string, string | null>
  changes: string[]
}

/**
 * Files are imported one import after the other. Between two statements they are read and cleaned, which for a whole shop takes longer than
 * a server lets a transaction wait.
 */
export async function lockContent(tx: Writer): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(tx)
}

export async function insertChange(tx: Writer, { at, before, changes }: ContentChange): Promise<void> {
  await sql`
    insert into content_change (changed_at, before, changes)
    values (${at.toISOString()}::timestamptz, ${JSON.stringify(before)}::jsonb, ${changes}::text[])`.execute(tx)
}

/** The latest changes, newest first. */
export async function selectChanges(db: Reader, most: number): Promise<ContentChange[]> {
  const { rows } = await sql<ContentChange>`
    select changed_at as at, before, changes from content_change order by id desc limit ${most}`.execute(db)
  return rows
}
