import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { listMails } from '#src/platform/email/email-queue.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'

let shop: TestShop
const password = 'Bocian-2026!'

beforeAll(async () => {
  shop = await testShop()
  await sql`
    insert into store_config (scope, scope_id, path, value)
    select 'view', id, 'customer/create_account/confirm', 'true' from store_view where code = 'de'`.execute(
    shop.database.reader,
  )
})
afterAll(() => shop.close())

const create = (email: string, headers = {}) =>
  shop.execute(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { email, firstname: '<b>Ada</b>'.slice(3, 6), lastname: 'Nowak', password } },
    headers,
  )
const signIn = (email: string, secret: string) =>
  shop.execute<{ generateCustomerToken: { token: string } | null }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: secret },
  )
const request = (email: string, headers = {}) =>
  shop.execute('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, headers)
const reset = (email: string, token: string, next = 'Nowe-Hasło-7') =>
  shop.execute(
    'mutation ($email: String!, $token: String!, $next: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $next) }',
    { email, token, next },
  )

async function mailsTo(email: string) {
  await deliverDueEvents(shop.database)
  return (await listMails(shop.database.reader, 100)).filter((mail) => mail.to === email)
}

async function linkTo(email: string): Promise<URL> {
  const [mail] = await mailsTo(email)
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

describe('a forgotten password', () => {
  it.each([
    ['', 'x', 'x', 'You must specify an email address.'],
    ['nobody', 'x', 'x', 'The email address has an invalid format.'],
    ['ada@example.com', '', 'x', 'resetPasswordToken must be specified'],
    ['ada@example.com', 'x', '', 'newPassword must be specified'],
  ])('is not replaced without all values: %j, %j, %j', async (email, token, next, message) => {
    expect((await reset(email, token, next)).errors).toMatchObject([
      { message, extensions: { category: 'graphql-input' } },
    ])
    if (token !== '' && next !== '')
      expect((await request(email)).errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  })

  it('is replaced once with the emailed link, which ends all sessions', async () => {
    const email = 'forgetful@example.com'
    await create(email)
    const token = (await signIn(email, password)).data.generateCustomerToken?.token ?? ''
    expect((await request(email, { store: 'cz' })).data).toEqual({ requestPasswordResetEmail: true })
    const link = await linkTo(email)
    expect(link.pathname).toBe('/cz/customer/account/createPassword')
    expect(link.searchParams.get('email')).toBe(email)
    expect((await mailsTo(email))[0]?.subject).toBe('Nastavte si nové heslo')

    const secret = link.searchParams.get('token') ?? ''
    expect((await reset(email, secret, 'Ab1!')).errors?.[0]?.message).toMatch(/^The password needs at least 8/)
    expect((await reset(email, secret)).data).toEqual({ resetPassword: true })
    expect((await reset(email, secret)).errors).toMatchObject([
      { message: 'The password token is mismatched. Reset and try again' },
    ])
    const mine = await shop.execute('{ customer { email } }', {}, { authorization: `Bearer ${token}` })
    expect(mine.data).toEqual({ customer: null })
    expect((await signIn(email, password)).errors).toHaveLength(1)
    expect((await signIn(email, 'Nowe-Hasło-7')).data.generateCustomerToken?.token).toBeTruthy()
  })

  it('returns the same response for an unknown address, which gets no email', async () => {
    expect((await request('nobody@example.com')).data).toEqual({ requestPasswordResetEmail: true })
    expect(await mailsTo('nobody@example.com')).toEqual([])
    expect((await reset('nobody@example.com', 'x'.repeat(43))).errors).toMatchObject([
      { message: 'The password token is mismatched. Reset and try again' },
    ])
  })

  it('sends at most three emails an hour, with an unchanged response', async () => {
    const email = 'flooded@example.com'
    await create(email)
    for (let i = 0; i < 6; i++) expect((await request(email)).data).toEqual({ requestPasswordResetEmail: true })
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('accepts only the latest link, for an hour', async () => {
    const email = 'twice@example.com'
    await create(email)
    await request(email)
    const first = (await linkTo(email)).searchParams.get('token') ?? ''
    await request(email)
    const second = (await linkTo(email)).searchParams.get('token') ?? ''
    expect((await reset(email, first)).errors).toHaveLength(1)
    await sql`update customer_link set expires_at = expires_at - interval '61 minutes'`.execute(shop.database.reader)
    expect((await reset(email, second)).errors).toHaveLength(1)
  })

  it('accepts the owner’s link regardless of failed guesses', async () => {
    const email = 'bothered@example.com'
    await create(email)
    await request(email)
    const token = (await linkTo(email)).searchParams.get('token') ?? ''
    for (let i = 0; i < 14; i++) await reset(email, `bogus${i}`)
    expect((await reset(email, 'bogus')).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
    expect((await reset(email, token)).data).toEqual({ resetPassword: true })
    expect((await reset(email, token)).errors).toBeDefined()
  })

  it('limits how often a link can be guessed', async () => {
    for (let i = 0; i < 10; i++) await reset('guessed@example.com', `guess${i}`)
    expect((await reset('guessed@example.com', 'guess')).errors).toMatchObject([
      { extensions: { category: 'graphql-too-many-requests' } },
    ])
  })

  it('refuses an invalid address', async () => {
    expect((await request('anna')).errors).toMatchObject([{ extensions: { category: 'graphql-input' } }])
  })
})

describe('with mandatory email confirmation', () => {
  const confirm = (email: string, key: string) =>
    shop.execute(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }',
      { input: { email, confirmation_key: key } },
      { store: 'de' },
    )

  it('ROUTE-13 sign-in is refused until the link was opened', async () => {
    const email = 'neu@example.com'
    await create(email, { store: 'de' })
    expect((await signIn(email, password)).errors).toMatchObject([
      {
        message: expect.stringContaining('The account sign-in was incorrect'),
        extensions: { code: 'SIGN_IN_INCORRECT' },
      },
    ])
    const link = await linkTo(email)
    expect(link.pathname).toBe('/de/customer/account/confirm')
    expect((await confirm('neu@', 'wrong')).errors).toMatchObject([{ message: 'Email is invalid' }])
    expect((await confirm(email, 'wrong')).errors).toMatchObject([
      { message: 'The confirmation token is invalid. Verify the token and try again.' },
    ])
    expect((await confirm(email, link.searchParams.get('key') ?? '')).data).toEqual({
      confirmEmail: { customer: { email } },
    })
    expect((await signIn(email, password)).errors).toBeUndefined()
  })

  it('a sign-in sends another link once the first has expired, and only then', async () => {
    const email = 'spaeter@example.com'
    await create(email, { store: 'de' })
    await signIn(email, password)
    expect(await mailsTo(email)).toHaveLength(1)
    await sql`update customer_link set expires_at = '2000-01-01'`.execute(shop.database.reader)
    await signIn(email, 'Wrong-2026!')
    expect(await mailsTo(email)).toHaveLength(1)
    await signIn(email, password)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('the link is sent again on request, but not to unknown addresses', async () => {
    const email = 'nochmal@example.com'
    await create(email, { store: 'de' })
    const again = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }'
    expect((await shop.execute(again, { email })).data).toEqual({ resendConfirmationEmail: true })
    expect(await mailsTo(email)).toHaveLength(2)
    expect((await shop.execute(again, { email: 'never@' })).errors).toMatchObject([
      { message: 'Email address is not valid' },
    ])
    expect((await shop.execute(again, { email: 'never@example.com' })).data).toEqual({ resendConfirmationEmail: true })
    expect(await mailsTo('never@example.com')).toEqual([])
  })
})
