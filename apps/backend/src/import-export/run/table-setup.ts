import type { Database } from '#src/platform/database.ts'
import type { PictureStore } from '../batch/copy-pictures.ts'
import type { RowSource } from '../batch/run-import.ts'
import type { DateOrder } from '../parse/parse-cells.ts'
import type { FileScan } from '../scan/scan-file.ts'
import type { ImportOptions, ImportReport, ImportStore } from '../types.ts'

export interface TableSetup extends ImportOptions {
  now: Date
  /** The store view of rows that do not name one. */
  storeCode: string
  pictures: PictureStore
  /** The result of scanning a products file. Without it, only existing select attributes have a list of values. */
  found?: FileScan
  /** Our store views by the merchant's codes: `{ default: 'pl' }`. */
  views?: Readonly<Record<string, string>> | undefined
  /** Our store views by the merchant's website codes: `{ base: ['pl'] }`. */
  websites?: Readonly<Record<string, readonly string[]>> | undefined
  /** The order of day and month in dates with slashes. Defaults to the order that the file implies, or else to Magento's. */
  dates?: DateOrder | undefined
  /** The caller imports several tables, and rebuilds the index itself afterwards. */
  isIndexLater?: boolean
}

/** Our store views by code. */
export type Stores = Map<string, ImportStore>

/** Imports the rows of one kind of table. */
export type RunTable = (
  database: Database,
  source: RowSource,
  setup: TableSetup,
  stores: Stores,
) => Promise<ImportReport>
