// Writes apps/backend/src/platform/tables.gen.ts: Kysely's table types, read from a freshly migrated database.
import fs from 'node:fs'
import { sql } from 'kysely'
import { openPglite } from '../apps/backend/src/platform/engine/pglite.ts'
import { migrate } from '../apps/backend/src/platform/engine/migrate.ts'

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: 'YES' | 'NO'
  is_generated: boolean
}

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  bytea: 'Uint8Array',
  bpchar: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  _text: 'string[]',
  _int4: 'number[]',
  tsvector: 'string',
  uuid: 'string',
}

/** The content of tables.gen.ts for the current migrations. */
export async function renderTables(): Promise<string> {
  const database = await openPglite(undefined)
  await migrate(database)
  const { rows } = await sql<Column>`
    select table_name, column_name, udt_name, is_nullable,
      (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as is_generated
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
    database.reader,
  )
  await database.close()
  const tables = Map.groupBy(rows, (row) => row.table_name)
  const bodies = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${column.column_name}: ${typeOf(column)}`).join('\n')}\n  }`,
  )
  return `// Made by \`npm run codegen\` from the migrations.\nimport type { Generated } from 'kysely'\n\nexport interface Tables {\n${bodies.join('\n')}\n}\n`
}

function typeOf(column: Column): string {
  const base = types[column.udt_name]
  if (base === undefined)
    throw new Error(`No type for ${column.udt_name} of ${column.table_name}.${column.column_name}`)
  const nullable = column.is_nullable === 'YES' && base !== 'unknown' ? `${base} | null` : base
  return column.is_generated ? `Generated<${nullable}>` : nullable
}

if (import.meta.main) fs.writeFileSync('apps/backend/src/platform/tables.gen.ts', await renderTables())
