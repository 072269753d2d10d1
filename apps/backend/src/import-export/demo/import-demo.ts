import { demoRows, type DemoSetup, type DemoTable } from '#demo/demo-shop.ts'
import { openSandbox } from '#src/payment/payment.ts'
import type { Database } from '#src/platform/database.ts'
import { unverifiedPictures } from '../batch/copy-pictures.ts'
import { updateStatistics } from '../batch/update-statistics.ts'
import { cleanRow } from '../parse/clean-row.ts'
import { importTable } from '../run/import-table.ts'
import { insertMark, selectMark } from '../queries.ts'
import { completeDemoShop, foundDemoShop } from './demo-shop.ts'
import { reindex } from '../batch/reindex.ts'
import type { Complaint, NumberedRow, Row } from '../types.ts'

/** The permanent mark of a database that contains demo data. */
export const demoMark = 'demo'
const demoLock = 7_220_420
const tables: DemoTable[] = [
  'attributes',
  'options',
  'categories',
  'blocks',
  'dynamic-blocks',
  'pages',
  'blog-posts',
  'synonyms',
  'labels',
  'looks',
  'grid-banners',
  'products',
  'price-log',
  'shops',
  'shop-stock',
  'cart-rules',
  'gift-wrappings',
  'pickup-points',
  'agreements',
  'loyalty-rewards',
]
/**
 * Products are created before the price history begins, so that their price log starts with that history and not on the day of
 * loading.
 */
const beforeHistory = 120 * 86_400_000

export interface DemoMark {
  now: string
  isDone: boolean
}

/**
 * Loads the demo shop once, even if several processes start with an empty database. A load that was killed is completed with the
 * same dates.
 */
export async function loadDemo(
  database: Database,
  { now, password, onLine }: { now: Date; password: string; onLine: (line: string) => void },
): Promise<void> {
  await database.withLock(demoLock, () => loadOnce(database, { now, password }, onLine))
}

async function loadOnce(
  database: Database,
  { now, password }: DemoSetup,
  onLine: (line: string) => void,
): Promise<void> {
  const before = (await selectMark(database.reader, demoMark)) as DemoMark | undefined
  if (before?.isDone === true) return completeDemoShop(database, now)
  const day = new Date(before?.now ?? now)
  await saveMark(database, { now: day.toISOString(), isDone: false })
  const began = performance.now()
  onLine('Loading the demo shop (once)…')
  await foundDemoShop(database, day)
  const setup = { now: day, password }
  for (const table of tables) await loadTable(database, table, setup, onLine)
  await buildIndex(database, onLine)
  // Customers come after the products, which their carts need.
  await loadTable(database, 'customers', setup, onLine)
  await loadTable(database, 'loyalty-members', setup, onLine)
  await loadTable(database, 'loyalty-history', setup, onLine)
  // Rewrites come after the pages, whose paths take precedence.
  await loadTable(database, 'rewrites', setup, onLine)
  await loadTable(database, 'searches', setup, onLine)
  await database.transaction((tx) => openSandbox(tx))
  await updateStatistics(database)
  await markDemo(database, day)
  onLine(`The demo shop is loaded (${((performance.now() - began) / 1000).toFixed(1)} s).`)
}

/** Marks a database as a demo shop, which can never become a shop for customers. */
export async function markDemo(database: Database, now: Date): Promise<void> {
  await saveMark(database, { now: now.toISOString(), isDone: true })
}

async function saveMark(database: Database, value: DemoMark): Promise<void> {
  await database.transaction((tx) => insertMark(tx, demoMark, value))
}

async function loadTable(
  database: Database,
  table: DemoTable,
  setup: DemoSetup,
  onLine: (line: string) => void,
): Promise<void> {
  const { now } = setup
  let lastOutput = performance.now()
  const report = await importTable(database, table, numberRows(demoRows(table, setup)), {
    now: table === 'products' ? new Date(now.getTime() - beforeHistory) : now,
    storeCode: 'pl',
    pictures: unverifiedPictures,
    batchSize: 1_500,
    isIndexLater: true,
    listener: {
      // The demo data causes warnings on purpose, such as unused redirects.
      complaint: (complaint) => (complaint.isWarning === true ? undefined : onLine(describe(table, complaint))),
      progress: ({ rows }) => {
        if (performance.now() - lastOutput < 2_000) return
        lastOutput = performance.now()
        onLine(`  ${table}: ${rows} rows…`)
      },
    },
  })
  onLine(`  ${table}: ${report.rows} rows in ${report.seconds.toFixed(1)} s`)
}

async function buildIndex(database: Database, onLine: (line: string) => void): Promise<void> {
  const began = performance.now()
  const { products, complaints } = await reindex(database, () => undefined)
  for (const complaint of complaints) onLine(describe('index', complaint))
  onLine(`  index: ${products} products in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

export function* numberRows(rows: Iterable<Row>): Generator<NumberedRow> {
  let line = 1
  for (const row of rows) yield { line: ++line, row: cleanRow(row) }
}

function describe(table: string, { line, key, reason }: Complaint): string {
  return `  ${table}, line ${line} (${key}): ${reason}`
}
