import fs from 'node:fs'
import path from 'node:path'
import { demoRows, type DemoTable, type Row } from '../../apps/backend/demo/demo-shop.ts'

/** The tables of the demo that are neither its description nor its content, in the order in which it is loaded. */
export const tables = [
  'attributes',
  'options',
  'categories',
  'synonyms',
  'labels',
  'looks',
  'products',
  'price-log',
  'shops',
  'shop-stock',
  'cart-rules',
  'gift-wrappings',
  'pickup-points',
  'agreements',
  'loyalty-rewards',
  'customers',
  'loyalty-members',
  'loyalty-history',
  'rewrites',
  'searches',
] as const satisfies readonly DemoTable[]

/** Writes the demo's tables as CSV files, each called like its kind. */
export function writeTables(folder: string, now: Date, password: string): void {
  fs.mkdirSync(folder, { recursive: true })
  for (const table of tables) writeTable(path.join(folder, `${table}.csv`), [...demoRows(table, { now, password })])
}

const quoted = (text = ''): string => `"${text.replaceAll('"', '""')}"`

function writeTable(file: string, rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  fs.writeFileSync(file, lines.map((cells) => `${cells.map((cell) => quoted(cell)).join(',')}\n`).join(''))
}
