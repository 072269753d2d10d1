import { sql } from 'kysely'
import { demoRows } from '../../apps/backend/demo/demo-shop.ts'
import { unverifiedPictures } from '../../apps/backend/src/import-export/batch/copy-pictures.ts'
import { numberRows } from '../../apps/backend/src/import-export/demo/import-demo.ts'
import { importTable } from '../../apps/backend/src/import-export/run/import-table.ts'
import type { Database } from '../../apps/backend/src/platform/database.ts'
import { productTables, type PlacedStyle, type Tables, type Vocabulary } from './product-tables.ts'
import { styles } from './styles.ts'

const chunk = 200

export interface Loaded {
  styles: number
  variants: number
}

/** Fills an empty shop: attributes, options and categories through the demo import, then this number of styles in bulk. */
export async function loadStyles(database: Database, count: number, now: Date): Promise<Loaded> {
  for (const table of ['attributes', 'options', 'categories'] as const)
    await importTable(database, table, numberRows(demoRows(table, { now })), {
      now,
      storeCode: 'pl',
      pictures: unverifiedPictures,
      isIndexLater: true,
    })
  const vocabulary = await readVocabulary(database)
  const loaded = { styles: 0, variants: 0 }
  let writing = Promise.resolve()
  for (const placed of placedChunks(count)) {
    const tables = productTables(placed, vocabulary, now)
    // Generates the next styles while the database writes the current ones.
    await writing
    writing = writeTables(database, tables)
    loaded.styles += placed.length
    loaded.variants += placed.reduce((sum, { variantIds }) => sum + variantIds.length, 0)
  }
  await writing
  await advanceIds(database)
  return loaded
}

function* placedChunks(count: number): Generator<PlacedStyle[]> {
  let id = 0
  let position = 0
  let placed: PlacedStyle[] = []
  for (const product of styles(count)) {
    placed.push({ product, id: ++id, variantIds: product.variants.map(() => ++id), position: position++ })
    if (placed.length < chunk) continue
    yield placed
    placed = []
  }
  if (placed.length > 0) yield placed
}

async function readVocabulary({ reader }: Database): Promise<Vocabulary> {
  const stores = await sql<{ code: string; id: number }>`select code, id from store_view`.execute(reader)
  const options = await sql<{ key: string; id: number }>`
    select a.code || '=' || o.value as key, o.id from catalogue_attribute_option o
    join catalogue_attribute a on a.id = o.attribute_id`.execute(reader)
  const categories = await sql<{ path: string; id: number }>`
    select admin_path as path, id from catalogue_category`.execute(reader)
  const size = await sql<{ id: number }>`select id from catalogue_attribute where code = 'cdrl_size'`.execute(reader)
  return {
    storeIds: new Map(stores.rows.map(({ code, id }) => [code, id])),
    optionIds: new Map(options.rows.map(({ key, id }) => [key, id])),
    categoryIds: new Map(categories.rows.map(({ path, id }) => [path, id])),
    sizeAttributeId: size.rows[0]?.id ?? 0,
  }
}

async function writeTables(database: Database, tables: Tables): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    // Foreign keys are not checked: the references are valid by construction, and checking them would take most of the time.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, rows] of Object.entries(tables)) {
      const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
      if (rows.length > 0)
        await sql`
          insert into ${sql.table(table)} (${columns})
          select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
          tx,
        )
    }
  })
}

/** Advances the id sequences past the loaded products, and updates the planner's statistics. */
async function advanceIds(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select setval(pg_get_serial_sequence('catalogue_product', 'id'), max(id)) from catalogue_product`.execute(
      tx,
    )
    await sql`analyze`.execute(tx)
  })
}
