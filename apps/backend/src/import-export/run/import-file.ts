import fs from 'node:fs'
import type { Database } from '#src/platform/database.ts'
import { createPictureStore } from '../batch/copy-pictures.ts'
import { updateStatistics } from '../batch/update-statistics.ts'
import { importTable } from './import-table.ts'
import type { TableKind } from './table-kinds.ts'
import { productColumns } from '../products/import-products.ts'
import type { DateOrder } from '../parse/parse-cells.ts'
import { selectAttributeKinds } from '../queries.ts'
import { decoderFor, readCsv, UnreadableTable } from './read-csv.ts'
import { scanFile } from '../scan/scan-file.ts'
import type { ImportOptions, ImportReport } from '../types.ts'

export interface FileImport extends ImportOptions {
  kind: TableKind
  file: string
  imagesDir: string | undefined
  mediaDir: string
  /** The encoding, such as `windows-1250`, of a file that has no byte order mark and is not UTF-8. */
  encoding?: string | undefined
  storeCode: string
  views?: Readonly<Record<string, string>> | undefined
  websites?: Readonly<Record<string, readonly string[]>> | undefined
  dates?: DateOrder | undefined
  now: Date
}

/** Imports a CSV file. Throws UnreadableTable if the file cannot be read as a table. */
export async function importFile(database: Database, setup: FileImport): Promise<ImportReport> {
  const { kind, file, imagesDir, mediaDir, isDryRun = false } = setup
  checkPath(file, 'isFile', `The file ${file} does not exist.`)
  if (imagesDir !== undefined) checkPath(imagesDir, 'isDirectory', `The folder ${imagesDir} does not exist.`)
  if (setup.encoding !== undefined) decoderFor(setup.encoding)
  const pictures = createPictureStore({ mediaDir, imagesDir, isDryRun })
  const open = (columns: readonly string[]) => readCsv(file, columns, setup.encoding)
  const found = kind === 'products' ? await scanProducts(database, setup) : undefined
  const report = await importTable(database, kind, open, { ...setup, pictures, ...(found && { found }) })
  if (!isDryRun && report.created + report.changed > 0) await updateStatistics(database)
  return report
}

async function scanProducts(database: Database, { file, encoding }: FileImport) {
  const kinds = await selectAttributeKinds(database.reader)
  return scanFile(readCsv(file, productColumns, encoding), kinds)
}

function checkPath(path: string, is: 'isFile' | 'isDirectory', message: string): void {
  if (fs.statSync(path, { throwIfNoEntry: false })?.[is]() !== true) throw new UnreadableTable(message)
}
