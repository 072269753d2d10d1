import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCommand } from '../admin/commands.ts'
import { runCommand } from '../admin/run-command.ts'
import { CartClient } from '../cart/testing-client.ts'
import { stopClock } from '../testing/testing-clock.ts'
import { saveSettings } from '../store/store.ts'
import { invalidateStores } from '../store/stores.ts'
import { testShop, type TestShop } from '../testing/testing.ts'
import { clearDueTables, dueTables } from './retention.ts'
import { fillEveryTable, finish, orderFor, person, signedIn } from './testing-person.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ demo: 'small' })
  const order = await orderFor(await signedIn(shop), false)
  await finish(shop, order.number)
  await fillEveryTable(shop, order)
})
afterAll(() => shop.close())

const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000)
/** As seen this many days from now. */
const after = async (days: number) => {
  const due = await dueTables(shop.database.reader, ago(-days))
  return due.map(({ table }) => table)
}
const query = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(shop.database.reader)).rows
const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const line = (text: string) => lines.push(text)
  const output = { line, error: line, progress: line }
  await runCommand(parseCommand(args), { database: shop.database, output, mediaDir: '', folder: '' })
  return lines
}

describe('the retention schedule', () => {
  it('ACC-06 is rendered in docs/privacy.md', async () => {
    const doc = fs.readFileSync(path.join(import.meta.dirname, '../../../../docs/privacy.md'), 'utf8')
    const cells = (lines: readonly string[]) => lines.map((row) => row.split('|').map((cell) => cell.trim()))
    const documented = doc.split('\n').filter((row) => /^\| `\w+`/.test(row))
    // To update the document, replace its table by the output of `npm run admin -- privacy schedule`.
    expect(cells(documented)).toEqual(cells((await run('privacy', 'schedule')).slice(2)))
  })

  it('ACC-06 ends within the periods that it names', async () => {
    expect(await after(0)).toEqual(['agent_finding'])
    expect(await after(31)).toEqual(
      expect.arrayContaining(['platform_mail', 'customer_link', 'payment_adyen_session', 'consent_link']),
    )
    expect(await after(91)).toEqual(expect.arrayContaining(['payment_attempt']))
    expect(await after(350)).not.toContain('cms_contact_message')
    expect(await after(366)).toEqual(
      expect.arrayContaining(['cms_contact_message', 'product_alert_subscription', 'customer_device']),
    )
    expect(await after(3 * 365 + 1)).toEqual(
      expect.arrayContaining([
        'agent_trail',
        'agent_adoption',
        'returns_comment',
        'returns_exchange',
        'returns_return',
        'returns_tracking',
      ]),
    )
  })

  it('ACC-06 ends a cart after the days of its store', async () => {
    await change('update cart_cart set updated_at = now()')
    const setDays = async (count: number) => {
      await shop.database.transaction((tx) =>
        saveSettings(tx, { scope: 'view', id: 1 }, { 'checkout/cart/lifetime_days': count }),
      )
      invalidateStores(shop.database.reader)
    }
    expect(await after(29)).not.toContain('cart_cart')
    expect(await after(31)).toEqual(expect.arrayContaining(['cart_cart', 'cart_item']))
    await setDays(10)
    expect(await after(9)).not.toContain('cart_cart')
    expect(await after(11)).toEqual(expect.arrayContaining(['cart_cart', 'cart_item']))
    await setDays(30)
  })

  it('ACC-06 keeps the invoices of a Polish store for six calendar years, and those of a Czech one for ten', async () => {
    const [order] = await query(`select extract(year from placed_at at time zone 'UTC')::int as year from order_order`)
    const inYear = (years: number) => new Date(Date.UTC(Number(order?.['year']) + years, 0, 2))
    const isDue = async (years: number) =>
      (await dueTables(shop.database.reader, inYear(years))).some(({ table }) => table === 'order_order')
    expect([await isDue(6), await isDue(7)]).toEqual([false, true])
    await change('update order_order set store_id = 2')
    expect([await isDue(10), await isDue(11)]).toEqual([false, true])
    await change('update order_order set store_id = 1')
  })

  it('ACC-06 keeps consents in force, and three years after their withdrawal only without the email address', async () => {
    const withdraw = `insert into consent_record (website_id, email, agreement_id, is_granted, wording, recorded_at)
      select website_id, email, agreement_id, false, wording, now() from consent_record`
    expect(await after(4_000)).not.toContain('consent_record')
    await change(withdraw)
    expect(await after(3 * 365 - 1)).not.toContain('consent_record')
    expect(await after(3 * 365 + 1)).toContain('consent_record')
  })

  it('ACC-06 is shown and applied by commands', async () => {
    expect(await run('privacy', 'due')).toEqual([
      '       1  agent_finding: an hour',
      '1 in all; "privacy apply" deletes or anonymises them.',
    ])
    await change(`update cms_contact_message set created_at = '2020-01-01'`)
    expect(await run('privacy', 'apply')).toEqual([
      '       1  agent_finding: an hour',
      '       1  cms_contact_message: 1 year',
      'Deleted or anonymised: 2',
    ])
    expect(await query('select from cms_contact_message')).toEqual([])
    expect(await run('privacy', 'due')).toEqual(['Nothing is due.'])
    expect(() => parseCommand(['privacy'])).toThrow('privacy takes "due", "apply", "schedule" or "export EMAIL".')
  })

  it('ACC-06 UX-36 deletes declarations of withdrawal, with notes of staff, after three full calendar years', async () => {
    stopClock()
    const declare = (hash: string, year: number, time = '22:59:59Z') =>
      change(`with declared as (
          insert into order_withdrawal (reference, declaration_hash, store_id, locale, name, email, order_number, items, wording,
            submitted_at)
          values ('${hash}', '${hash}', 1, 'pl_PL', 'A', 'a@example.com', '1', '[]', 'W', '${year}-12-31 ${time}') returning id)
        insert into order_withdrawal_handling (withdrawal_id, note, handled_at) select id, 'done', now() from declared`)
    const year = new Date().getUTCFullYear()
    await declare('kept', year - 3)
    // In Warsaw this is the next year.
    await declare('kept at midnight', year - 4, '23:00:00Z')
    expect(await after(0)).not.toContain('order_withdrawal')
    await declare('ended', year - 4)
    expect(await after(0)).toContain('order_withdrawal')
    expect(await clearDueTables(shop.database, new Date())).toContainEqual(
      expect.objectContaining({ table: 'order_withdrawal', rows: 1 }),
    )
    expect(await query('select declaration_hash from order_withdrawal order by id')).toEqual([
      { declaration_hash: 'declared' },
      { declaration_hash: 'kept' },
      { declaration_hash: 'kept at midnight' },
    ])
    expect(await query(`select from order_withdrawal_handling where note = 'done'`)).toHaveLength(2)
  })

  it('ACC-06 exports what is under an email address, for a guest who asks for it', async () => {
    const [text = ''] = await run('privacy', 'export', person.email.toUpperCase())
    expect(JSON.parse(text)).toMatchObject({ orders: [{ email: person.email }], newsletter: [{ email: person.email }] })
    expect(await run('privacy', 'export', 'nobody@example.com')).toEqual([
      'Nothing is stored under nobody@example.com.',
    ])
    expect(await run('privacy', 'export', person.email, '--store', 'xx')).toEqual(['There is no store view "xx".'])
  })

  it('ACC-06 exports what is stored about somebody who has never ordered anything', async () => {
    const email = 'only.wrote@example.com'
    await shop.execute(
      'mutation ($email: String!) { contactUs(input: { name: "Ola", email: $email, comment: "Hello" }) { status } }',
      { email },
    )
    await change(`insert into order_withdrawal (reference, declaration_hash, store_id, locale, name, email, order_number, items,
      wording, submitted_at) values ('WOLA', 'ola', 1, 'pl_PL', 'Ola', '${email}', '12', '[]', 'I withdraw', now())`)
    const [text = ''] = await run('privacy', 'export', email)
    expect(JSON.parse(text)).toMatchObject({
      messages: [{ text: 'Hello' }],
      withdrawals: [{ number: 'WOLA', name: 'Ola' }],
    })
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['withdrawals', 'messages'])
  })

  it('ACC-06 shows requests that wait for an order', async () => {
    const client = new CartClient(shop)
    await orderFor(client, true)
    await change(`insert into consent_anonymization (website_id, email, store_id, confirmed_at)
      values (1, '${person.email}', 1, '2026-11-01')`)
    expect(await run('privacy', 'due')).toEqual([
      'Nothing is due.',
      'Request 1 of 2026-11-01 waits for an open order or an agent’s account.',
    ])
  })

  it('ACC-06 clears every due table, so that nothing is due afterwards', async () => {
    await change(`update order_order set status = 'canceled' where status = 'pending'`)
    const later = ago(-15 * 366)
    const due = await dueTables(shop.database.reader, later)
    expect(await clearDueTables(shop.database, later)).toEqual(due)
    expect(await dueTables(shop.database.reader, later)).toEqual([])
    expect(await query('select from cart_item')).toEqual([])
    expect(await query('select from cart_cart where email is not null or shipping_address is not null')).toEqual([])
    expect(await query(`select from order_order where email <> '' or billing_address ->> 'lastname' <> ''`)).toEqual([])
    const cleared = due.map(({ table }) => table)
    expect(cleared).toEqual(
      expect.arrayContaining(['cart_item', 'consent_record', 'customer_token', 'gift_card_account', 'order_order']),
    )
  })
})
