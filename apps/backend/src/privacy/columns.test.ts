import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/testing.ts'
import { allPersonalData } from './all-personal-data.ts'
import { impersonalColumns } from './impersonal-columns.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const declared = allPersonalData.flatMap(({ retention }) => retention)

/** Every column that may hold text, and every reference to a customer, as `table.column`. */
async function columnsOfDatabase(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'date', 'bytea')
      or data_type = 'ARRAY' and udt_name in ('_text', '_varchar', '_jsonb'))
    union
    select c.conrelid::regclass::text || '.' || a.attname from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.confrelid = 'customer_customer'::regclass
    order by 1`.execute(shop.database.reader)
  return rows.map(({ name }) => name)
}

const personal = declared.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
const impersonal = Object.entries(impersonalColumns).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
)

describe('the retention schedule', () => {
  it('ACC-06 declares every column that may hold personal data; others are in impersonal-columns.ts', async () => {
    const columns = await columnsOfDatabase()
    expect(columns.filter((name) => !personal.includes(name) && !impersonal.includes(name))).toEqual([])
  })

  it('declares no column that does not exist, and none twice', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`.execute(shop.database.reader)
    const columns = new Set(rows.map(({ name }) => name))
    const names = [...personal, ...impersonal]
    expect(names.filter((name) => !columns.has(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('lists each table once', () => {
    expect(new Set(declared.map(({ table }) => table)).size).toBe(declared.length)
  })
})
