import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Writer } from '#src/platform/database.ts'
import { splitStatements } from '#src/platform/engine/migrate.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const folder = path.join(import.meta.dirname, '../../../migrations')
const statementsOf = (file: string, part = ''): string[] =>
  splitStatements(fs.readFileSync(path.join(folder, file), 'utf8')).filter((statement) => statement.includes(part))

async function run(tx: Writer, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(tx)
}

it('the two former lists of consents are carried into the log by the migration', async () => {
  await newCustomer(shop, 'ada@example.com')
  const rows = await shop.database.transaction(async (tx) => {
    // The tables as they were before.
    await run(tx, [
      'drop table consent_record',
      'drop function consent_record_is_append_only',
      'alter table consent_wording drop column small_description',
      ...statementsOf('0066-product-alert.sql', 'consent_acceptance'),
      ...statementsOf('0006-customer.sql', 'create table customer_accepted_agreement'),
      `insert into consent_agreement (kind, code, is_required) values ('registration', 'account', true)`,
      `insert into consent_wording (agreement_id, locale, version, label, content, hash, published_at)
        select id, 'pl_PL', 1, 'The rules of the account', '', 'x', now() from consent_agreement where code = 'account'`,
      `insert into consent_acceptance (website_id, store_id, email, agreement_id, wording, accepted_at)
        select 1, 1, 'guest@example.com', id, 'Write to me', '2026-01-01' from consent_agreement
        where kind = 'subscribe_to_stock_alert'`,
      ...['account', 'from-magento', 'withdrawn'].map(
        (code) => `insert into customer_accepted_agreement (customer_id, agreement, accepted, at)
          select id, '${code}', ${code !== 'withdrawn'}, '2026-02-01' from customer_customer where email = 'ada@example.com'`,
      ),
      `insert into customer_accepted_agreement (customer_id, agreement, accepted, at)
        select c.id, a.id::text, true, '2026-03-01' from customer_customer c, consent_agreement a
        where c.email = 'ada@example.com' and a.kind = 'product_alert'`,
    ])
    await run(tx, statementsOf('0191-consent-record.sql'))
    const { rows: found } = await sql<Record<string, unknown>>`
      select r.email, coalesce(a.code, a.kind) as agreement, a.is_active, r.is_granted, r.wording
      from consent_record r join consent_agreement a on a.id = r.agreement_id order by r.id`.execute(tx)
    return found
  })
  const ofAda = (agreement: string, more: object) => ({
    email: 'ada@example.com',
    agreement,
    is_active: true,
    is_granted: true,
    ...more,
  })
  expect(rows).toEqual([
    {
      email: 'guest@example.com',
      agreement: 'subscribe_to_stock_alert',
      is_active: true,
      is_granted: true,
      wording: 'Write to me',
    },
    ofAda('account', { wording: 'The rules of the account' }),
    ofAda('from-magento', { is_active: false, wording: 'from-magento' }),
    ofAda('withdrawn', { is_active: false, is_granted: false, wording: 'withdrawn' }),
    ofAda('product_alert', { wording: expect.stringMatching(/\d/) as string }),
  ])
})
