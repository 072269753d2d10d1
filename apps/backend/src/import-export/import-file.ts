import fs from 'node:fs'
import type { Database } from '#src/platform/database.ts'
import { createPictureStore } from './copy-pictures.ts'
import { importTable, type TableKind } from './import-table.ts'
import { productColumns } from './import-products.ts'
import { selectAttributeKinds } from './queries.ts'
import { readCsv, UnreadableTable } from './read-csv.ts'
import { scanAttributes } from './scan-attributes.ts'
import type { ImportOptions, ImportReport } from './types.ts'

export interface FileImport extends ImportOptions {
  kind: TableKind
  file: string
  imagesDir: string | undefined
  mediaDir: string
  storeCode: string
  now: Date
}

/** Imports a CSV file; UnreadableTable says in words why a file cannot be read at all. */
export async function importFile(database: Database, setup: FileImport): Promise<ImportReport> {
  const { kind, file, imagesDir, mediaDir, isDryRun = false } = setup
  checkPath(file, 'isFile', `The file ${file} does not exist.`)
  if (imagesDir !== undefined) checkPath(imagesDir, 'isDirectory', `The folder ${imagesDir} does not exist.`)
  const pictures = createPictureStore({ mediaDir, imagesDir, isDryRun })
  const open = (columns: readonly string[]) => readCsv(file, columns)
  if (kind !== 'products') return importTable(database, kind, open, { ...setup, pictures })
  const kinds = await selectAttributeKinds(database.reader)
  const found = await scanAttributes(readCsv(file, productColumns), kinds)
  return importTable(database, kind, open, { ...setup, pictures, found })
}

function checkPath(path: string, is: 'isFile' | 'isDirectory', message: string): void {
  if (fs.statSync(path, { throwIfNoEntry: false })?.[is]() !== true) throw new UnreadableTable(message)
}
