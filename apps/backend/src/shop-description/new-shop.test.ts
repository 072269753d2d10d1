import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { company } from '#demo/company.ts'
import { stores } from '#demo/stores.ts'
import { paymentProviders } from '#src/payment-providers.ts'
import type { Database } from '#src/platform/database.ts'
import { testDatabase } from '#src/platform/testing.ts'
import { migrationsOnly } from '#src/testing/testing-stores.ts'
import { applyDescription, readDescription, undoChange } from './shop-description.ts'
import { selectChanges } from './queries.ts'

/** The tables in which a new database has rows, which are true for every shop. */
const ofEveryShop = [
  // Counters of changes.
  'catalogue_revision',
  'platform_reference_table',
  'platform_revision',
  // The two consents that the forms of product alerts ask for. Their words are the shop's.
  'consent_agreement',
  // The regions that addresses name.
  'store_region',
]

const hungarian = `
settings: { general/store_information/name: Cipő Kft. }
taxes: { HU: { Taxable Goods: { rate: 27, label: ÁFA 27% }, None: { rate: 0, label: 0% } } }
websites:
  - code: cipo
    name: Cipő
    groups:
      - code: hungary
        name: Magyarország
        stores:
          - code: hu
            name: Magyarország
            locale: hu_HU
            currency: HUF
            country: HU
            delivery: [{ carrier: gls, price: 1490, countries: [HU] }]
            payment: [cashondelivery]
`

let database: Database
beforeAll(async () => {
  database = await testDatabase(migrationsOnly())
  Object.assign(database.services, { paymentProviders })
})
afterAll(() => database.close())

/** The tables with rows of a shop, each with its number of rows. */
async function filledTables(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'platform_migration'`.execute(
    database.reader,
  )
  const counts = sql.join(
    tables.map(({ name }) => sql`select ${name}::text as name, count(*)::int as count from ${sql.table(name)}`),
    sql` union all `,
  )
  const { rows } = await sql<{ name: string; count: number }>`${counts}`.execute(database.reader)
  return Object.fromEntries(
    rows.flatMap(({ name, count }) => (count === 0 || ofEveryShop.includes(name) ? [] : [[name, count]])),
  )
}

async function everyRow(): Promise<string> {
  const names = Object.keys(await filledTables())
  const all = names.map((name) => sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`)
  const { rows } = await sql<{ row: string }>`${sql.join(all, sql` union all `)}`.execute(database.reader)
  return rows.map(({ row }) => row).join('\n')
}

it('a database of migrations alone holds no shop', async () => {
  expect(await filledTables()).toEqual({})
})

it('the first description makes the shop, and nothing of another one is in any table', async () => {
  const read = readDescription(hungarian)
  if ('faults' in read) throw new Error(read.faults.map(({ text }) => text).join(', '))
  const applied = await applyDescription(database, read.description, { now: new Date(), isDryRun: false })
  expect(applied).toMatchObject({ addedStores: ['hu'] })
  expect(await filledTables()).toEqual({
    store_website: 1,
    store_group: 1,
    store_view: 1,
    store_config: 1,
    checkout_delivery_method: 1,
    // All methods without a provider, of which one is on, and the card.
    payment_method: 4,
    pricing_tax_rate: 2,
    pricing_tax_rate_log: 2,
    platform_event: 1 + 1,
  })
  const { rows } = await sql`select id, code, is_default, sort_order from store_view`.execute(database.reader)
  expect(rows).toEqual([{ id: 1, code: 'hu', is_default: true, sort_order: 1 }])
  const text = await everyRow()
  expect(text).toContain('Cipő Kft.')
  for (const word of ['Bocian', 'bocian', company.street, company.vat]) expect(text).not.toContain(word)
  for (const { code } of stores) expect(text, code).not.toMatch(new RegExp(`"code": "${code}"`))
})

it('the first description is no change that could be taken back', async () => {
  expect(await selectChanges(database.reader, 1)).toEqual([])
  expect(await undoChange(database, new Date())).toBeUndefined()
})

it('the rates that a shop begins with have always applied; later ones apply from now', async () => {
  const { rows } = await sql`select distinct at::text from pricing_tax_rate_log`.execute(database.reader)
  expect(rows).toEqual([{ at: '-infinity' }])
})
