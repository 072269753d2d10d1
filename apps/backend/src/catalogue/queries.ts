import type { Reader } from '#src/platform/database.ts'

/** The codes of the attributes that a listing can be filtered by, in the order of the alphabet. */
export async function selectFilterCodes(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue_attribute')
    .select('code')
    .where('is_filterable', '=', true)
    .where('input', '=', 'select')
    .orderBy('code')
    .execute()
  return rows.map((row) => row.code)
}
