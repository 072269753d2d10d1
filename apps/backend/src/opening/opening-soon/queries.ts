import type { Reader, Writer } from '#src/platform/database.ts'

/** The ids of the store views that have been ready once. */
export async function selectOpened(db: Reader): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('opening_opened_store').select('store_id').execute()
  return new Set(rows.map(({ store_id }) => store_id))
}

/** Marks store views as opened; an earlier mark stays. */
export async function insertOpened(tx: Writer, storeIds: readonly number[], now: Date): Promise<void> {
  await tx
    .insertInto('opening_opened_store')
    .values(storeIds.map((id) => ({ store_id: id, opened_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
