import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpServer } from '#src/testing/testing-http.ts'
import { TestAuthenticator } from '../passkeys/testing-authenticator.ts'
import { codeOf, origin, password, PasskeyShop, type PasskeyBrowser } from '../passkeys/testing-passkey-shop.ts'
import { fromBase32, oneTimePassword, stepAt } from './totp.ts'

let shop: PasskeyShop
let client: string
beforeAll(async () => {
  shop = await PasskeyShop.open()
  client = (await shop.customer()).email
})
beforeEach(() => sql`delete from platform_attempt`.execute(shop.shop.database.reader))
afterAll(() => shop.shop.close())

const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.shop.database.reader)

interface Factor {
  has_app: boolean
  has_passkey: boolean
  is_checked: boolean
  is_required: boolean
  recovery_codes_left: number
}
const fields = '{ has_app has_passkey is_checked is_required recovery_codes_left }'
const factorOf = async (browser: PasskeyBrowser) => (await browser.send<Factor>(`{ secondFactor ${fields} }`)).data
const start = (browser: PasskeyBrowser, given?: string) =>
  browser.send<{ secret: string; link: string; qr_path: string; qr_size: number }>(
    'mutation ($given: String) { startAuthenticatorApp(password: $given) { secret link qr_path qr_size } }',
    { given },
  )
const confirm = (browser: PasskeyBrowser, code: string) =>
  browser.send<{ codes: string[]; second_factor: Factor }>(
    `mutation ($code: String!) { confirmAuthenticatorApp(code: $code) { codes second_factor ${fields} } }`,
    { code },
  )
const check = (browser: PasskeyBrowser, code: string) =>
  browser.send<Factor>(`mutation ($code: String!) { checkSecondFactor(code: $code) ${fields} }`, { code })
/** What the app shows now, or some half minutes away. */
const codeFrom = (secret: string, distance = 0) => oneTimePassword(fromBase32(secret), stepAt(new Date()) + distance)
/** A code that is certainly wrong. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((distance) => codeFrom(secret, distance))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
}

const search = (browser: PasskeyBrowser) =>
  browser.send<{ search_id: string }[]>(
    'query ($client: String) { searchClientToAdopt(customer_email: $client) { search_id } }',
    { client },
  )
async function adopt(browser: PasskeyBrowser) {
  const id = (await search(browser)).data?.[0]?.search_id ?? ''
  return browser.send<{ token: string }>(
    'mutation ($id: ID) { generateAgentToken(input: { register: false, customer_id: $id }) { token } }',
    { id },
  )
}

const newAgent = () => shop.customer({ isAgent: true })

/** An agent with an authenticator app, and another browser where only the password was given. */
async function agentWithApp() {
  const { email, browser } = await newAgent()
  const secret = (await start(browser)).data?.secret ?? ''
  const codes = (await confirm(browser, codeFrom(secret, -1))).data?.codes ?? []
  const elsewhere = shop.browser()
  await elsewhere.signIn(email)
  return { email, browser, secret, codes, elsewhere }
}

describe('acting for a client', () => {
  it('needs a second factor that was checked in this session: neither search nor adoption works before', async () => {
    const { browser } = await newAgent()
    expect(await factorOf(browser)).toEqual({
      has_app: false,
      has_passkey: false,
      is_checked: false,
      is_required: true,
      recovery_codes_left: 0,
    })
    expect(codeOf(await search(browser))).toBe('SECOND_FACTOR_REQUIRED')
    expect(codeOf(await adopt(browser))).toBe('SECOND_FACTOR_REQUIRED')
    const secret = (await start(browser)).data?.secret ?? ''
    expect((await confirm(browser, codeFrom(secret))).data?.second_factor).toMatchObject({
      has_app: true,
      is_checked: true,
      recovery_codes_left: 10,
    })
    expect((await adopt(browser)).data?.token).toBeTruthy()
  })

  it('is open after a code of the app, for the rest of that session only', async () => {
    const { email, secret, elsewhere } = await agentWithApp()
    const another = shop.browser()
    await another.signIn(email)
    expect(codeOf(await adopt(elsewhere))).toBe('SECOND_FACTOR_REQUIRED')
    expect((await check(elsewhere, ` ${codeFrom(secret).replace(/^.../, '$& ')} `)).data?.is_checked).toBe(true)
    expect((await adopt(elsewhere)).data?.token).toBeTruthy()
    expect(codeOf(await adopt(another))).toBe('SECOND_FACTOR_REQUIRED')
    await elsewhere.send('mutation { removeAdoptedClient { result } }')
    await elsewhere.signIn(email)
    expect(codeOf(await adopt(elsewhere))).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('is open after signing in with a passkey, or confirming the session with one', async () => {
    const { email, browser } = await newAgent()
    const authenticator = new TestAuthenticator(origin)
    await browser.add(authenticator)
    const [signedIn, confirmed] = [shop.browser(), shop.browser()]
    await signedIn.use(authenticator)
    expect((await adopt(signedIn)).data?.token).toBeTruthy()
    await confirmed.signIn(email)
    expect(codeOf(await adopt(confirmed))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await confirmed.confirm(authenticator)).not.toHaveProperty('errors.0')
    expect((await adopt(confirmed)).data?.token).toBeTruthy()
  })

  it('is not open with the passkey of somebody else', async () => {
    const other = await shop.customer()
    const theirs = new TestAuthenticator(origin)
    await other.browser.add(theirs)
    const { elsewhere } = await agentWithApp()
    expect(codeOf(await elsewhere.confirm(theirs))).toBe('PASSKEY_UNKNOWN')
    expect(codeOf(await adopt(elsewhere))).toBe('SECOND_FACTOR_REQUIRED')
  })

  it('needs only the password where the store does not require more, until the agent sets up a second factor', async () => {
    await shop.set({ 'agent/second_factor/required': false })
    const { email, browser } = await newAgent()
    expect((await factorOf(browser))?.is_required).toBe(false)
    expect((await adopt(browser)).data?.token).toBeTruthy()
    await browser.send('mutation { removeAdoptedClient { result } }')
    const secret = (await start(browser)).data?.secret ?? ''
    await confirm(browser, codeFrom(secret))
    const elsewhere = shop.browser()
    await elsewhere.signIn(email)
    expect(codeOf(await adopt(elsewhere))).toBe('SECOND_FACTOR_REQUIRED')
    await shop.set({ 'agent/second_factor/required': true })
  })

  it('customers neither need nor get one', async () => {
    const { browser } = await shop.customer()
    expect(codeOf(await start(browser))).toBe('SECOND_FACTOR_FOR_AGENTS')
    expect(codeOf(await check(browser, '123456'))).toBe('SECOND_FACTOR_FOR_AGENTS')
    expect(await browser.email()).toBeTruthy()
  })
})

describe('codes', () => {
  it('of the app work once', async () => {
    const { email, secret, elsewhere } = await agentWithApp()
    const code = codeFrom(secret)
    expect((await check(elsewhere, code)).data?.is_checked).toBe(true)
    const third = shop.browser()
    await third.signIn(email)
    expect(codeOf(await check(third, code))).toBe('SECOND_FACTOR_INVALID')
    expect((await factorOf(third))?.is_checked).toBe(false)
  })

  it('for recovery work once, in any notation, and their use is reported', async () => {
    const { email, codes, elsewhere } = await agentWithApp()
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ')
    expect((await check(elsewhere, typed)).data).toMatchObject({ is_checked: true, recovery_codes_left: 9 })
    expect(codeOf(await check(elsewhere, typed))).toBe('SECOND_FACTOR_INVALID')
    expect(await shop.titlesTo(email)).toContain('Użyto kodu zapasowego')
  })

  it('for recovery are stored as hashes, and new ones replace them', async () => {
    const { browser, codes, elsewhere } = await agentWithApp()
    const { rows } = await sql<{
      all: string
    }>`select string_agg(code_hash, ' ') as all from customer_recovery_code`.execute(shop.shop.database.reader)
    expect(rows[0]?.all).toMatch(/^[\da-f ]+$/)
    const text = `mutation { replaceRecoveryCodes { codes second_factor ${fields} } }`
    expect(codeOf(await elsewhere.send(text))).toBe('SECOND_FACTOR_REQUIRED')
    const renewed = await browser.send<{ codes: string[] }>(text)
    expect(renewed.data?.codes).toHaveLength(10)
    expect(codeOf(await check(elsewhere, codes[1] ?? ''))).toBe('SECOND_FACTOR_INVALID')
    expect((await check(elsewhere, renewed.data?.codes[1] ?? '')).data?.is_checked).toBe(true)
  })

  it('are the same when a request whose response was lost is repeated', async () => {
    const { browser } = await agentWithApp()
    const server = await httpServer(shop.shop.database)
    const send = async () => {
      const headers = { ...browser.headers, 'content-type': 'application/json', 'idempotency-key': 'r'.repeat(32) }
      const payload = { query: 'mutation { replaceRecoveryCodes { codes } }' }
      return (await server.inject({ method: 'POST', url: '/graphql', headers, payload })).body
    }
    const first = await send()
    expect(first).toMatch(/([A-Z2-7]{4}-){3}/)
    expect(await send()).toBe(first)
    await server.close()
  })

  it('of others do not work', async () => {
    const [hers, his] = [await agentWithApp(), await agentWithApp()]
    expect(codeOf(await check(his.elsewhere, hers.codes[0] ?? ''))).toBe('SECOND_FACTOR_INVALID')
    expect(codeOf(await check(his.elsewhere, codeFrom(hers.secret)))).toBe('SECOND_FACTOR_INVALID')
  })

  it('cannot be guessed: after five wrong ones the right one has to wait too', async () => {
    const { secret, codes, elsewhere } = await agentWithApp()
    for (let time = 0; time < 5; time++)
      expect(codeOf(await check(elsewhere, wrongCode(secret)))).toBe('SECOND_FACTOR_INVALID')
    expect(codeOf(await check(elsewhere, codeFrom(secret)))).toBe('TOO_MANY_ATTEMPTS')
    expect(codeOf(await check(elsewhere, codes[0] ?? ''))).toBe('TOO_MANY_ATTEMPTS')
  })
})

describe('setting up an app', () => {
  it('shows the secret as a link and as a QR code, the same one when repeated', async () => {
    const { email, browser } = await newAgent()
    const { data } = await start(browser)
    expect(data?.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data?.link).toBe(
      `otpauth://totp/Bocian:${encodeURIComponent(email)}?secret=${data?.secret}&issuer=Bocian&algorithm=SHA1&digits=6&period=30`,
    )
    expect(data?.qr_path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect((await start(browser)).data).toEqual(data)
  })

  it('takes effect with the first code, and is reported', async () => {
    const { email, browser } = await newAgent()
    const secret = (await start(browser)).data?.secret ?? ''
    expect(codeOf(await confirm(browser, wrongCode(secret)))).toBe('SECOND_FACTOR_INVALID')
    expect((await factorOf(browser))?.has_app).toBe(false)
    const code = codeFrom(secret)
    expect((await confirm(browser, code)).data?.codes).toHaveLength(10)
    expect(codeOf(await confirm(browser, code))).toBe('AUTHENTICATOR_EXPIRED')
    expect(await shop.titlesTo(email)).toEqual(['Do Twojego konta dodano aplikację uwierzytelniającą'])
  })

  it('needs the password if the sign-in was long ago, and starts again after half an hour', async () => {
    const { browser } = await newAgent()
    const first = (await start(browser)).data?.secret ?? ''
    await run(sql`update customer_token set signed_in_at = now() - interval '1 hour'`)
    expect(codeOf(await start(browser))).toBe('SIGN_IN_NOT_RECENT')
    expect((await start(browser, password)).data?.secret).toBe(first)
    await run(sql`update customer_authenticator set new_expires_at = now()`)
    expect(codeOf(await confirm(browser, codeFrom(first)))).toBe('AUTHENTICATOR_EXPIRED')
    expect((await start(browser, password)).data?.secret).not.toBe(first)
  })

  it('cannot replace a second factor by the password alone: no app, no passkey, no removal', async () => {
    const { email, elsewhere, secret } = await agentWithApp()
    expect(codeOf(await start(elsewhere))).toBe('SECOND_FACTOR_REQUIRED')
    expect(codeOf(await elsewhere.startAdding())).toBe('SECOND_FACTOR_REQUIRED')
    await check(elsewhere, codeFrom(secret))
    const uid = (await elsewhere.add()).data?.passkeys[0]?.uid ?? ''
    const third = shop.browser()
    await third.signIn(email)
    expect(codeOf(await third.remove(uid))).toBe('SECOND_FACTOR_REQUIRED')
    expect((await elsewhere.remove(uid)).data?.passkeys).toEqual([])
  })

  it('an agent keeps the last second factor, also after a new password by an emailed link', async () => {
    const { email, browser } = await newAgent()
    const uid = (await browser.add()).data?.passkeys[0]?.uid ?? ''
    expect(codeOf(await browser.remove(uid))).toBe('LAST_SECOND_FACTOR')
    await browser.send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    await shop.titlesTo(email)
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where text like '%token=%' order by id desc limit 1`.execute(
      shop.shop.database.reader,
    )
    const token = /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    await browser.send(
      'mutation ($email: String!, $token: String!, $next: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $next) }',
      { email, token, next: password },
    )
    await browser.signIn(email)
    expect(await factorOf(browser)).toMatchObject({ has_passkey: true, is_checked: false })
  })
})
