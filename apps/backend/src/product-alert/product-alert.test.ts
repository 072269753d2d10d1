import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setStock } from '../inventory/inventory.ts'
import { publish } from '#src/platform/events.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
import { encodeUid } from '#src/platform/uid.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { eventHandlers } from './product-alert.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop({ demo: 'small' })
  await deliverDueEvents(shop.database, eventHandlers)
})
afterEach(() => shop.close())

const soldOut = 'ROLE-C1-104'
const result = '{ success message code }'

async function consentOf(
  scope: string,
  store = 'pl',
): Promise<{ id: number; front_label: string; required: boolean }[]> {
  const { data } = await shop.execute<{ agreements: { id: number; front_label: string; required: boolean }[] }>(
    `{ agreements(scope: "${scope}") { id front_label required content } }`,
    {},
    { store },
  )
  return data.agreements
}

async function subscribe(sku: string, email: string, agreements?: number[], store = 'pl') {
  const given = agreements ?? (await consentOf('subscribe_to_stock_alert')).map(({ id }) => id)
  return shop.execute<{ subscribeToStockAlert: { success: boolean; code: string | null; message: string | null } }>(
    `mutation ($sku: String!, $email: String!, $agreements: [Int]) {
      subscribeToStockAlert(sku: $sku, email: $email, agreements: $agreements) ${result} }`,
    { sku, email, agreements: given },
    { store },
  )
}

async function idOf(sku: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from catalogue_product where sku = ${sku}`.execute(
    shop.database.reader,
  )
  return rows[0]?.id ?? 0
}

async function putOnShelf(
  sku: string,
  quantity: number,
  event: 'stock.changed' | 'stock.imported' = 'stock.changed',
): Promise<void> {
  const productId = await idOf(sku)
  await shop.database.transaction(async (tx) => {
    await setStock(tx, [{ productId, quantity }])
    await publish(tx, event, { productIds: [productId] })
  })
  await deliverDueEvents(shop.database, eventHandlers)
}

async function emailsTo(address: string) {
  const mails = (await listMails(shop.database.reader, 1000)).filter(({ to }) => to === address)
  return Promise.all(mails.map(async ({ id }) => findMail(shop.database.reader, id)))
}

/** The unsubscribe link in the newest email to an address. */
async function endLink(address: string): Promise<{ productUid: string; token: string }> {
  const [letter] = await emailsTo(address)
  const [, uid = '', token = ''] = /product_uid\/([^?]+)\?code=([\w-]+)/.exec(letter?.text ?? '') ?? []
  return { productUid: decodeURIComponent(uid), token }
}

const end = (email: string, productUid: string | null, token: string) =>
  shop.execute(
    `mutation ($email: String!, $uid: ID, $token: String!) {
      unsubscribeFromProductAlert(type: stock, email: $email, product_uid: $uid, token: $token) ${result} }`,
    { email, uid: productUid, token },
    { store: 'pl' },
  )

/** The code of a link that the owner of the address requests: to unsubscribe from one alert, or from all. */
async function requestedCode(email: string, uid: string | null = null): Promise<string> {
  await shop.execute(
    `mutation ($email: String!, $uid: ID) {
      requestProductAlertLink(input: { type: stock, email: $email, product_uid: $uid }) { success } }`,
    { email, uid },
    { store: 'pl' },
  )
  await deliverDueEvents(shop.database)
  const [mail] = await emailsTo(email)
  return /\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const endAll = (email: string, code: string) =>
  shop.execute(
    `mutation ($email: String!, $code: String!) {
      unsubscribeProductAlertByEmail(input: { type: stock, email: $email, code: $code }) { success } }`,
    { email, code },
    { store: 'pl' },
  )

/** The grants and withdrawals of an address in the consent log, oldest first. */
async function consentLog(email: string, websiteId = 1): Promise<boolean[]> {
  const { rows } = await sql<{ isGranted: boolean }>`
    select is_granted as "isGranted" from consent_record
    where email = ${email} and website_id = ${websiteId} order by id`.execute(shop.database.reader)
  return rows.map(({ isGranted }) => isGranted)
}

describe('consent', () => {
  it('ALERT-02 CONS-01 is requested for both kinds of alert in the language of the store view', async () => {
    expect(await consentOf('subscribe_to_stock_alert')).toMatchObject([{ required: true }])
    expect(await consentOf('product_alert')).toMatchObject([{ required: false }])
    const [polish, german] = [
      await consentOf('subscribe_to_stock_alert'),
      await consentOf('subscribe_to_stock_alert', 'de'),
    ]
    expect(polish[0]?.front_label).toContain('Chcę dostać e-mail')
    expect(german[0]?.front_label).toContain('Ich möchte eine E-Mail')
    expect(german[0]?.id).toBe(polish[0]?.id)
    expect(await consentOf('anything')).toEqual([])
  })

  it('ALERT-02 is required for an alert, and its proof is stored', async () => {
    const [other] = await consentOf('product_alert')
    for (const agreements of [[], [other?.id ?? 0]])
      expect((await subscribe(soldOut, 'ada@example.com', agreements)).errors).toMatchObject([
        { message: 'Please accept the required consents.', extensions: { category: 'graphql-input' } },
      ])
    await subscribe(soldOut, ' Ada@Example.com ')
    const { rows } = await sql`select email, agreement_id, wording from consent_record`.execute(shop.database.reader)
    const [agreed] = await consentOf('subscribe_to_stock_alert')
    expect(rows).toEqual([{ email: 'ada@example.com', agreement_id: agreed?.id, wording: agreed?.front_label }])
  })

  it('ALERT-02 of the kind product_alert is stored too if it is given, and both end with the last alert', async () => {
    const both = [...(await consentOf('subscribe_to_stock_alert')), ...(await consentOf('product_alert'))]
    await subscribe(
      soldOut,
      'ada@example.com',
      both.map(({ id }) => id),
    )
    expect(await consentLog('ada@example.com')).toEqual([true, true])
    await endAll('ada@example.com', await requestedCode('ada@example.com'))
    expect(await consentLog('ada@example.com')).toEqual([true, true, false, false])
  })
})

describe('a stock alert', () => {
  it('ALERT-01 sends one email in the language of its store view when the size is back in stock', async () => {
    for (const _twice of [1, 2]) await subscribe(soldOut, 'ada@example.com')
    await subscribe(soldOut, 'hans@example.com', undefined, 'de')
    await putOnShelf('ROLE-C1-98', 3)
    expect(await emailsTo('ada@example.com')).toEqual([])
    for (const quantity of [4, 0, 2]) await putOnShelf(soldOut, quantity)
    const [polish, ...more] = await emailsTo('ada@example.com')
    expect(more).toEqual([])
    expect(polish?.subject).toBe('Znów dostępne: Sukienka Mirabelka, 104')
    expect(polish?.text).toMatch(/http\S+\/sukienka-mirabelka\S*\.html/)
    expect(polish?.text).toContain('productalert/unsubscribe/stock/email/ada%40example.com/product_uid/')
    const [german] = await emailsTo('hans@example.com')
    expect(german?.subject).toContain('Wieder verfügbar')
    expect(german?.text).toMatch(/\/de\/\S+\.html/)
  })

  it('also sends an email when an import restocks the product', async () => {
    await subscribe(soldOut, 'ada@example.com')
    await putOnShelf(soldOut, 4, 'stock.imported')
    expect(await emailsTo('ada@example.com')).toHaveLength(1)
  })

  it('names the options of a variant in their usual order', async () => {
    await subscribe('ROLE-C2-104-RED', 'ada@example.com')
    await putOnShelf('ROLE-C2-104-RED', 1)
    expect((await emailsTo('ada@example.com'))[0]?.subject).toBe('Znów dostępne: Kurtka Szyszka, 104, czerwony')
  })

  it('ALERT-03 is rejected for a product not sold or in stock, and for an invalid address', async () => {
    const none = { success: false, code: 'NOT_FOUND', message: 'We could not find this product alert.' }
    for (const sku of ['NOWHERE', 'ROLE-C1'])
      expect((await subscribe(sku, 'ada@example.com')).data.subscribeToStockAlert).toEqual(none)
    expect((await subscribe('ROLE-C1-98', 'ada@example.com')).errors).toMatchObject([
      { message: 'This product is in stock.' },
    ])
    expect((await subscribe(soldOut, 'ada@')).errors).toMatchObject([{ message: 'Enter a valid email address.' }])
  })

  it('is limited per email address and hour; the response does not reveal that', async () => {
    const responses = []
    for (let count = 0; count < 4; count++) responses.push(await subscribe(soldOut, 'ada@example.com'))
    for (const { data } of responses.slice(0, 3)) expect(data.subscribeToStockAlert.success).toBe(true)
    expect(responses[3]?.errors).toMatchObject([{ extensions: { category: 'graphql-too-many-requests' } }])
  })

  it('is limited to five per visitor and hour, across all addresses', async () => {
    const agreements = (await consentOf('subscribe_to_stock_alert')).map(({ id }) => id)
    const from = (address: string, count: number) =>
      shop.execute(
        `mutation ($email: String!, $agreements: [Int]) {
          subscribeToStockAlert(sku: "${soldOut}", email: $email, agreements: $agreements) ${result} }`,
        { email: `ada${count}@example.com`, agreements },
        { store: 'pl', 'x-test-address': address },
      )
    for (let count = 0; count < 5; count++) expect((await from('203.0.113.7', count)).errors).toBeUndefined()
    expect((await from('203.0.113.7', 5)).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
    expect((await from('203.0.113.8', 6)).errors).toBeUndefined()
  })
})

describe('unsubscribing from an alert', () => {
  it('ALERT-03 ALERT-04 requires the token from the email and returns whether the size is still sold out', async () => {
    await subscribe(soldOut, 'ada@example.com')
    await putOnShelf(soldOut, 1)
    const { productUid, token } = await endLink('ada@example.com')
    expect(productUid).toBe(encodeUid(await idOf(soldOut)))
    for (const [email, uid, code] of [
      ['ada@example.com', productUid, 'guess'],
      ['eva@example.com', productUid, token],
      ['ada@example.com', null, token],
    ] as const)
      expect((await end(email, uid, code)).data).toEqual({
        unsubscribeFromProductAlert: {
          success: false,
          code: 'NOT_FOUND',
          message: 'We could not find this product alert.',
        },
      })
    expect((await end('ada@example.com', productUid, token)).data).toEqual({
      unsubscribeFromProductAlert: { success: true, code: null, message: null },
    })
    await putOnShelf(soldOut, 0)
    expect((await end('Ada@example.com', productUid, token)).data).toEqual({
      unsubscribeFromProductAlert: {
        success: true,
        code: 'OUT_OF_STOCK',
        message: 'This size is still out of stock.',
      },
    })
  })

  it('ALERT-04 cancels waiting alerts until the person subscribes again', async () => {
    await subscribe(soldOut, 'ada@example.com')
    await putOnShelf(soldOut, 1)
    const { productUid, token } = await endLink('ada@example.com')
    await putOnShelf(soldOut, 0)
    await subscribe(soldOut, 'ada@example.com')
    await end('ada@example.com', productUid, token)
    await putOnShelf(soldOut, 1)
    expect(await emailsTo('ada@example.com')).toHaveLength(1)
    await putOnShelf(soldOut, 0)
    await subscribe(soldOut, 'ada@example.com')
    await putOnShelf(soldOut, 1)
    expect(await emailsTo('ada@example.com')).toHaveLength(2)
  })

  it('ALERT-04 also takes effect through a link that was requested for all alerts', async () => {
    await subscribe(soldOut, 'ada@example.com')
    const code = await requestedCode('ada@example.com')
    expect((await endAll('ada@example.com', code)).errors).toBeUndefined()
    await putOnShelf(soldOut, 1)
    expect(await emailsTo('ada@example.com')).toHaveLength(1)
    expect(await consentLog('ada@example.com')).toEqual([true, false])
  })
})

describe('the consent to stock alerts', () => {
  const other = 'ROLE-C2-104-RED'

  it('ALERT-02 CONS-03 is withdrawn in the log when the last alert is unsubscribed, and only once', async () => {
    for (const sku of [soldOut, other]) await subscribe(sku, 'ada@example.com')
    await putOnShelf(soldOut, 1)
    await putOnShelf(soldOut, 0)
    const { productUid, token } = await endLink('ada@example.com')
    await end('ada@example.com', productUid, token)
    expect(await consentLog('ada@example.com')).toEqual([true, true])
    await putOnShelf(other, 1)
    const last = await endLink('ada@example.com')
    for (const _twice of [1, 2]) await end('ada@example.com', last.productUid, last.token)
    expect(await consentLog('ada@example.com')).toEqual([true, true, false])
    const wordings = await sql`select distinct wording, version from consent_record`.execute(shop.database.reader)
    expect(wordings.rows).toHaveLength(1)
    await subscribe(soldOut, 'ada@example.com')
    expect(await consentLog('ada@example.com')).toEqual([true, true, false, true])
  })

  it('ALERT-04 CONS-03 is withdrawn once when the links of both alerts are used at once, each twice', async () => {
    const uids = [encodeUid(await idOf(soldOut)), encodeUid(await idOf(other))]
    for (const email of ['ada', 'ewa', 'iga', 'ola'].map((name) => `${name}@example.com`)) {
      for (const sku of [soldOut, other]) await subscribe(sku, email)
      const links: { uid: string; code: string }[] = []
      for (const uid of uids) links.push({ uid, code: await requestedCode(email, uid) })
      await Promise.all([...links, ...links].map(({ uid, code }) => end(email, uid, code)))
      expect(await consentLog(email)).toEqual([true, true, false])
    }
  })

  it('ALERT-04 CONS-03 stays granted when the token is invalid, and in other websites', async () => {
    await subscribe(soldOut, 'ada@example.com')
    await end('ada@example.com', null, 'guess')
    await shop.database.transaction((tx) =>
      sql`insert into consent_record (website_id, email, agreement_id, is_granted, wording, recorded_at)
        select 2, email, agreement_id, true, wording, now() from consent_record`.execute(tx),
    )
    expect(await consentLog('ada@example.com')).toEqual([true])
    await endAll('ada@example.com', await requestedCode('ada@example.com'))
    expect(await consentLog('ada@example.com')).toEqual([true, false])
    expect(await consentLog('ada@example.com', 2)).toEqual([true])
  })
})
