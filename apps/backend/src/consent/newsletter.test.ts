import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemo, type Context } from '#src/platform/context.ts'
import { findStore, saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
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
    select email, status, telephone, agreements from consent_subscription order by id`.execute(shop.database.reader)
  return rows
}

describe('subscribeEmailToNewsletter', () => {
  it('GQL-44 NEWS-07 stores the address as unconfirmed', async () => {
    const { data, errors } = await subscribe({ email: ' Ada@Example.com ', agreements: [2, 2, 1] })
    expect(errors).toBeUndefined()
    expect(data).toEqual({ subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } })
    expect(await stored()).toEqual([
      { email: 'ada@example.com', status: 'NOT_ACTIVE', telephone: null, agreements: [2, 1] },
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
    [{ email: '' }, 'Enter a valid email address.'],
    [{ email: 'b@example.com', agreements: [0] }, 'The agreements are not valid.'],
  ])('rejects %j', async (variables, message) => {
    expect((await subscribe(variables)).errors).toMatchObject([{ message }])
  })

  it('ignores a phone number where the shop does not ask for one', async () => {
    await subscribe({ email: 'c@example.com', sms: { is_subscribed: true, telephone: '512 345 678' } })
    expect((await stored()).at(-1)).toMatchObject({ email: 'c@example.com', telephone: null })
  })
})

const cz = 2
async function change(values: Record<string, unknown>): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: cz }, values))
  await deliverDueEvents(shop.database)
}

describe('where the shop asks for a phone number', () => {
  beforeAll(() => change({ 'newsletter/general/phone_field': true }))

  it('NEWS-02 stores the number without spaces', async () => {
    await subscribe({ email: 'd@example.com', sms: { is_subscribed: true, telephone: '777 123 456' } }, 'cz')
    expect((await stored()).at(-1)).toMatchObject({ email: 'd@example.com', telephone: '777123456' })
  })

  it('NEWS-02 stores no number of a visitor who does not want text messages', async () => {
    await subscribe({ email: 'e@example.com', sms: { is_subscribed: false, telephone: '777 123 456' } }, 'cz')
    expect((await stored()).at(-1)).toMatchObject({ email: 'e@example.com', telephone: null })
  })

  it.each(['', '777-123-456', '1'.repeat(21)])('NEWS-04 rejects the number "%s"', async (telephone) => {
    const before = await stored()
    const { errors } = await subscribe({ email: 'f@example.com', sms: { is_subscribed: true, telephone } }, 'cz')
    expect(errors).toMatchObject([{ extensions: { category: 'graphql-input', code: 'PHONE_INVALID' } }])
    expect(await stored()).toEqual(before)
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
    await shop.database.transaction((tx) => subscribeBuyer(ctx, tx, email, [3]))
  }

  it('STORE-18 ignores the newsletter box of a buyer', async () => {
    await buy('g@example.com')
    expect((await stored()).at(-1)).toMatchObject({ email: 'g@example.com', status: 'NOT_ACTIVE', agreements: [3] })
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
