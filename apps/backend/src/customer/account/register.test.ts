import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { listMails } from '#src/platform/email/email-queue.ts'
import { hashesDuring } from '#src/testing/testing-hashes.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveSettings } from '#src/store/store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const create =
  'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email firstname lastname is_subscribed is_agent } } }'
const good = { email: 'nowa@Example.com', firstname: ' Nowa ', lastname: "O'Hara", password: 'Bocian-2026!' }
const register = (change: Record<string, unknown>, headers = {}) =>
  shop.execute(create, { input: { ...good, ...change } }, headers)

const clearAttempts = () => sql`delete from platform_attempt`.execute(shop.database.reader)
const accounts = async (email: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer_customer where email like ${email}`.execute(shop.database.reader)
  return rows[0]?.count ?? 0
}

describe('creating an account', () => {
  it('AUTH-03 stores names, e-mail, password and newsletter choice', async () => {
    const { data, errors } = await register({ is_subscribed: true })
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      createCustomerV2: {
        customer: {
          email: 'nowa@example.com',
          firstname: 'Nowa',
          lastname: "O'Hara",
          is_subscribed: true,
          is_agent: false,
        },
      },
    })
    const signIn = await shop.execute<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "nowa@example.com", password: "Bocian-2026!") { token } }',
    )
    const headers = { authorization: `Bearer ${signIn.data.generateCustomerToken.token}` }
    const again =
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id email } } }'
    expect((await shop.execute(again, { input: { ...good, email: 'no-id@example.com' } })).data).toEqual({
      createCustomerV2: { customer: { id: null, email: 'no-id@example.com' } },
    })
    expect((await shop.execute('{ customer { firstname lastname newsletter_status } }', {}, headers)).data).toEqual({
      customer: { firstname: 'Nowa', lastname: "O'Hara", newsletter_status: 'NOT_ACTIVE' },
    })
  })

  it('GQL-37 supports Magento’s older mutation, also with the newsletter', async () => {
    const { data } = await shop.execute(
      'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email firstname lastname } } }',
      { input: { ...good, email: 'old@example.com', is_subscribed: true } },
    )
    const customer = { email: 'old@example.com', firstname: 'Nowa', lastname: "O'Hara" }
    expect(data).toEqual({ createCustomer: { customer } })
    await deliverDueEvents(shop.database)
    const subjects = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === 'old@example.com')
    expect(subjects.length).toBeGreaterThan(0)
  })

  it('responds the same for a taken email address, creates no second account and notifies the owner', async () => {
    const full = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
      customer { email firstname lastname is_subscribed newsletter_status confirmation_status addresses { id } group_id } } }`
    const ask = (email: string) =>
      shop.execute(full, { input: { ...good, email, firstname: 'Nowa', password: 'Bocian-2027!' } })
    await register({ email: 'twice@example.com' })
    await clearAttempts()
    const [fresh, taken] = [await ask('fresh@example.com'), await ask('TWICE@example.com')]
    expect(JSON.parse(JSON.stringify(taken).replaceAll('twice@', 'fresh@'))).toEqual(JSON.parse(JSON.stringify(fresh)))
    expect(await accounts('twice@example.com')).toBe(1)
    expect(await accounts('%nobody.invalid')).toBe(0)
    const signIn = `mutation { generateCustomerToken(email: "twice@example.com", password: "Bocian-2027!") { token } }`
    expect((await shop.execute(signIn)).errors).toBeDefined()
    await deliverDueEvents(shop.database)
    const mails = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === 'twice@example.com')
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['twice@example.com', 'Masz już u nas konto']])
    expect((await register({ email: 'twice@example.com' }, { store: 'broel_pl' })).errors).toBeUndefined()
  })

  it('has the address confirmed first if the client wants that, so that nothing tells a taken address from a new one', async () => {
    const text = `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) {
      customer { email is_confirmed confirmation_status newsletter_status } } }`
    const ask = (email: string) =>
      shop.execute(text, { input: { ...good, email, is_subscribed: true, confirm_by_email: true } })
    await register({ email: 'owned@example.com', password: 'Bocian-2025!' })
    await clearAttempts()
    const [fresh, taken] = [await ask('free@example.com'), await ask('owned@example.com')]
    expect(fresh.data).toMatchObject({
      createCustomerV2: { customer: { is_confirmed: false, confirmation_status: 'ACCOUNT_CONFIRMATION_REQUIRED' } },
    })
    expect(JSON.parse(JSON.stringify(taken).replaceAll('owned@', 'free@'))).toEqual(JSON.parse(JSON.stringify(fresh)))
    const signIn = async (email: string) => {
      const { data, errors } = await shop.execute(
        `mutation { generateCustomerToken(email: "${email}", password: "${good.password}") { token } }`,
      )
      return { data, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) }
    }
    expect(await signIn('free@example.com')).toEqual(await signIn('owned@example.com'))
    expect((await signIn('free@example.com')).errors?.[0]?.extensions?.['code']).toBe('SIGN_IN_INCORRECT')
    const mails = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === 'free@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['Potwierdź adres e-mail'])
    await clearAttempts()
    const saveReveals = (isOn: boolean) =>
      shop.database.transaction((tx) =>
        saveSettings(tx, { scope: 'view', id: 1 }, { 'customer/create_account/reveal_taken_email': isOn }),
      )
    await saveReveals(true)
    await deliverDueEvents(shop.database)
    expect((await ask('named@example.com')).data).toMatchObject({
      createCustomerV2: { customer: { is_confirmed: true } },
    })
    expect((await ask('owned@example.com')).errors?.[0]?.extensions?.['code']).toBe('EMAIL_TAKEN')
    expect((await signIn('free@example.com')).errors?.[0]?.extensions?.['code']).toBe('ACCOUNT_UNCONFIRMED')
    await saveReveals(false)
    await deliverDueEvents(shop.database)
  })

  it('makes known and unknown mailboxes wait equally long', async () => {
    await register({ email: 'known@example.com' })
    await clearAttempts()
    const twice = async (email: string) =>
      [await register({ email }), await register({ email })].map(({ errors }) => errors?.[0]?.message)
    expect(await twice('known@example.com')).toEqual(await twice('unknown@example.com'))
    expect((await register({ email: 'known@example.com' })).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
  })

  it('without a password succeeds, as with Magento: nobody can sign in before the emailed link has set one', async () => {
    await clearAttempts()
    const { errors } = await register({ email: 'later@example.com', password: null })
    expect(errors).toBeUndefined()
    expect(await accounts('later@example.com')).toBe(1)
    await deliverDueEvents(shop.database)
    const [mail] = (await listMails(shop.database.reader, 100)).filter(({ to }) => to === 'later@example.com')
    const [, token] = /[?&]token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    const set = await shop.execute<{ resetPassword: boolean }>(
      'mutation ($token: String!) { resetPassword(email: "later@example.com", resetPasswordToken: $token, newPassword: "Bocian-2031!") }',
      { token },
    )
    expect(set.data).toEqual({ resetPassword: true })
    const signIn = await shop.execute<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "later@example.com", password: "Bocian-2031!") { token } }',
    )
    expect(signIn.errors).toBeUndefined()
  })

  it('hashes as many passwords for a taken email address as for a new one, and so takes as long', async () => {
    const hashesFor = async (email: string) => {
      await clearAttempts()
      return hashesDuring(() => register({ email }))
    }
    expect([await hashesFor('slow@example.com'), await hashesFor('slow@example.com')]).toEqual([1, 1])
  })

  it.each([
    [{ email: 'anna' }, '"anna" is not a valid email address.'],
    [{ email: ' ' }, 'Required parameters are missing: Email'],
    [{ firstname: '  ' }, 'Required parameters are missing: First Name'],
    [{ lastname: '  ' }, 'Required parameters are missing: Last Name'],
    [{ lastname: '{{var x}}' }, 'Last Name is not valid!'],
    [{ firstname: 'https://evil.example' }, 'First Name is not valid!'],
    [{ password: 'Ab1!' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ password: '' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [{ password: 'Passw0rd' }, 'This password is on every list of common passwords. Please choose another.'],
    [{ password: `aB3${'x'.repeat(126)}` }, 'Please enter a password with at most 128 characters.'],
    [{ agreements: [-1] }, 'The agreements are not valid.'],
  ])('AUTH-03 refuses %j', async (change, message) => {
    const { data, errors } = await register({ email: 'never@example.com', ...change })
    expect(data).toEqual({ createCustomerV2: null })
    expect(errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  })

  it('creates one account from ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({ email: 'race@example.com' })))
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  })

  it('limits registrations per email address', async () => {
    const from = { 'x-test-address': '203.0.113.9' }
    for (let i = 0; i < 20; i++) await register({ email: `many${i}@example.com` }, from)
    expect((await register({ email: 'many@example.com' }, from)).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
  })
})

it('updateCustomer changes names of the signed-in customer and refuses guests', async () => {
  await register({ email: 'change@example.com' })
  const { data } = await shop.execute<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "change@example.com", password: "Bocian-2026!") { token } }',
  )
  const change = 'mutation { updateCustomerV2(input: { firstname: "Ada" }) { customer { firstname lastname } } }'
  const headers = { authorization: `Bearer ${data.generateCustomerToken.token}` }
  expect((await shop.execute(change, {}, headers)).data).toEqual({
    updateCustomerV2: { customer: { firstname: 'Ada', lastname: "O'Hara" } },
  })
  expect((await shop.execute(change)).errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
})
