import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMails } from '#src/platform/email/email-queue.ts'
import { deliverDueEvents } from '#src/testing/testing-events.ts'
import { httpServer } from '#src/testing/testing-http.ts'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveCustomers } from '../customer.ts'

let shop: TestShop
const password = 'Bocian-2026!'
const nextPassword = 'Nowe-Hasło-7'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const web = { 'application-type': 'pwa-web', 'user-agent': firefox }

beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

type Headers = Record<string, string>

async function customer(name: string): Promise<string> {
  const email = `${name}@example.com`
  const person = { firstname: 'Ada', lastname: 'Nowak', telephone: null, isAgent: false, websiteId: 1, email, password }
  await shop.database.transaction((tx) => saveCustomers(tx, [person], new Date()))
  return email
}

async function mailsTo(email: string) {
  await deliverDueEvents(shop.database)
  return (await listMails(shop.database.reader, 1_000)).filter(({ to }) => to === email)
}
const titlesTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

async function signIn(email: string, headers: Headers = {}, secret = password) {
  const text =
    'mutation ($email: String!, $secret: String!) { generateCustomerToken(email: $email, password: $secret) { token } }'
  const signedIn = await shop.execute<{ generateCustomerToken: { token: string } }>(text, { email, secret }, headers)
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  return {
    ...headers,
    authorization: `Bearer ${signedIn.data.generateCustomerToken.token}`,
    cookie: cookies.join('; '),
  }
}
const deviceOf = ({ cookie }: { cookie: string }) => /__Host-d=[^;]+/.exec(cookie)?.[0] ?? ''

it('warns of a changed password once, and says what to do', async () => {
  const email = await customer('changed')
  const headers = await signIn(email)
  const change = (current: string, next: string) =>
    shop.execute(
      'mutation ($current: String!, $next: String!) { changeCustomerPassword(currentPassword: $current, newPassword: $next) { id } }',
      { current, next },
      headers,
    )
  await change('Wrong-1234', nextPassword)
  expect(await titlesTo(email)).toEqual([])
  await change(password, nextPassword)
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Twoje hasło zostało zmienione')
  expect(mail?.text).toContain('Jeśli to nie Ty, od razu ustaw nowe hasło i\u00A0napisz do nas.')
  expect(mail?.text).toMatch(/https?:\S+\/forgot-password/)
})

it('warns of a password that was reset, in the language of the store view', async () => {
  const email = await customer('reset')
  await shop.execute('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
  const token = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  const reset = () =>
    shop.execute(
      'mutation ($email: String!, $token: String!, $next: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $next) }',
      { email, token, next: nextPassword },
      { store: 'de' },
    )
  await reset()
  await reset()
  expect((await titlesTo(email)).filter((title) => title === 'Ihr Passwort wurde geändert')).toHaveLength(1)
})

it('tells the old and the new address of a changed email address, once', async () => {
  const [old, email] = [await customer('old'), 'new@example.com']
  const headers = await signIn(old)
  for (let time = 0; time < 2; time++)
    await shop.execute(
      'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
      { email, password },
      headers,
    )
  expect(await titlesTo(old)).toEqual(['Adres e-mail Twojego konta został zmieniony'])
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('To jest teraz adres e-mail Twojego konta')
  expect(mail?.text).toContain('Jeśli to nie Ty, od razu do nas napisz.')
})

it('warns of a sign-in from a new browser, but not of the first one and of known ones', async () => {
  const email = await customer('devices')
  const first = await signIn(email, web)
  await signIn(email, { ...web, cookie: deviceOf(first) })
  expect(await mailsTo(email)).toEqual([])
  const second = await signIn(email, web)
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Nowe logowanie na Twoje konto')
  expect(mail?.text).toContain('Firefox, Linux')
  expect(mail?.text).toContain('Jeśli to nie Ty, od razu ustaw nowe hasło')
  for (const known of [first, second]) await signIn(email, { ...web, cookie: deviceOf(known) })
  expect(await mailsTo(email)).toHaveLength(1)
})

it('warns of a client without cookies once, and its name is no cookie', async () => {
  const email = await customer('clients')
  await signIn(email, web)
  for (let time = 0; time < 2; time++) await signIn(email, { 'user-agent': 'curl/8.5.0' })
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Nowe logowanie na Twoje konto'])
  expect(mails[0]?.text).toContain('nieznane urządzenie')
  await signIn(email, { ...web, cookie: '__Host-d=curl/8.5.0' })
  expect(await mailsTo(email)).toHaveLength(2)
})

it('warns once if the response to a sign-in was lost and the request is repeated', async () => {
  const email = await customer('repeated')
  await signIn(email, web)
  const server = await httpServer(shop.database)
  const query = `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`
  const send = async () => {
    const headers = { ...web, 'content-type': 'application/json', 'idempotency-key': 'a'.repeat(32) }
    const { body, cookies } = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
    return { body, cookies: cookies.map(({ name, value }) => `${name}=${value}`) }
  }
  const first = await send()
  expect(await send()).toEqual(first)
  expect(first.cookies).toHaveLength(2)
  expect(await mailsTo(email)).toHaveLength(1)
  await server.close()
})
