import type { Reader } from '#src/platform/database.ts'

/** The codes of the attributes by which listings can be filtered, in alphabetical order. */
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
