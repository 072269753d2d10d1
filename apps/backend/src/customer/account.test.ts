import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveSettings } from '#src/store/store.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveCustomers } from './customer.ts'

let shop: TestShop
const password = 'Bocian-2026!'
const names = ['anna', 'ewa', 'ola', 'iga', 'zoe', 'ida', 'lena', 'uma']

beforeAll(async () => {
  shop = await testShop()
  const drafts = names.map((name) => ({
    websiteId: 1,
    email: `${name}@example.com`,
    password,
    firstname: 'Anna',
    lastname: 'Nowak',
  }))
  await shop.database.transaction((tx) => saveCustomers(tx, drafts, new Date()))
  await sql`
    insert into store_config (scope, scope_id, path, value)
    select 'view', id, 'customer/create_account/confirm', 'true' from store_view where code = 'de'`.execute(
    shop.database.reader,
  )
})
afterAll(() => shop.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const signIn = (email: string, secret = password) =>
  shop.execute<{ generateCustomerToken: { token: string } | null }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: secret },
  )
const signedIn = async (name: string) =>
  bearer((await signIn(`${name}@example.com`)).data.generateCustomerToken?.token ?? '')

const fields = `firstname lastname email prefix middlename suffix gender dob date_of_birth taxvat is_subscribed
  allow_remote_shopping_assistance group { uid } group_id group_code is_confirmed confirmation_status created_at id
  custom_attributes { code }`
type Shown = Record<string, unknown>

const update = (headers: Record<string, string>, input: object) =>
  shop.execute<{ updateCustomer: { customer: Shown } | null }>(
    `mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { ${fields} } } }`,
    { input },
    headers,
  )
const show = async (headers: Record<string, string>) =>
  (await shop.execute<{ customer: Shown }>(`{ customer { ${fields} } }`, {}, headers)).data.customer

const refusal = ({ errors }: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => [
  errors?.[0]?.message,
  errors?.[0]?.extensions['category'],
]
const emailsTo = async (email: string) =>
  (
    await sql<{ subject: string; text: string }>`
      select subject, text from platform_mail where recipient = ${email}`.execute(shop.database.reader)
  ).rows

const profile = {
  prefix: 'Dr',
  middlename: 'Maria',
  suffix: 'Jr',
  gender: 2,
  date_of_birth: '1990-12-31',
  taxvat: 'PL5260250995',
}

describe('profile fields', () => {
  it('are stored when the account is created', async () => {
    const { data, errors } = await shop.execute<{ createCustomerV2: { customer: Shown } }>(
      `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { ${fields} } } }`,
      {
        input: {
          ...profile,
          email: 'new@example.com',
          firstname: 'Ada',
          lastname: 'Nowa',
          password,
          allow_remote_shopping_assistance: true,
          custom_attributes: [],
        },
      },
    )
    expect(errors).toBeUndefined()
    expect(data.createCustomerV2.customer).toMatchObject({
      ...profile,
      dob: '1990-12-31',
      allow_remote_shopping_assistance: true,
      group: { uid: 'MQ==' },
      group_id: 1,
      group_code: 'General',
      is_confirmed: true,
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      custom_attributes: [],
      id: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
  })

  it('are changed one by one, and cleared by null', async () => {
    const headers = await signedIn('anna')
    expect(await show(headers)).toMatchObject({
      prefix: null,
      gender: null,
      dob: null,
      allow_remote_shopping_assistance: true,
    })
    const { date_of_birth: dob, ...rest } = profile
    const { data } = await update(headers, { ...rest, dob, firstname: 'Hanna' })
    expect(data.updateCustomer?.customer).toMatchObject({ ...profile, firstname: 'Hanna' })
    await update(headers, { middlename: null, suffix: '', gender: null, dob: '' })
    expect(await show(headers)).toMatchObject({
      prefix: 'Dr',
      middlename: null,
      suffix: null,
      gender: null,
      date_of_birth: null,
      taxvat: 'PL5260250995',
    })
  })

  it.each([
    [{ gender: 7 }, '"7" is not a valid gender value.'],
    [{ date_of_birth: '1990-02-30' }, 'Invalid date'],
    [{ dob: '31.12.1990' }, 'Invalid date'],
    [{ dob: '2990-01-01' }, 'The Date of Birth is not valid!'],
    [{ middlename: '<b>Maria</b>' }, 'Middle Name/Initial is not valid!'],
    [{ prefix: 'x'.repeat(300) }, 'Name Prefix is not valid!'],
    [{ taxvat: 'http://evil.example' }, 'Tax/VAT Number is not valid!'],
    [{ agreements: [0] }, 'The agreements are not valid.'],
    [{ email: 'other@example.com' }, 'Provide the current "password" to change "email".'],
    [{ email: 'no address', password }, '"no address" is not a valid email address.'],
  ])('are all refused together with an invalid %j', async (wrong, message) => {
    const headers = await signedIn('ewa')
    const before = await show(headers)
    expect(refusal(await update(headers, { firstname: 'Changed', ...wrong }))).toEqual([message, 'graphql-input'])
    expect(await show(headers)).toEqual(before)
  })

  it.each(['updateCustomer', 'updateCustomerV2'])('without any value are refused by %s', async (name) => {
    const answer = await shop.execute(
      `mutation { ${name}(input: {}) { customer { email } } }`,
      {},
      await signedIn('ewa'),
    )
    expect(refusal(answer)).toEqual(['"input" value should be specified', 'graphql-input'])
  })

  it('for unknown attributes are refused by the newer mutation', async () => {
    const answer = await shop.execute(
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { id } } }',
      { input: { custom_attributes: [{ attribute_code: 'shoe_size', value: '38' }] } },
      await signedIn('ewa'),
    )
    expect(refusal(answer)).toEqual(['Nie ma tu atrybutu „shoe_size”.', 'graphql-input'])
  })

  it('a password sent with other changes must be the current one and is not changed', async () => {
    const headers = await signedIn('ewa')
    expect(refusal(await update(headers, { firstname: 'Eva', password: 'Another-2026!' }))).toEqual([
      'Invalid login or password.',
      'graphql-authentication',
    ])
    const { data } = await update(headers, { firstname: 'Eva', email: 'EWA@example.com', password })
    expect(data.updateCustomer?.customer).toMatchObject({ firstname: 'Eva', email: 'ewa@example.com' })
    expect((await signIn('ewa@example.com')).errors).toBeUndefined()
  })
})

const changeEmail = (headers: Record<string, string>, email: string, secret = password) =>
  shop.execute<{ updateCustomerEmail: { customer: Shown } | null }>(
    `mutation ($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) { customer { ${fields} } } }`,
    { email, password: secret },
    headers,
  )

describe('a new email', () => {
  it('is set with the password, replaces the old one for signing in, and the old address is notified', async () => {
    const headers = await signedIn('ola')
    await shop.execute('mutation { requestPasswordResetEmail(email: "ola@example.com") }')
    const { data } = await update(headers, { email: 'Ola.New@Example.com', password, lastname: 'Zielona' })
    expect(data.updateCustomer?.customer).toMatchObject({ email: 'ola.new@example.com', lastname: 'Zielona' })
    expect((await signIn('ola@example.com')).errors).toHaveLength(1)
    expect((await signIn('ola.new@example.com')).errors).toBeUndefined()
    expect(await show(headers)).toMatchObject({ email: 'ola.new@example.com' })
    const emails = await emailsTo('ola@example.com')
    expect(emails.map(({ subject }) => subject)).toContain('Adres e-mail Twojego konta został zmieniony')
    expect((await changeEmail(headers, 'ola@example.com')).data.updateCustomerEmail?.customer).toMatchObject({
      email: 'ola@example.com',
    })
  })

  it('ends all other sessions of the customer and keeps the one that changed it', async () => {
    const here = await signedIn('lena')
    const there = await signedIn('lena')
    const other = await signedIn('zoe')
    expect(refusal(await changeEmail(here, 'lena.new@example.com', 'Wrong-2026!'))[1]).toBe('graphql-authentication')
    expect(await show(there)).toMatchObject({ email: 'lena@example.com' })
    expect((await changeEmail(here, 'lena.new@example.com')).errors).toBeUndefined()
    expect(await show(there)).toBeNull()
    expect(await show(here)).toMatchObject({ email: 'lena.new@example.com' })
    expect(await show(other)).toMatchObject({ email: 'zoe@example.com' })
    const again = await signIn('lena.new@example.com')
    await update(here, { email: 'lena.last@example.com', password })
    expect(await show({ authorization: `Bearer ${again.data.generateCustomerToken?.token}` })).toBeNull()
  })

  it('invalidates the links emailed to the old address', async () => {
    const headers = await signedIn('iga')
    await sql`insert into customer_link (token_hash, customer_id, purpose, expires_at)
      select 'mailed-to-the-old-address', id, 'reset', now() + interval '1 hour'
      from customer_customer where email = 'iga@example.com'`.execute(shop.database.reader)
    await changeEmail(headers, 'iga.new@example.com')
    const { rows } = await sql`select 1 from customer_link where token_hash = 'mailed-to-the-old-address'`.execute(
      shop.database.reader,
    )
    expect(rows).toEqual([])
  })

  it('answers the same if it belongs to another customer, changes nothing, and tells the owner', async () => {
    const [one, two] = [await signedIn('uma'), await signedIn('uma')]
    const taken = await changeEmail(one, 'ANNA@example.com')
    for (const session of [one, two]) expect(await show(session)).toMatchObject({ email: 'uma@example.com' })
    const free = await changeEmail(one, 'uma.new@example.com')
    expect(free.errors).toBeUndefined()
    expect(JSON.parse(JSON.stringify(taken).replaceAll('anna@', 'uma.new@'))).toEqual(JSON.parse(JSON.stringify(free)))
    await deliverDueEvents(shop.database)
    expect((await emailsTo('anna@example.com')).map(({ subject }) => subject)).toContain('Masz już u nas konto')
    const { data } = await update(one, { email: 'anna@example.com', password, firstname: 'Uma', is_subscribed: true })
    expect(data.updateCustomer?.customer).toMatchObject({ email: 'anna@example.com', firstname: 'Uma' })
    expect(await show(one)).toMatchObject({ email: 'uma.new@example.com', firstname: 'Uma' })
    await deliverDueEvents(shop.database)
    expect((await emailsTo('anna@example.com')).filter(({ subject }) => /newsletter/i.test(subject))).toEqual([])
  })

  it('is refused for guests, with a wrong password, and as taken only where the merchant wants that', async () => {
    const headers = await signedIn('zoe')
    const reveal = (isOn: boolean) =>
      shop.database.transaction((tx) =>
        saveSettings(tx, { scope: 'view', id: 1 }, { 'customer/create_account/reveal_taken_email': isOn }),
      )
    await reveal(true)
    await deliverDueEvents(shop.database)
    expect(refusal(await changeEmail(headers, 'ANNA@example.com'))).toEqual([
      'A customer with the same email address already exists in an associated website.',
      'graphql-already-exists',
    ])
    await reveal(false)
    await deliverDueEvents(shop.database)
    expect(refusal(await changeEmail(headers, 'free@example.com', 'Wrong-2026!'))).toEqual([
      'Invalid login or password.',
      'graphql-authentication',
    ])
    expect(refusal(await changeEmail({}, 'free@example.com'))).toEqual([
      "The current customer isn't authorized.",
      'graphql-authorization',
    ])
    expect(await show(headers)).toMatchObject({ email: 'zoe@example.com' })
  })

  it('cannot be used to probe which addresses have accounts', async () => {
    const headers = await signedIn('ida')
    const categories: unknown[] = []
    for (let i = 0; i < 6; i++) categories.push(refusal(await changeEmail(headers, 'anna@example.com'))[1])
    expect(categories).toEqual([...Array.from({ length: 5 }, () => undefined), 'graphql-too-many-requests'])
  })

  it('counts a wrong password like a failed sign-in', async () => {
    const headers = await signedIn('zoe')
    const categories: unknown[] = []
    for (let i = 0; i < 11; i++) categories.push(refusal(await changeEmail(headers, 'x@example.com', 'Wrong-2026!'))[1])
    expect(categories.at(-1)).toBe('graphql-too-many-requests')
  })

  it('must be confirmed if the store view requires it', async () => {
    const headers = { ...(await signedIn('anna')), store: 'de' }
    expect(await show(headers)).toMatchObject({ is_confirmed: true, confirmation_status: 'ACCOUNT_CONFIRMED' })
    const { data } = await changeEmail(headers, 'anna.new@example.com')
    expect(data.updateCustomerEmail?.customer).toMatchObject({
      is_confirmed: false,
      confirmation_status: 'ACCOUNT_CONFIRMATION_REQUIRED',
    })
    expect(refusal(await signIn('anna.new@example.com'))[1]).toBe('graphql-authentication')
    const [confirmation] = await emailsTo('anna.new@example.com')
    const link = new URL(/https?:\S+/.exec(confirmation?.text ?? '')?.[0] ?? '')
    await shop.execute(
      'mutation ($key: String!) { confirmEmail(input: { email: "anna.new@example.com", confirmation_key: $key }) { customer { id } } }',
      { key: link.searchParams.get('key') },
    )
    expect((await signIn('anna.new@example.com')).errors).toBeUndefined()
  })
})

it('generateCustomerTokenAsAdmin is refused in the language of the store view', async () => {
  const query =
    'mutation { generateCustomerTokenAsAdmin(input: { customer_email: "anna@example.com" }) { customer_token } }'
  const answers = await Promise.all(
    ['pl', 'cz', 'sk', 'de', 'eu', 'ro', 'ua', 'am'].map((store) => shop.execute(query, {}, { store })),
  )
  expect(new Set(answers.map((answer) => refusal(answer)[0])).size).toBe(8)
  expect(new Set(answers.map((answer) => refusal(answer)[1]))).toEqual(new Set(['graphql-authorization']))
})
