import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMail, listMails } from '#src/platform/email/email-queue.ts'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveAgreements } from '#src/consent/consent.ts'
import { eventHandlers } from '#src/event-handlers.ts'
import { saveCustomers } from '../customer.ts'

let shop: TestShop
const now = new Date('2026-11-21T10:00:00Z')
const password = 'Bocian-2026!'
const person = { websiteId: 1, password, firstname: 'Ada', lastname: 'Nowak' }
const offers = {
  code: 'letters',
  kind: 'newsletter' as const,
  isRequired: false,
  position: 1,
  pages: [],
  subscribes: false,
  isActive: true,
  labels: { pl_PL: 'Chcę dostawać newsletter' },
  contents: {},
  smallDescriptions: {},
}

beforeAll(async () => {
  shop = await testShop()
  await shop.database.transaction((tx) => saveAgreements(tx, [offers], now))
})
afterAll(() => shop.close())

type Answer = Record<string, { customer: Record<string, unknown> } | null>
const save = (...emails: string[]) =>
  shop.database.transaction((tx) =>
    saveCustomers(
      tx,
      emails.map((email) => ({ ...person, email })),
      now,
    ),
  )
const set = (values: Record<string, unknown>) =>
  shop.database.transaction((tx) => saveSettings(tx, { scope: 'view', id: 1 }, values))

const prove = (email: string) =>
  sql`update customer_customer set is_address_proven = true where email = ${email}`.execute(shop.database.reader)

async function signIn(email: string): Promise<{ authorization: string }> {
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } | null }>(
    `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
  )
  return { authorization: `Bearer ${data.generateCustomerToken?.token}` }
}
async function choose(headers: { authorization: string }, isSubscribed: boolean): Promise<unknown> {
  const { data } = await shop.execute<Answer>(
    `mutation { updateCustomerV2(input: { is_subscribed: ${isSubscribed} }) { customer { is_subscribed newsletter_status } } }`,
    {},
    headers,
  )
  return data['updateCustomerV2']?.customer
}
async function status(headers: { authorization: string }): Promise<unknown> {
  const { data } = await shop.execute<{ customer: { is_subscribed: boolean; newsletter_status: string | null } }>(
    '{ customer { is_subscribed newsletter_status } }',
    {},
    headers,
  )
  return data.customer
}
async function textsTo(email: string): Promise<string[]> {
  await deliverDueEvents(shop.database, eventHandlers)
  const mails = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === email)
  return Promise.all(mails.map(async ({ id }) => (await findMail(shop.database.reader, id))?.text ?? ''))
}
/** Opens the confirmation link that was emailed to this address. */
async function confirm(email: string): Promise<unknown> {
  const path = /newsletter\/subscriber\/confirm\/id\/(\d+)\/code\/([\w-]+)/
  const [, id, code] = path.exec((await textsTo(email)).find((text) => path.test(text)) ?? '') ?? []
  const { data } = await shop.execute(
    `mutation { confirmNewsletterSubscription(id: ${id}, code: "${code}") { status } }`,
  )
  return data
}
/** Opens the link that ends the newsletter, or only its text messages. */
async function end(email: string, query = ''): Promise<unknown> {
  const path = /newsletter\/subscriber\/unsubscribe\/id\/(\d+)\/code\/([\w-]+)(\S*)/
  const links = (await textsTo(email)).flatMap((text) => (text.includes('zrezygnował') ? [path.exec(text)] : []))
  const [, id, code] = links.find((link) => link?.[3] === query) ?? []
  const { data } = await shop.execute(`mutation { unsubscribeFromNewsletter(id: ${id}, code: "${code}") { status } }`)
  return data
}
const subscribed = { is_subscribed: true, newsletter_status: 'SUBSCRIBED' }
const awaited = { is_subscribed: false, newsletter_status: 'NOT_ACTIVE' }
const ended = { is_subscribed: false, newsletter_status: 'UNSUBSCRIBED' }
const never = { is_subscribed: false, newsletter_status: null }

describe('the newsletter of an account', () => {
  it('NEWS-08 starts and ends with an emailed link while the account has not proven its address', async () => {
    await save('ada@example.com')
    const ada = await signIn('ada@example.com')
    expect(await status(ada)).toEqual(never)
    expect(await choose(ada, true)).toEqual(awaited)
    expect(await confirm('ada@example.com')).toEqual({ confirmNewsletterSubscription: { status: 'SUBSCRIBED' } })
    expect(await status(ada)).toEqual(subscribed)
    expect(await choose(ada, false)).toEqual(subscribed)
    expect(await end('ada@example.com')).toEqual({ unsubscribeFromNewsletter: { status: 'UNSUBSCRIBED' } })
    expect(await status(ada)).toEqual(ended)
    expect(await choose(ada, true)).toEqual(awaited)
    // A request that waits ends at once.
    expect(await choose(ada, false)).toEqual(ended)
  })

  it('NEWS-08 starts and ends at once for an account that has proven its address', async () => {
    await save('eda@example.com')
    await prove('eda@example.com')
    const eda = await signIn('eda@example.com')
    expect(await choose(eda, true)).toEqual(subscribed)
    expect(await choose(eda, false)).toEqual(ended)
    expect(await choose(eda, true)).toEqual(subscribed)
    const texts = await textsTo('eda@example.com')
    // Two welcomes and no link to confirm.
    expect(texts.filter((text) => text.includes('/newsletter/subscriber/confirm/'))).toHaveLength(0)
    expect(texts.filter((text) => text.includes('/newsletter/subscriber/unsubscribe/'))).toHaveLength(2)
  })

  it('is the same as the one of the address without an account', async () => {
    await save('guest@example.com')
    await shop.execute('mutation { subscribeEmailToNewsletter(email: "Guest@Example.com") { status } }')
    const guest = await signIn('guest@example.com')
    expect(await status(guest)).toEqual(awaited)
    await confirm('guest@example.com')
    expect(await status(guest)).toEqual(subscribed)
  })

  it('sends at most three links an hour to an address', async () => {
    await save('often@example.com')
    const often = await signIn('often@example.com')
    for (let count = 0; count < 5; count += 1) expect(await choose(often, true)).toEqual(awaited)
    expect(await textsTo('often@example.com')).toHaveLength(3)
  })

  it('withdraws the consents that were given for it, and no others', async () => {
    await save('eva@example.com')
    const eva = await signIn('eva@example.com')
    const { data } = await shop.execute<{ agreements: { id: number }[] }>('{ agreements(scope: "newsletter") { id } }')
    const id = data.agreements[0]?.id
    await shop.execute(`mutation { addAgreement(id: ${id}, acceptant: "eva@example.com") { id } }`, {}, eva)
    const accepted = async () => {
      const response = await shop.execute<{ customerAcceptedAgreements: unknown[] }>(
        '{ customerAcceptedAgreements { agreement_id } }',
        {},
        eva,
      )
      return response.data.customerAcceptedAgreements
    }
    expect(await accepted()).toEqual([{ agreement_id: id }])
    await choose(eva, false)
    expect(await accepted()).toEqual([])
  })

  it('NEWS-01 NEWS-03 NEWS-07 has text messages where the shop sends them, and only together with the emails', async () => {
    await set({ 'newsletter/general/phone_field': true })
    await deliverDueEvents(shop.database, eventHandlers)
    await save('sms@example.com')
    const headers = await signIn('sms@example.com')
    const ask = async (input: string) => {
      const { data, errors } = await shop.execute<Answer>(
        `mutation { updateCustomerV2(input: { ${input} }) {
          customer { is_subscribed newsletter_sms_status newsletter_telephone } } }`,
        {},
        headers,
      )
      return errors?.[0]?.extensions?.['code'] ?? data['updateCustomerV2']?.customer
    }
    const texts = 'newsletter_sms: { is_subscribed: true, telephone: "512 345 678" }'
    expect(await ask(texts)).toBe('SMS_NEEDS_EMAIL')
    expect(await ask(`is_subscribed: false, ${texts}`)).toBe('SMS_NEEDS_EMAIL')
    const none = { is_subscribed: false, newsletter_telephone: null }
    // The address of this account is not proven.
    const number = { newsletter_telephone: '•••678' }
    expect(await ask(`is_subscribed: true, ${texts}`)).toEqual({
      ...none,
      ...number,
      newsletter_sms_status: 'NOT_ACTIVE',
    })
    const again = 'is_subscribed: true, newsletter_sms: { is_subscribed: true }'
    expect(await ask(again)).toMatchObject({ ...number, newsletter_sms_status: 'NOT_ACTIVE' })
    await confirm('sms@example.com')
    const hidden = { is_subscribed: true, newsletter_sms_status: 'SUBSCRIBED', ...number }
    expect(await ask('firstname: "Ada"')).toEqual(hidden)
    expect(await ask('newsletter_sms: { is_subscribed: false }')).toEqual(hidden)
    await end('sms@example.com', '?channel=sms')
    expect(await ask('firstname: "Ada"')).toEqual({
      is_subscribed: true,
      newsletter_sms_status: 'UNSUBSCRIBED',
      newsletter_telephone: null,
    })
    await prove('sms@example.com')
    const both = { ...hidden, newsletter_telephone: '512345678' }
    expect(await ask(texts)).toEqual(both)
    const emails = { is_subscribed: true, newsletter_sms_status: 'UNSUBSCRIBED', newsletter_telephone: null }
    expect(await ask('newsletter_sms: { is_subscribed: false }')).toEqual(emails)
    expect(await ask(texts)).toEqual(both)
    expect(await ask(again)).toEqual(both)
    expect(await ask('newsletter_sms: { is_subscribed: true, telephone: "512 345 679" }')).toEqual({
      ...both,
      newsletter_telephone: '512345679',
    })
    expect(await ask('is_subscribed: false')).toEqual({ ...none, newsletter_sms_status: 'UNSUBSCRIBED' })
    await set({ 'newsletter/general/phone_field': false })
    await deliverDueEvents(shop.database, eventHandlers)
  })

  it('NEWS-01 shows the whole number of text messages only to who has proven to own the address, and needs one to start them', async () => {
    await set({ 'newsletter/general/phone_field': true, 'customer/create_account/confirm': true })
    await deliverDueEvents(shop.database, eventHandlers)
    await save('proven@example.com', 'squatter@example.com')
    await prove('proven@example.com')
    const numberOf = async (email: string, confirm: boolean) => {
      await set({ 'customer/create_account/confirm': confirm })
      await deliverDueEvents(shop.database, eventHandlers)
      const headers = await signIn(email)
      const { errors } = await shop.execute<Answer>(
        `mutation { updateCustomerV2(input: { is_subscribed: true, newsletter_sms: { is_subscribed: true } }) {
          customer { id } } }`,
        {},
        headers,
      )
      expect(errors?.[0]?.extensions?.['code']).toBe('PHONE_INVALID')
      const { data } = await shop.execute<Answer>(
        `mutation { updateCustomerV2(input: { is_subscribed: true,
          newsletter_sms: { is_subscribed: true, telephone: "512345678" } }) { customer { newsletter_telephone } } }`,
        {},
        headers,
      )
      return data['updateCustomerV2']?.customer
    }
    expect(await numberOf('proven@example.com', true)).toEqual({ newsletter_telephone: '512345678' })
    expect(await numberOf('squatter@example.com', false)).toEqual({ newsletter_telephone: '•••678' })
    await set({ 'newsletter/general/phone_field': false, 'customer/create_account/confirm': false })
    await deliverDueEvents(shop.database, eventHandlers)
  })

  it('NEWS-01 needs the required consents if the client sends a list of them', async () => {
    const required = { ...offers, code: 'required', isRequired: true, labels: { cs_CZ: 'Chci newsletter' } }
    await shop.database.transaction((tx) => saveAgreements(tx, [required], now))
    const { data } = await shop.execute<{ agreements: { id: number }[] }>(
      '{ agreements(scope: "newsletter") { id } }',
      {},
      { store: 'cz' },
    )
    const id = data.agreements[0]?.id
    await save('list@example.com')
    const headers = { ...(await signIn('list@example.com')), store: 'cz' }
    const ask = async (agreements: string) => {
      const { errors } = await shop.execute<Answer>(
        `mutation { updateCustomerV2(input: { is_subscribed: true, agreements: ${agreements} }) { customer { id } } }`,
        {},
        headers,
      )
      return errors?.[0]?.extensions?.['code'] ?? null
    }
    expect(await ask('[]')).toBe('CONSENT_MISSING')
    expect(await ask(`[${id}]`)).toBeNull()
    expect(await ask('[]')).toBeNull()
  })

  it('follows the account to a new address, which must be confirmed', async () => {
    await save('old@example.com')
    await prove('old@example.com')
    const headers = await signIn('old@example.com')
    await choose(headers, true)
    const { errors } = await shop.execute(
      `mutation { updateCustomerEmail(email: "new@example.com", password: "${password}") { customer { email } } }`,
      {},
      headers,
    )
    expect(errors).toBeUndefined()
    expect(await status(headers)).toEqual(awaited)
    await confirm('new@example.com')
    expect(await status(headers)).toEqual(subscribed)
    await save('old@example.com')
    expect(await status(await signIn('old@example.com'))).toEqual(never)
  })

  it('does not follow an account that has not proven the old address, nor does its phone number', async () => {
    await save('theirs@example.com')
    await sql`
      insert into consent_subscription (website_id, email, status, sms_status, telephone, asked_at, changed_at, confirmed_at)
      values (1, 'theirs@example.com', 'SUBSCRIBED', 'SUBSCRIBED', '512345678', now(), now(), now())`.execute(
      shop.database.reader,
    )
    const headers = await signIn('theirs@example.com')
    const move = `mutation { updateCustomerEmail(email: "mine@example.com", password: "${password}") { customer { email } } }`
    expect((await shop.execute(move, {}, headers)).errors).toBeUndefined()
    expect(await status(headers)).toEqual(never)
    await save('theirs@example.com')
    expect(await status(await signIn('theirs@example.com'))).toEqual(subscribed)
  })

  it('of an address that the account has not proven ends with an emailed link once the account is deleted', async () => {
    await save('unproven@example.com')
    const headers = await signIn('unproven@example.com')
    await choose(headers, true)
    await confirm('unproven@example.com')
    expect((await shop.execute('mutation { deleteCustomer }', {}, headers)).errors).toBeUndefined()
    await save('unproven@example.com')
    const again = await signIn('unproven@example.com')
    expect(await status(again)).toEqual(subscribed)
    await end('unproven@example.com')
    expect(await status(again)).toEqual(ended)
  })

  it('is deleted with the account', async () => {
    await save('gone@example.com')
    await prove('gone@example.com')
    const headers = await signIn('gone@example.com')
    await choose(headers, true)
    expect((await shop.execute('mutation { deleteCustomer }', {}, headers)).errors).toBeUndefined()
    await save('gone@example.com')
    expect(await status(await signIn('gone@example.com'))).toEqual(never)
  })

  it('is imported with the customer, unless the address already has a subscription', async () => {
    const draft = { ...person, email: 'import@example.com', isSubscribed: true }
    const load = () => shop.database.transaction((tx) => saveCustomers(tx, [draft], now))
    await load()
    await prove('import@example.com')
    const headers = await signIn('import@example.com')
    expect(await status(headers)).toEqual(subscribed)
    await choose(headers, false)
    await load()
    expect(await status(headers)).toEqual(ended)
  })

  it('NEWS-02 STORE-18 is refused where the shop has none, before anything is saved or logged', async () => {
    await set({ 'newsletter/general/phone_field': true })
    await deliverDueEvents(shop.database, eventHandlers)
    await save('none@example.com', 'some@example.com')
    const none = await signIn('none@example.com')
    const some = await signIn('some@example.com')
    await choose(some, true)
    await confirm('some@example.com')
    const { data } = await shop.execute<{ agreements: { id: number }[] }>('{ agreements(scope: "newsletter") { id } }')
    const ask = async (headers: { authorization: string }, input: string) => {
      const { errors } = await shop.execute(
        `mutation { updateCustomerV2(input: { ${input} }) { customer { id } } }`,
        {},
        headers,
      )
      return errors?.[0]?.extensions?.['code'] ?? null
    }
    await set({ 'newsletter/general/active': false })
    await deliverDueEvents(shop.database, eventHandlers)
    const texts = 'newsletter_sms: { is_subscribed: true, telephone: "512345678" }'
    const wish = `firstname: "Zoe", is_subscribed: true, agreements: [${data.agreements[0]?.id}]`
    expect(await ask(none, wish)).toBe('NEWSLETTER_NOT_AVAILABLE')
    expect(await ask(some, texts)).toBe('NEWSLETTER_NOT_AVAILABLE')
    expect(await status(none)).toEqual(never)
    const { rows } = await sql`
      select 1 from consent_record where email = 'none@example.com'
      union all select 1 from customer_customer where email = 'none@example.com' and firstname = 'Zoe'`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([])
    // A subscriber can repeat the subscription and end it.
    expect(await ask(some, 'is_subscribed: true')).toBeNull()
    await prove('some@example.com')
    expect(await choose(some, false)).toEqual(ended)
    await set({ 'newsletter/general/active': true, 'newsletter/general/phone_field': false })
    await deliverDueEvents(shop.database, eventHandlers)
  })
})

describe('the newsletter at registration', () => {
  const register = (email: string) =>
    shop.execute<Answer>(
      `mutation { createCustomerV2(input: { email: "${email}", password: "${password}", firstname: "Ida", lastname: "Nowak",
        is_subscribed: true }) { customer { is_subscribed } } }`,
    )

  it('starts once the address is confirmed by email', async () => {
    expect((await register('ida@example.com')).data['createCustomerV2']?.customer).toEqual({ is_subscribed: true })
    const ida = await signIn('ida@example.com')
    expect(await status(ida)).toEqual(awaited)
    await confirm('ida@example.com')
    expect(await status(ida)).toEqual(subscribed)
  })

  it('starts with the confirmation of the account where the shop requires that', async () => {
    await set({ 'customer/create_account/confirm': true })
    await deliverDueEvents(shop.database, eventHandlers)
    expect((await register('uma@example.com')).data['createCustomerV2']?.customer).toEqual({ is_subscribed: true })
    const [text, ...others] = await textsTo('uma@example.com')
    expect(others).toEqual([])
    const { rows } = await sql<{ status: string }>`
      select status from consent_subscription where email = 'uma@example.com'`.execute(shop.database.reader)
    expect(rows).toEqual([{ status: 'UNCONFIRMED' }])
    const key = /[?&]key=([\w-]+)/.exec(text ?? '')?.[1]
    const { errors } = await shop.execute(
      `mutation { confirmEmail(input: { email: "uma@example.com", confirmation_key: "${key}" }) { customer { id } } }`,
    )
    expect(errors).toBeUndefined()
    const uma = await signIn('uma@example.com')
    expect(await status(uma)).toEqual(subscribed)
    await choose(uma, false)
    expect(await choose(uma, true)).toEqual(subscribed)
  })

  it('NEWS-02 is left out where the shop has none, as Magento does', async () => {
    await set({ 'customer/create_account/confirm': false, 'newsletter/general/active': false })
    await deliverDueEvents(shop.database, eventHandlers)
    const { data, errors } = await register('zed@example.com')
    expect(errors).toBeUndefined()
    expect(data['createCustomerV2']?.customer).toEqual({ is_subscribed: false })
    expect(await status(await signIn('zed@example.com'))).toEqual(never)
    await set({ 'newsletter/general/active': true })
    await deliverDueEvents(shop.database, eventHandlers)
  })
})
