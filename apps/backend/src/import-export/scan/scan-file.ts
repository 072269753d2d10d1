import type { AttributeKind } from '../queries.ts'
import { createUnreadColumns, type UnreadColumns } from './read-columns.ts'
import { createDateOrderDetector, type DateOrderDetector } from './read-dates.ts'
import { createCategoryRoots, type CategoryRoots } from '../parse/category-roots.ts'
import { createWebsiteCounter } from '../parse/read-websites.ts'
import { scanAttributes, type FoundAttributes } from './scan-attributes.ts'
import type { Complaint, NumberedRow } from '../types.ts'

/** The result of scanning a whole products file before anything is saved. */
export interface FileScan {
  attributes: FoundAttributes
  dates: DateOrderDetector
  columns: UnreadColumns
  categories: CategoryRoots
  /** The number of products per website. */
  websites: ReadonlyMap<string, number>
}

export async function scanFile(
  source: AsyncIterable<NumberedRow | Complaint>,
  existing: readonly AttributeKind[],
): Promise<FileScan> {
  const [dates, columns, categories] = [createDateOrderDetector(), createUnreadColumns(), createCategoryRoots()]
  const websites = createWebsiteCounter()
  const attributes = await scanAttributes(source, existing, (row) => {
    for (const usage of [dates, columns, categories, websites]) usage.note(row)
  })
  return { attributes, dates, columns, categories, websites: websites.products }
}
