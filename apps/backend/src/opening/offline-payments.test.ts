import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listMethods, switchMethod } from '../payment/payment.ts'
import type { Database } from '../platform/database.ts'
import { testDatabase } from '../platform/testing.ts'
import { thirteenStores } from '../testing/testing-stores.ts'

const migration = path.join(import.meta.dirname, '../../migrations/0308-own-seller.sql')

const stateOf = async (database: Database, code: string) => {
  const methods = await listMethods(database.reader)
  return methods
    .filter((method) => method.code === code)
    .map(({ isActive, isOnByDefault }) => [isActive, isOnByDefault])
}

/** The database as the version before the migration left it, and then migrated again. */
async function migrateAgain(database: Database, change: string): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`alter table payment_method drop column is_on_by_default`.execute(tx)
    await sql`update payment_method set is_active = true where code in ('cashondelivery', 'checkmo')`.execute(tx)
    for (const statement of `${change};\n${fs.readFileSync(migration, 'utf8')}`.split(/;\n/))
      if (statement.trim() !== '') await sql.raw(statement).execute(tx)
  })
}

test('a shop that has opened keeps the methods that are on, until the operator decides', async () => {
  const database = await testDatabase(thirteenStores())
  await migrateAgain(
    database,
    `insert into import_export_mark (name, value) values ('customers', '{}');
update payment_method set is_active = false where store_id = 2 and code = 'checkmo'`,
  )
  expect((await stateOf(database, 'checkmo')).slice(0, 2)).toEqual([
    [true, true],
    [false, false],
  ])
  await database.transaction((tx) => switchMethod(tx, 1, 'checkmo', true))
  expect((await stateOf(database, 'checkmo'))[0]).toEqual([true, false])
  await database.close()
})

test('a shop that never opened does not keep them', async () => {
  const database = await testDatabase(thirteenStores())
  await migrateAgain(database, 'select 1')
  expect(new Set((await stateOf(database, 'cashondelivery')).map(String))).toEqual(new Set(['false,false']))
  await database.close()
})
