import { importTable } from '../import-export/run/import-table.ts'
import { numberRows } from '../import-export/demo/import-demo.ts'
import { unverifiedPictures } from '../import-export/batch/copy-pictures.ts'
import type { Database } from '../platform/database.ts'
import { legalPages, type LegalPage } from '../opening/types.ts'

/** Imports legal pages into a store view, as a merchant does. */
export async function importLegalPages(
  database: Database,
  store: string,
  pages: readonly LegalPage[] = legalPages,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const rows = pages.map((page) => ({
    identifier: page,
    store_view_code: store,
    title: page,
    content: `<p>Our ${page}</p>`,
    ...more,
  }))
  await importTable(database, 'pages', numberRows(rows), {
    now: new Date('2026-11-21T10:00:00Z'),
    storeCode: 'pl',
    pictures: unverifiedPictures,
    listener: {
      complaint({ reason }) {
        throw new Error(reason)
      },
    },
  })
}
