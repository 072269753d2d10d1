import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'

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

  it('accepts a phone number only where the shop asks for one', async () => {
    await subscribe({ email: 'c@example.com', sms: { is_subscribed: true, telephone: '512 345 678' } })
    expect((await stored()).at(-1)).toMatchObject({ email: 'c@example.com', telephone: null })
  })
})
