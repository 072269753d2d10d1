import { sql } from 'kysely'
import type { Reader, Writer } from '#src/platform/database.ts'
import type { ShopDescription } from './types.ts'

/** One application of a description, with what the shop was like before. */
export interface ShopChange {
  at: Date
  before: ShopDescription
  changes: string[]
}

/** Descriptions are applied one after the other. */
export async function lockShop(tx: Writer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shop_description'))`.execute(tx)
}

export async function insertChange(tx: Writer, { at, before, changes }: ShopChange): Promise<void> {
  await sql`
    insert into shop_description_change (changed_at, before, changes)
    values (${at}, ${JSON.stringify(before)}::jsonb, ${changes}::text[])`.execute(tx)
}

export async function selectLatestChange(db: Reader): Promise<ShopChange | undefined> {
  return (await selectChanges(db, 1))[0]
}

/** The latest changes, newest first. */
export async function selectChanges(db: Reader, most: number): Promise<ShopChange[]> {
  const { rows } = await sql<ShopChange>`
    select changed_at as at, before, changes from shop_description_change order by id desc limit ${most}`.execute(db)
  return rows
}
