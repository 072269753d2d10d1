import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { listMails, findMail } from '#src/platform/email/email-queue.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { eventHandlers } from '../../event-handlers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

/** The latest email to an address, after all queued work is done. */
async function emailTo(address: string): Promise<string> {
  await deliverDueEvents(shop.database, eventHandlers)
  const mails = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === address)
  const newest = mails.toSorted((a, b) => b.id - a.id)[0]
  return newest === undefined ? '' : ((await findMail(shop.database.reader, newest.id))?.text ?? '')
}
const run = (mutation: string, store = 'pl') => shop.execute(`mutation { ${mutation} }`, {}, { store })
const rows = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(shop.database.reader)).rows
const refused = [{ message: 'The link is not valid or has expired.', extensions: { category: 'graphql-input' } }]

describe('a newsletter subscription', () => {
  it('NEWS-08 ROUTE-15 is confirmed only by the code from the email', async () => {
    await run('subscribeEmailToNewsletter(email: "Ada@example.com") { status }')
    const [, id, code] =
      /newsletter\/subscriber\/confirm\/id\/(\d+)\/code\/([\w-]+)/.exec(await emailTo('ada@example.com')) ?? []
    const confirm = (number: string | undefined, key: string | undefined, store = 'pl') =>
      run(`confirmNewsletterSubscription(id: ${number}, code: "${key}") { status }`, store)
    expect((await confirm(id, 'guess')).errors).toMatchObject(refused)
    expect((await confirm('99', code)).errors).toMatchObject(refused)
    expect(await rows('consent_subscription')).toMatchObject([{ status: 'NOT_ACTIVE' }])
    expect((await confirm(id, code)).data).toEqual({ confirmNewsletterSubscription: { status: 'SUBSCRIBED' } })
    expect(await rows('consent_subscription')).toMatchObject([{ email: 'ada@example.com', status: 'SUBSCRIBED' }])
  })

  it('sends no email to a subscriber', async () => {
    const before = await emailTo('ada@example.com')
    await run('subscribeEmailToNewsletter(email: "ada@example.com") { status }')
    expect(await emailTo('ada@example.com')).toBe(before)
  })

  it('stores only a hash of the code and rejects an expired one', async () => {
    const text = await emailTo('ada@example.com')
    const stored = JSON.stringify(await rows('consent_link'))
    expect(stored).not.toContain(/code\/([\w-]+)/.exec(text)?.[1])
    await shop.database.transaction((tx) => sql`update consent_link set expires_at = '2020-01-01'`.execute(tx))
    const [, id, code] = /id\/(\d+)\/code\/([\w-]+)/.exec(text) ?? []
    expect((await run(`confirmNewsletterSubscription(id: ${id}, code: "${code}") { status }`)).errors).toMatchObject(
      refused,
    )
  })
})

describe('the link in a newsletter', () => {
  const end = (id: string | undefined, code: string | undefined) =>
    run(`unsubscribeFromNewsletter(id: ${id}, code: "${code}") { status }`)
  /** Subscribes and confirms an address. Returns the code of the confirmation. */
  async function subscribe(email: string): Promise<string | undefined> {
    await run(`subscribeEmailToNewsletter(email: "${email}") { status }`)
    const [, id, code] = /confirm\/id\/(\d+)\/code\/([\w-]+)/.exec(await emailTo(email)) ?? []
    await run(`confirmNewsletterSubscription(id: ${id}, code: "${code}") { status }`)
    return code
  }

  it('NEWS-08 ends the subscription of its address, and no other', async () => {
    await subscribe('ola@example.com')
    const key = await subscribe('ewa@example.com')
    const welcome = await emailTo('ewa@example.com')
    const [url, id, code] = /\S+unsubscribe\/id\/(\d+)\/code\/([\w-]+)/.exec(welcome) ?? []
    const mails = await rows('platform_mail')
    expect(mails.filter((mail) => mail['unsubscribe_url'] === url)).toMatchObject([{ recipient: 'ewa@example.com' }])
    expect((await end(id, key)).errors).toMatchObject(refused)
    expect((await end('1', code)).errors).toMatchObject(refused)
    const statusOf = async () => (await rows('consent_subscription')).find(({ email }) => email === 'ewa@example.com')
    const others = async () => (await rows('consent_subscription')).filter(({ email }) => email !== 'ewa@example.com')
    const before = await others()
    expect(before).toContainEqual(expect.objectContaining({ email: 'ola@example.com', status: 'SUBSCRIBED' }))
    expect(await statusOf()).toMatchObject({ status: 'SUBSCRIBED' })
    for (const _twice of [1, 2])
      expect((await end(id, code)).data).toEqual({ unsubscribeFromNewsletter: { status: 'UNSUBSCRIBED' } })
    expect(await statusOf()).toMatchObject({ status: 'UNSUBSCRIBED' })
    expect(await others()).toEqual(before)
  })

  it('is sent once, however often the subscription is confirmed', async () => {
    await run('subscribeEmailToNewsletter(email: "iga@example.com") { status }')
    const [, id, code] = /confirm\/id\/(\d+)\/code\/([\w-]+)/.exec(await emailTo('iga@example.com')) ?? []
    for (const _twice of [1, 2]) await run(`confirmNewsletterSubscription(id: ${id}, code: "${code}") { status }`)
    await emailTo('iga@example.com')
    expect((await rows('platform_mail')).filter((mail) => mail['recipient'] === 'iga@example.com')).toHaveLength(2)
  })
})

describe('product alerts', () => {
  const input = 'type: stock, email: "ada@example.com", product_uid: "MTI="'

  it('AMB-18 ROUTE-16 ROUTE-17 end only with the code that was emailed to the address', async () => {
    expect(
      (await run(`unsubscribeProductAlertByEmail(input: { ${input}, code: "x" }) { success }`)).errors,
    ).toMatchObject(refused)
    expect((await run(`requestProductAlertLink(input: { ${input} }) { success }`)).data).toEqual({
      requestProductAlertLink: { success: true },
    })
    const text = await emailTo('ada@example.com')
    expect(text).toContain('productalert/unsubscribe/stock/email/ada%40example.com/product_uid/MTI%3D?code=')
    const code = /code=([\w-]+)/.exec(text)?.[1]
    const other = 'type: stock, email: "eva@example.com", product_uid: "MTI="'
    for (const wrong of [
      other,
      'type: price, email: "ada@example.com", product_uid: "MTI="',
      'type: stock, email: "ada@example.com"',
    ])
      expect(
        (await run(`unsubscribeProductAlertByEmail(input: { ${wrong}, code: "${code}" }) { success }`)).errors,
      ).toMatchObject(refused)
    expect(await rows('consent_alert_refusal')).toEqual([])
    for (const _twice of [1, 2])
      expect(
        (await run(`unsubscribeProductAlertByEmail(input: { ${input}, code: "${code}" }) { success }`)).errors,
      ).toBeUndefined()
    expect(await rows('consent_alert_refusal')).toMatchObject([
      { email: 'ada@example.com', kind: 'stock', product_uid: 'MTI=' },
    ])
  })
})

describe('personal data', () => {
  it('AMB-18 ROUTE-18 ROUTE-19 ROUTE-20 are deleted only on confirmation by email, and the shop is notified once', async () => {
    expect((await run('requestAnonymization(input: { email: "Guest@example.com" }) { success }')).data).toEqual({
      requestAnonymization: { success: true },
    })
    const text = await emailTo('guest@example.com')
    expect(text).toContain('anonymizer/anonymisation/approve?token=')
    const token = /token=([\w-]+)/.exec(text)?.[1]
    expect((await run('confirmAnonymization(input: { token: "guess" }) { success }')).errors).toMatchObject(refused)
    for (const _twice of [1, 2]) await run(`confirmAnonymization(input: { token: "${token}" }) { success }`)
    expect(await rows('consent_anonymization')).toMatchObject([{ email: 'guest@example.com' }])
    await emailTo('')
    const sent = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === 'kontakt@bocian.example')
    expect(sent).toHaveLength(1)
  })

  it('returns the same response for any address, with an hourly limit', async () => {
    const ask = () => run('requestAnonymization(input: { email: "nobody@example.com" }) { success }')
    for (let count = 0; count < 3; count++)
      expect((await ask()).data).toEqual({ requestAnonymization: { success: true } })
    expect((await ask()).errors).toMatchObject([{ extensions: { category: 'graphql-too-many-requests' } }])
    expect((await run('requestAnonymization(input: { email: "no" }) { success }')).errors).toHaveLength(1)
  })
})
