import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { newCustomer } from '#src/testing/testing-customer.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { agreementDraft, saveDrafts } from '#src/consent/agreements/testing-agreements.ts'
import { eventHandlers } from '#src/event-handlers.ts'

const drafts = [
  agreementDraft('account', 'registration', true, 1),
  agreementDraft('letters', 'newsletter', true, 1),
  agreementDraft('profiling', 'newsletter', false, 2),
]

let shop: TestShop
let ids: Readonly<Record<string, number>>
beforeAll(async () => {
  shop = await testShop()
  ids = await saveDrafts(shop.database, drafts)
})
beforeEach(() => set({ 'customer/create_account/confirm': false, 'newsletter/general/active': true }))
afterAll(() => shop.close())

async function set(values: Record<string, unknown>): Promise<void> {
  await shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: 1 }, values))
  await deliverDueEvents(shop.database, eventHandlers)
}
/** Registers with the agreements of these codes, and returns the code of the error. */
async function register(email: string, isSubscribed: boolean, accepted?: readonly string[]): Promise<unknown> {
  const input = {
    email,
    firstname: 'Ada',
    lastname: 'Nowak',
    password: 'Bocian-2026!',
    is_subscribed: isSubscribed,
    ...(accepted ? { agreements: accepted.map((code) => ids[code]) } : {}),
  }
  const { errors } = await shop.execute(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input },
  )
  return errors?.[0]?.extensions?.['code'] ?? null
}
async function logOf(email: string): Promise<string[]> {
  const { rows } = await sql<{ code: string; wording: string; version: number }>`
    select a.code, r.wording, r.version from consent_record r
    join consent_agreement a on a.id = r.agreement_id
    where r.email = ${email} and r.is_granted order by r.id`.execute(shop.database.reader)
  return rows.map(({ code, wording, version }) => `${code} "${wording}" ${version}`)
}
async function statusOf(email: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from consent_subscription where email = ${email}`.execute(shop.database.reader)
  return rows[0]?.status
}
/** What the pattern finds in an email to this address. */
async function emailed(email: string, pattern: RegExp): Promise<string[]> {
  await deliverDueEvents(shop.database, eventHandlers)
  const mails = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === email)
  const texts = await Promise.all(mails.map(async ({ id }) => (await findMail(shop.database.reader, id))?.text ?? ''))
  return texts.flatMap((text) => pattern.exec(text)?.slice(1) ?? [])
}

describe('NEWS-01 the consents of the newsletter at registration', () => {
  it('are logged when the subscription is confirmed by email', async () => {
    expect(await register('ada@example.com', true, ['account', 'letters', 'profiling'])).toBeNull()
    expect(await logOf('ada@example.com')).toEqual(['account "account" 1'])
    const [id, code] = await emailed('ada@example.com', /newsletter\/subscriber\/confirm\/id\/(\d+)\/code\/([\w-]+)/)
    await shop.execute(`mutation { confirmNewsletterSubscription(id: ${id}, code: "${code}") { status } }`)
    expect(await statusOf('ada@example.com')).toBe('SUBSCRIBED')
    expect(await logOf('ada@example.com')).toEqual([
      'account "account" 1',
      'letters "letters" 1',
      'profiling "profiling" 1',
    ])
  })

  it('are logged when the account is confirmed where the shop requires that', async () => {
    await set({ 'customer/create_account/confirm': true })
    expect(await register('uma@example.com', true, ['account', 'letters'])).toBeNull()
    expect(await logOf('uma@example.com')).toEqual(['account "account" 1'])
    const [key] = await emailed('uma@example.com', /[?&]key=([\w-]+)/)
    const { errors } = await shop.execute(
      `mutation { confirmEmail(input: { email: "uma@example.com", confirmation_key: "${key}" }) { customer { id } } }`,
    )
    expect(errors).toBeUndefined()
    expect(await statusOf('uma@example.com')).toBe('SUBSCRIBED')
    expect(await logOf('uma@example.com')).toEqual(['account "account" 1', 'letters "letters" 1'])
  })

  it('are refused without a required one, and no account is stored', async () => {
    expect(await register('eva@example.com', true, ['account', 'profiling'])).toBe('CONSENT_MISSING')
    expect(await logOf('eva@example.com')).toEqual([])
    const { data } = await shop.execute('{ isEmailAvailable(email: "eva@example.com") { is_email_available } }')
    expect(data).toEqual({ isEmailAvailable: { is_email_available: true } })
  })

  it('are neither needed nor logged without the newsletter', async () => {
    expect(await register('ida@example.com', false, ['account', 'profiling'])).toBeNull()
    expect(await statusOf('ida@example.com')).toBeUndefined()
    await set({ 'newsletter/general/active': false })
    expect(await register('zoe@example.com', true, ['account'])).toBeNull()
    expect(await statusOf('zoe@example.com')).toBeUndefined()
    for (const email of ['ida@example.com', 'zoe@example.com'])
      expect(await logOf(email)).toEqual(['account "account" 1'])
  })

  it('are not asked of Magento clients, which do not know agreements', async () => {
    expect(await register('una@example.com', true)).toBeNull()
    expect(await statusOf('una@example.com')).toBe('NOT_ACTIVE')
    expect(await logOf('una@example.com')).toEqual([])
  })
})

describe('NEWS-08 the consents of a newsletter box that is ticked in the account', () => {
  /** Ticks the box with the agreements of these codes. */
  async function tick(headers: { authorization: string }, codes: readonly string[]): Promise<void> {
    const { errors } = await shop.execute(
      `mutation ($agreements: [Int]) { updateCustomerV2(input: { is_subscribed: true, agreements: $agreements }) { customer { id } } }`,
      { agreements: codes.map((code) => ids[code]) },
      headers,
    )
    expect(errors).toBeUndefined()
  }
  const link = /newsletter\/subscriber\/confirm\/id\/(\d+)\/code\/([\w-]+)/

  it('are logged only when the emailed link is opened, like those of a guest; others at once', async () => {
    const email = 'box@example.com'
    const headers = await newCustomer(shop, email)
    await tick(headers, ['account', 'letters', 'profiling'])
    expect(await logOf(email)).toEqual(['account "account" 1'])
    // A repetition loses nothing of what waits.
    await tick(headers, [])
    const found = await emailed(email, link)
    expect(found).toHaveLength(4)
    await shop.execute(`mutation { confirmNewsletterSubscription(id: ${found[0]}, code: "${found[1]}") { status } }`)
    expect(await logOf(email)).toEqual(['account "account" 1', 'letters "letters" 1', 'profiling "profiling" 1'])
    // The other link asks for the same.
    await shop.execute(`mutation { confirmNewsletterSubscription(id: ${found[2]}, code: "${found[3]}") { status } }`)
    expect(await logOf(email)).toHaveLength(3)
  })

  it('are logged at once only where the account has proven the address, not because somebody has confirmed a newsletter for it', async () => {
    const email = 'known@example.com'
    const headers = await newCustomer(shop, email)
    await tick(headers, ['letters'])
    const [id, code] = await emailed(email, link)
    await shop.execute(`mutation { confirmNewsletterSubscription(id: ${id}, code: "${code}") { status } }`)
    await tick(headers, ['letters', 'profiling'])
    expect(await logOf(email)).not.toContain('profiling "profiling" 1')
    await sql`update customer_customer set is_address_proven = true where email = ${email}`.execute(
      shop.database.reader,
    )
    await tick(headers, ['letters', 'profiling'])
    expect(await logOf(email)).toContain('profiling "profiling" 1')
  })
})
