import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CartClient } from '../cart/testing-client.ts'
import { checkRules } from '../admin/audit-command.ts'
import { listMails, type StoredMail } from '../platform/email/email-queue.ts'
import { saveCustomers } from '../customer/customer.ts'
import { changeByStaff } from '../order/testing-orders.ts'
import { publish } from '../platform/events.ts'
import { allPersonalData } from './all-personal-data.ts'
import { anonymizeOpen } from './anonymize.ts'
import { loggedShop, type LoggedShop } from './testing-logged-shop.ts'
import { fillEveryTable, finish, orderFor, person, signedIn } from './testing-person.ts'

let shop: LoggedShop
let client: CartClient
let guest: CartClient
beforeAll(async () => {
  shop = await loggedShop()
  client = await signedIn(shop)
  guest = new CartClient(shop)
})
afterAll(() => shop.close())

const query = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(shop.database.reader)).rows

/** What the audit finds in the whole shop. */
async function auditFindings(): Promise<string[]> {
  const findings: string[] = []
  await shop.database.transaction((tx) => checkRules(tx, new Date(), (result) => findings.push(...result.findings)))
  return findings
}

/** The tables in which one of the texts occurs, in any column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await query(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> 'catalogue_listing' order by 1`,
  )
  const found: string[] = []
  for (const { tablename } of tables) {
    const condition = texts.map((text) => `to_jsonb(t)::text ilike '%${text}%'`).join(' or ')
    if ((await query(`select from ${String(tablename)} t where ${condition} limit 1`)).length > 0)
      found.push(String(tablename))
  }
  return found
}

async function mailsTo(to: string): Promise<StoredMail[]> {
  await shop.deliver()
  return (await listMails(shop.database.reader, 200)).filter((mail) => mail.to === to)
}

/** Requests the deletion and confirms it with the emailed link, as the visitor's browser does. Returns the confirmation. */
async function requestDeletion(
  email: string = person.email,
): Promise<{ token: string; confirm: () => Promise<unknown> }> {
  await guest.must(`mutation { requestAnonymization(input: { email: "${email}" }) { success } }`)
  const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('?token='))
  const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  const confirm = () => guest.must(`mutation { confirmAnonymization(input: { token: "${token}" }) { success } }`)
  await confirm()
  await shop.deliver()
  return { token, confirm }
}

describe('a confirmed request to delete personal data', () => {
  let token: string
  let confirm: () => Promise<unknown>

  it('ACC-06 waits for open orders, and says so once', async () => {
    const order = await orderFor(client, false)
    const second = await orderFor(guest, true)
    await finish(shop, order.number)
    await fillEveryTable(shop, order)
    ;({ token, confirm } = await requestDeletion())
    expect(await anonymizeOpen(shop.database, new Date())).toEqual([])
    const delays = (await mailsTo(person.email)).filter(({ subject }) => subject === 'Usuniemy Twoje dane później')
    expect(delays).toHaveLength(1)
    expect(delays[0]?.text).toContain(`nie są zakończone: ${second.number}.`)
    expect(await query('select done_at from consent_anonymization')).toEqual([{ done_at: null }])
    await changeByStaff(shop, second.number, { name: 'cancel' })
    await shop.deliver()
  })

  it('ACC-06 finds the person in every table of the retention schedule before the deletion', async () => {
    const found = new Set(await tablesWith(Object.values(person)))
    const underPseudonym = new Set([
      'agent_adoption',
      'agent_finding',
      'cart_link',
      'compare_list',
      'customer_authenticator',
      'customer_device',
      'customer_link',
      'customer_passkey_challenge',
      'customer_recovery_code',
      'customer_social_attempt',
      'customer_token',
      'loyalty_member',
      'payment_saved_card',
      'payment_shopper',
      'platform_attempt',
      'platform_repeated_mutation',
      'pricing_coupon',
      'pricing_coupon_buyer',
      'pricing_coupon_use',
      'wishlist_gift',
    ])
    // Only staff have a name in this table.
    const ofStaff = 'cms_page_confirmation'
    for (const { table } of allPersonalData.flatMap(({ retention }) => retention))
      if (table === ofStaff) expect(found).not.toContain(table)
      else if (underPseudonym.has(table) && table !== 'platform_repeated_mutation')
        expect(await query(`select from ${table} limit 1`), table).toHaveLength(1)
      else if (!underPseudonym.has(table)) expect(found, table).toContain(table)
  })

  it('ACC-06 is rolled back as a whole when a step fails, and repeated later', async () => {
    const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
    // Fails as a constraint does, with the values of the row, and with the email address in the message.
    await change(`create function refuse() returns trigger language plpgsql as $$
      declare refused jsonb = to_jsonb(coalesce(old, new)); begin
        raise exception 'no: %', refused ->> 'email' using errcode = '23503', detail = refused::text; end $$`)
    await change('create trigger refuse before delete on customer_customer for each row execute function refuse()')
    await change('create trigger refuse before insert on consent_anonymization for each row execute function refuse()')
    const before = await tablesWith([person.email])
    const [failure] = await anonymizeOpen(shop.database, new Date())
    expect(failure?.message).toMatch(/^anonymization request \d+ failed$/)
    await shop.runHourlyJob()
    const [request] = await query('select id from consent_anonymization')
    await shop.database.transaction((tx) =>
      publish(tx, 'consent.anonymizationConfirmed', { id: Number(request?.['id']) }),
    )
    await shop.deliver()
    await expect(confirm()).rejects.toThrow('Internal server error')
    expect(await tablesWith([person.email])).toEqual(before)
    await change('drop trigger refuse on customer_customer')
    await change('drop trigger refuse on consent_anonymization')
  })

  it('ACC-06 leaves nothing of the person but the invoice, the declaration of withdrawal and the receipt', async () => {
    const [account] = await query(`select id from customer_customer where email = '${person.email}'`)
    const findings = await auditFindings()
    expect(await anonymizeOpen(shop.database, new Date())).toEqual([])
    expect(findings).toEqual(expect.arrayContaining(await auditFindings()))
    expect(await tablesWith(Object.values(person))).toEqual([
      'order_order',
      // Evidence of a legal claim, kept until claims expire; docs/privacy.md names it.
      'order_withdrawal',
      'order_withdrawal_handling',
      'platform_mail',
    ])
    const orders = await query(
      'select email, customer_id, billing_address, shipping_address from order_order order by id',
    )
    expect(orders).toMatchObject([
      {
        email: '',
        customer_id: null,
        billing_address: {
          firstname: person.firstname,
          lastname: person.lastname,
          street: [person.street],
          countryCode: 'PL',
        },
        shipping_address: { firstname: '', lastname: '', street: [], city: '', countryCode: 'PL' },
      },
      // Canceled before payment, so there is no invoice.
      { email: '', customer_id: null, billing_address: { lastname: '', street: [] } },
    ])
    expect(JSON.stringify(orders)).not.toContain(person.telephone)
    expect(await query(`select from pricing_coupon_buyer`)).toEqual([])
    expect(await query(`select owner_id, is_active from pricing_coupon where code = 'PRIVACY'`)).toEqual([
      { owner_id: null, is_active: false },
    ])
    expect(await query('select customer_id from loyalty_member')).toEqual([{ customer_id: null }])
    expect(await query('select points, note from loyalty_entry')).toEqual([{ points: 5, note: null }])
    expect(await query('select bank_account, confirm_hash, refunded::int from returns_return')).toEqual([
      { bank_account: null, confirm_hash: null, refunded: 1 },
    ])
    expect(await query('select requested from returns_item')).toEqual([{ requested: 1 }])
    expect(await query('select from returns_comment union all select from returns_tracking')).toEqual([])
    expect(await query('select from cart_link')).toEqual([])
    expect(await query('select from customer_token')).toEqual([])
    expect(await query(`select from agent_trail where client_id = ${Number(account?.['id'])} or detail <> ''`)).toEqual(
      [],
    )
    expect(await query('select done_at is not null as done from consent_anonymization')).toEqual([{ done: true }])
  })

  it('ACC-06 ends the sessions', async () => {
    const { errors } = await client.execute('{ customer { email } }')
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
  })

  it('ACC-06 sends one receipt that lists the invoices and how long they are kept, and the withdrawals', async () => {
    const mails = await mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Twoje dane osobowe zostały usunięte'])
    const [years] = await query(`select extract(year from o.placed_at at time zone 'Europe/Warsaw')::int as ordered,
        extract(year from submitted_at at time zone 'Europe/Warsaw')::int as withdrawn, i.number
      from order_invoice i join order_order o on o.id = i.order_id, order_withdrawal`)
    const { ordered, withdrawn, number } = years as { ordered: number; withdrawn: number; number: string }
    expect(mails[0]?.text).toContain(`${number}. Ostatnią z\u00A0nich przechowamy do końca roku ${ordered + 6}.`)
    expect(mails[0]?.text).toContain(`do przedawnienia roszczeń, najdłużej do końca roku ${withdrawn + 3}.`)
  })

  it('ACC-06 tells the shop once to delete the person in its other systems', async () => {
    const [mail, ...more] = await mailsTo('kontakt@bocian.example')
    expect([mail?.subject, more]).toEqual([`Usunięcie danych: ${person.email}`, []])
  })

  it('ACC-06 succeeds again when the confirmation is repeated, and changes nothing', async () => {
    const before = await query('select count(*)::int as mails from platform_mail')
    await confirm()
    await shop.deliver()
    expect(await anonymizeOpen(shop.database, new Date())).toEqual([])
    expect(await query('select count(*)::int as mails from platform_mail')).toEqual(before)
    expect(await query('select count(*)::int as requests from consent_anonymization')).toEqual([{ requests: 1 }])
  })

  it('ACC-06 sends no email about a later refund of an anonymised order', async () => {
    const [order] = await query(`select number from order_order where status = 'complete'`)
    await changeByStaff(shop, String(order?.['number']), { name: 'refund', amount: null })
    await shop.deliver()
    expect(await query(`select from platform_mail where recipient = ''`)).toEqual([])
  })

  it('ACC-06 logs the failed steps, and nothing of the person in any of them', () => {
    const log = shop.lines.join('')
    expect(shop.lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'anonymization failed',
      'event handler failed',
      'unexpected error',
    ])
    expect(log.match(/no: \[email\]/g)?.length).toBeGreaterThanOrEqual(3)
    for (const text of [...Object.values(person), token]) expect(log).not.toContain(text)
  })
})

describe('the request of somebody else', () => {
  const rowsOf = async (email: string) =>
    query(`select (select count(*)::int from customer_customer where email = '${email}') as accounts,
      (select count(*)::int from order_order where email = '${email}') as orders,
      (select count(*)::int from cms_contact_message where email = '${email}') as messages`)
  const contact = (store: string, email: string) =>
    new CartClient(shop, store).must(
      `mutation { contactUs(input: { name: "Ada", email: "${email}", comment: "Hello" }) { status } }`,
    )

  it('ACC-06 ROUTE-19 covers what a guest left in the website, and nothing of others or of other websites', async () => {
    const ada = 'ada@example.com'
    const others = { websiteId: 2, email: ada, password: 'Bocian-2026!', firstname: 'Ada', lastname: 'Nowak' }
    await shop.database.transaction((tx) => saveCustomers(tx, [{ ...others, isAgent: false }], new Date()))
    const order = await guest.order()
    await finish(shop, order.number)
    await contact('pl', ada)
    await contact('broel_pl', ada)
    await contact('pl', 'eva@example.com')
    await requestDeletion(ada)
    expect(await rowsOf(ada)).toEqual([{ accounts: 1, orders: 0, messages: 1 }])
    expect(await rowsOf('eva@example.com')).toEqual([{ accounts: 0, orders: 0, messages: 1 }])
    expect((await mailsTo(ada)).map(({ subject }) => subject)).toEqual(['Twoje dane osobowe zostały usunięte'])
  })

  it('ACC-06 waits for a return that is being requested at the same moment', async () => {
    const vera = 'vera@example.com'
    const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
    const order = await guest.order()
    await change(`update order_order set email = '${vera}' where number = '${order.number}'`)
    await requestDeletion(vera)
    await finish(shop, order.number)
    await shop.deliver()
    const begun = Promise.withResolvers<void>()
    const erased = begun.promise.then(() => anonymizeOpen(shop.database, new Date()))
    await shop.database.transaction(async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select id from order_order where number = ${order.number} for update`.execute(tx)
      begun.resolve()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await sql`insert into returns_return (order_id, number, status, bank_account, requested_at, changed_at)
        values (${rows[0]?.id}, ${order.number} || '-1', 'pending', 'PL62', now(), now())`.execute(tx)
    })
    expect(await erased).toEqual([])
    expect(await query(`select email from order_order where number = '${order.number}'`)).toEqual([{ email: vera }])
    await change(`update returns_return set status = 'denied' where bank_account = 'PL62'`)
    expect(await anonymizeOpen(shop.database, new Date())).toEqual([])
    expect(await query(`select email from order_order where number = '${order.number}'`)).toEqual([{ email: '' }])
    expect(await query(`select from returns_return where bank_account = 'PL62'`)).toEqual([])
  })

  it('ACC-06 waits for an open return, and then erases its bank account', async () => {
    const olga = 'olga@example.com'
    const order = await guest.order()
    await finish(shop, order.number)
    const change = (text: string) => shop.database.transaction((tx) => sql.raw(text).execute(tx))
    await change(`update order_order set email = '${olga}' where number = '${order.number}'`)
    await change(`insert into returns_return (order_id, number, status, bank_account, requested_at, changed_at)
      select id, number || '-1', 'received', 'PL61', now(), now() from order_order where number = '${order.number}'`)
    await requestDeletion(olga)
    const [delay] = (await mailsTo(olga)).filter(({ subject }) => subject === 'Usuniemy Twoje dane później')
    expect(delay?.text).toContain(`nie są zakończone: ${order.number}.`)
    expect(await rowsOf(olga)).toMatchObject([{ orders: 1 }])
    await change(`update returns_return set status = 'processed', refunded = 1 where status = 'received'`)
    expect(await anonymizeOpen(shop.database, new Date())).toEqual([])
    expect(await rowsOf(olga)).toMatchObject([{ orders: 0 }])
    expect(await query('select from returns_return where bank_account is not null')).toEqual([])
  })

  it('ACC-06 keeps the orders that another account placed with the address', async () => {
    const eva = 'eva@example.com'
    const draft = {
      websiteId: 1,
      email: 'ewa@example.com',
      password: 'Bocian-2026!',
      firstname: 'Ewa',
      lastname: 'Lis',
    }
    await shop.database.transaction((tx) => saveCustomers(tx, [{ ...draft, isAgent: false }], new Date()))
    const order = await guest.order()
    await finish(shop, order.number)
    await shop.database.transaction((tx) =>
      sql`update order_order set email = ${eva}, customer_id = (select id from customer_customer where email = 'ewa@example.com')
        where number = ${order.number}`.execute(tx),
    )
    await requestDeletion(eva)
    expect(await rowsOf(eva)).toEqual([{ accounts: 0, orders: 1, messages: 0 }])
  })

  it('ACC-06 waits until an account is no longer that of a sales agent', async () => {
    await requestDeletion('marek@example.com')
    expect((await mailsTo('marek@example.com')).map(({ subject }) => subject)).toContain('Usuniemy Twoje dane później')
    expect(await rowsOf('marek@example.com')).toMatchObject([{ accounts: 1 }])
    await shop.database.transaction((tx) => sql`update customer_customer set is_agent = false`.execute(tx))
    expect(await anonymizeOpen(shop.database, new Date())).toEqual([])
    expect(await rowsOf('marek@example.com')).toMatchObject([{ accounts: 0 }])
  })
})
