import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemo, type Context } from '#src/platform/context.ts'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
import { findStore, saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { eventHandlers } from '../../event-handlers.ts'
import type { AgreementKind } from '../types.ts'
import { saveAgreements } from '../consent.ts'
import { subscribeBuyer } from './subscribe-to-newsletter.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const mutation = `mutation ($email: String!, $agreements: [Int], $sms: NewsletterSmsInput) {
  subscribeEmailToNewsletter(email: $email, agreements: $agreements, sms: $sms) { status } }`
const subscribe = (variables: Record<string, unknown>, store = 'pl') => shop.execute(mutation, variables, { store })
const set = (value: string) =>
  shop.database.transaction((tx) => sql`update consent_subscription set status = ${value}`.execute(tx))
const stored = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select email, status, sms_status, telephone, requested from consent_subscription order by id`.execute(
    shop.database.reader,
  )
  return rows
}

describe('subscribeEmailToNewsletter', () => {
  it('GQL-44 NEWS-07 stores the address as unconfirmed', async () => {
    const { data, errors } = await subscribe({ email: ' Ada@Example.com ', agreements: [2, 2, 1] })
    expect(errors).toBeUndefined()
    expect(data).toEqual({ subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } })
    expect(await stored()).toEqual([
      { email: 'ada@example.com', status: 'NOT_ACTIVE', sms_status: null, telephone: null, requested: null },
    ])
  })

  it('returns the same response for a subscribed address, and leaves it subscribed', async () => {
    await set('SUBSCRIBED')
    const { data } = await subscribe({ email: 'ada@example.com' })
    expect(data).toEqual({ subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } })
    expect(await stored()).toMatchObject([{ status: 'SUBSCRIBED' }])
  })

  it('lets a former subscriber subscribe again', async () => {
    await set('UNSUBSCRIBED')
    await subscribe({ email: 'ada@example.com' })
    expect(await stored()).toMatchObject([{ status: 'NOT_ACTIVE' }])
  })

  it('limits the attempts per IP address', async () => {
    const { errors } = await subscribe({ email: 'ada@example.com' })
    expect(errors?.[0]?.extensions).toMatchObject({ category: 'graphql-too-many-requests' })
  })

  it.each([
    [{ email: 'ada' }, 'Enter a valid email address.'],
    [{ email: ' ' }, 'You must specify an email address to subscribe to a newsletter.'],
    [{ email: 'b@example.com', agreements: [0] }, 'The agreements are not valid.'],
  ])('rejects %j', async (variables, message) => {
    expect((await subscribe(variables)).errors).toMatchObject([{ message }])
  })

  it('ignores a phone number where the shop does not ask for one', async () => {
    await subscribe({ email: 'c@example.com', sms: { is_subscribed: true, telephone: '512 345 678' } })
    expect((await stored()).at(-1)).toMatchObject({ email: 'c@example.com', sms_status: null, requested: null })
  })
})

const cz = 2
async function change(values: Record<string, unknown>): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: cz }, values))
  await deliverDueEvents(shop.database)
}

describe('where the shop asks for a phone number', () => {
  beforeAll(() => change({ 'newsletter/general/phone_field': true }))

  it('NEWS-02 NEWS-07 requests text messages to the number without spaces', async () => {
    await subscribe({ email: 'd@example.com', sms: { is_subscribed: true, telephone: '777 123 456' } }, 'cz')
    expect((await stored()).at(-1)).toMatchObject({
      email: 'd@example.com',
      sms_status: 'NOT_ACTIVE',
      telephone: null,
      requested: { telephone: '777123456', consents: [] },
    })
  })

  it('NEWS-02 stores no number of a visitor who does not want text messages', async () => {
    await subscribe({ email: 'e@example.com', sms: { is_subscribed: false, telephone: '777 123 456' } }, 'cz')
    expect((await stored()).at(-1)).toMatchObject({ email: 'e@example.com', sms_status: null, requested: null })
  })

  it.each(['', '777-123-456', '1'.repeat(21), '0912345678'])(
    'NEWS-04 VAL-08 rejects the number "%s" in Czechia',
    async (telephone) => {
      const before = await stored()
      const { errors } = await subscribe({ email: 'f@example.com', sms: { is_subscribed: true, telephone } }, 'cz')
      expect(errors).toMatchObject([{ extensions: { category: 'graphql-input', code: 'PHONE_INVALID' } }])
      expect(await stored()).toEqual(before)
    },
  )
})

describe('the agreements of the newsletter', () => {
  const now = new Date()
  const agreement = (code: string, kind: AgreementKind, isRequired: boolean) => ({
    code,
    kind,
    isRequired,
    position: 1,
    pages: [],
    subscribes: false,
    isActive: true,
    labels: { cs_CZ: `Wording of ${code}` },
    contents: {},
    smallDescriptions: {},
  })
  let ids: Record<string, number> = {}
  const sms = { is_subscribed: true, telephone: '777 123 456' }

  beforeAll(async () => {
    const drafts = [
      agreement('letters', 'newsletter', true),
      agreement('profile', 'newsletter', false),
      agreement('texts', 'newsletter_sms', true),
    ]
    await shop.database.transaction((tx) => saveAgreements(tx, drafts, now))
    const { rows } = await sql<{ code: string; id: number }>`
      select code, id from consent_agreement where code is not null`.execute(shop.database.reader)
    ids = Object.fromEntries(rows.map(({ code, id }) => [code, id]))
  })
  beforeEach(() => shop.database.transaction((tx) => sql`delete from platform_attempt`.execute(tx)))

  const log = async (email: string) => {
    const { rows } = await sql<{ text: string }>`
      select concat_ws(' ', case when is_granted then 'granted' else 'withdrawn' end, wording, version) as text
      from consent_record where email = ${email} order by id`.execute(shop.database.reader)
    return rows.map(({ text }) => text)
  }
  /** The links that were emailed, the oldest first. */
  async function linksTo(email: string): Promise<{ id: string; code: string }[]> {
    await deliverDueEvents(shop.database, eventHandlers)
    const path = /newsletter\/subscriber\/confirm\/id\/(\d+)\/code\/([\w-]+)/
    const mails = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === email).toReversed()
    const texts = await Promise.all(mails.map(async ({ id }) => (await findMail(shop.database.reader, id))?.text ?? ''))
    return texts.flatMap((text) => {
      const [, id = '', code = ''] = path.exec(text) ?? []
      return code === '' ? [] : [{ id, code }]
    })
  }
  /** Opens the link that was emailed last. */
  const confirm = async (email: string) => open((await linksTo(email)).at(-1))
  async function open({ id, code } = { id: '', code: '' }): Promise<void> {
    const { errors } = await shop.execute(
      `mutation { confirmNewsletterSubscription(id: ${id}, code: "${code}") { status } }`,
      {},
      { store: 'cz' },
    )
    expect(errors).toBeUndefined()
  }
  const ofEmail = async (email: string) => (await stored()).find((row) => row['email'] === email)

  it('NEWS-01 are required of a client that knows them, and those of text messages only together with these', async () => {
    const refused = [{ extensions: { category: 'graphql-input', code: 'CONSENT_MISSING' } }]
    const email = 'j@example.com'
    const [letters, texts] = [ids['letters'], ids['texts']]
    expect((await subscribe({ email, agreements: [] }, 'cz')).errors).toMatchObject(refused)
    expect((await subscribe({ email, agreements: [texts] }, 'cz')).errors).toMatchObject(refused)
    expect((await subscribe({ email, agreements: [letters], sms }, 'cz')).errors).toMatchObject(refused)
    expect(await ofEmail(email)).toBeUndefined()
    expect((await subscribe({ email, agreements: [letters] }, 'cz')).errors).toBeUndefined()
    expect((await subscribe({ email: 'magento@example.com' }, 'cz')).errors).toBeUndefined()
  })

  it('NEWS-08 are logged as they were shown, and text messages begin, once the owner of the address confirms', async () => {
    const email = 'k@example.com'
    await subscribe({ email, agreements: [ids['letters'], ids['texts'], 4_711], sms }, 'cz')
    expect(await log(email)).toEqual([])
    await confirm(email)
    expect(await log(email)).toEqual(['granted Wording of letters 1', 'granted Wording of texts 1'])
    expect(await ofEmail(email)).toMatchObject({
      status: 'SUBSCRIBED',
      sms_status: 'SUBSCRIBED',
      telephone: '777123456',
      requested: null,
    })
  })

  it('of a subscriber who asks for more need another confirmation, and what was given before is not asked for again', async () => {
    const email = 'l@example.com'
    await subscribe({ email, agreements: [ids['letters']] }, 'cz')
    await confirm(email)
    const agreements = [ids['letters'], ids['profile']]
    await subscribe({ email, agreements }, 'cz')
    expect(await ofEmail(email)).toMatchObject({ status: 'SUBSCRIBED' })
    expect(await log(email)).toEqual(['granted Wording of letters 1'])
    await confirm(email)
    expect(await log(email)).toEqual(['granted Wording of letters 1', 'granted Wording of profile 1'])
    await subscribe({ email, agreements }, 'cz')
    expect(await ofEmail(email)).toMatchObject({ status: 'SUBSCRIBED', requested: null })
  })

  it('NEWS-08 of an active subscription wait in the link: an anonymous call changes nothing until its own link is opened', async () => {
    const email = 'm@example.com'
    await subscribe({ email, agreements: [ids['letters']] }, 'cz')
    const links = await linksTo(email)
    await confirm(email)
    const whole = async () =>
      (
        await sql<Record<string, unknown>>`select * from consent_subscription where email = ${email}`.execute(
          shop.database.reader,
        )
      ).rows
    const before = await whole()
    const all = [ids['letters'], ids['profile'], ids['texts']]
    await subscribe({ email, agreements: all, sms }, 'cz')
    await subscribe({ email }, 'pl')
    expect(await whole()).toEqual(before)
    // Not even by the link of another request.
    await open(links[0])
    expect(await ofEmail(email)).toMatchObject({ sms_status: null, telephone: null })
    expect(await log(email)).toEqual(['granted Wording of letters 1'])
    const asked = await linksTo(email)
    expect(asked).toHaveLength(2)
    await open(asked.at(-1))
    expect(await ofEmail(email)).toMatchObject({ sms_status: 'SUBSCRIBED', telephone: '777123456' })
    expect((await log(email)).toSorted()).toEqual(
      ['letters', 'profile', 'texts'].map((code) => `granted Wording of ${code} 1`),
    )
  })
})

describe('where the shop has no newsletter', () => {
  async function buy(email: string): Promise<void> {
    const store = await findStore(shop.database.reader, 'cz')
    if (store === undefined) throw new Error('There is no Czech store view')
    const ctx: Context = {
      store,
      customerId: null,
      now: new Date(),
      db: shop.database.reader,
      transaction: shop.database.transaction,
      services: shop.database.services,
      idempotencyKey: null,
      memo: createMemo(),
    }
    await shop.database.transaction((tx) => subscribeBuyer(ctx, tx, email))
  }

  it('STORE-18 ignores the newsletter box of a buyer', async () => {
    await buy('g@example.com')
    expect((await stored()).at(-1)).toMatchObject({ email: 'g@example.com', status: 'NOT_ACTIVE', requested: null })
    await change({ 'newsletter/general/active': false })
    await buy('h@example.com')
    expect((await stored()).at(-1)).toMatchObject({ email: 'g@example.com' })
  })

  it('STORE-18 refuses a subscription and stores nothing', async () => {
    await change({ 'newsletter/general/active': false })
    const before = await stored()
    const { errors } = await subscribe({ email: 'i@example.com' }, 'cz')
    expect(errors).toMatchObject([
      {
        message: 'The newsletter is not available.',
        extensions: { category: 'graphql-input', code: 'NEWSLETTER_NOT_AVAILABLE' },
      },
    ])
    expect(await stored()).toEqual(before)
  })
})
