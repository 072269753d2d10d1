import type { AttributeKind } from './queries.ts'
import { createColumnSight, type ColumnSight } from './read-columns.ts'
import { createDateSight, type DateSight } from './read-dates.ts'
import { createWebsiteSight } from './read-websites.ts'
import { scanAttributes, type FoundAttributes } from './scan-attributes.ts'
import type { Complaint, NumberedRow } from './types.ts'

/** What a look through a whole file of products found before anything is saved. */
export interface FoundInFile {
  attributes: FoundAttributes
  dates: DateSight
  columns: ColumnSight
  /** How many products each website has. */
  websites: ReadonlyMap<string, number>
}

export async function scanFile(
  source: AsyncIterable<NumberedRow | Complaint>,
  existing: readonly AttributeKind[],
): Promise<FoundInFile> {
  const [dates, columns, websites] = [createDateSight(), createColumnSight(), createWebsiteSight()]
  const attributes = await scanAttributes(source, existing, (row) => {
    for (const sight of [dates, columns, websites]) sight.note(row)
  })
  return { attributes, dates, columns, websites: websites.products }
}
