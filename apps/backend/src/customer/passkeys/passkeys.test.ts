import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpServer } from '#src/testing/testing-http.ts'
import { deleteExpiredChallenges } from './passkeys.ts'
import { TestAuthenticator, type Deviation } from './testing-authenticator.ts'
import { codeOf, origin, password, PasskeyShop, type PasskeyBrowser } from './testing-passkey-shop.ts'

let shop: PasskeyShop
beforeAll(async () => {
  shop = await PasskeyShop.open()
})
afterAll(() => shop.shop.close())

const run = (statement: ReturnType<typeof sql>) => statement.execute(shop.shop.database.reader)
/** Makes the sign-in of every session an hour old. */
const signedInLongAgo = () =>
  run(sql`update customer_token set signed_in_at = now() - interval '1 hour', proven_at = null`)
const namesOf = async (browser: PasskeyBrowser) => (await browser.ways()).data?.passkeys.map(({ name }) => name)

/** A customer with a passkey. */
async function owner(name?: string) {
  const [{ email, browser }, authenticator] = [await shop.customer(), new TestAuthenticator(origin)]
  const { data, errors } = await browser.add(authenticator, {}, name)
  expect(errors).toBeUndefined()
  return { email, browser, authenticator, uid: data?.passkeys[0]?.uid ?? '' }
}

describe('adding a passkey', () => {
  it('names it after the device unless the customer does, and notifies the owner', async () => {
    const { email, browser } = await owner()
    await browser.add(new TestAuthenticator(origin), {}, '  My   phone ')
    expect(await namesOf(browser)).toEqual(['My phone', 'Firefox, Linux'])
    const title = 'Do Twojego konta dodano klucz dostępu'
    expect(await shop.titlesTo(email)).toEqual([title, title])
  })

  it('asks the browser for a discoverable passkey of this host that checks the person, and not for a known one', async () => {
    const { browser, authenticator, email } = await owner()
    const options = JSON.parse((await browser.startAdding()).data?.options ?? '') as Record<string, unknown>
    expect(options).toMatchObject({
      rp: { id: 'bocian.example' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id }],
    })
  })

  it('needs the password if the sign-in was long ago', async () => {
    const { browser } = await shop.customer()
    await signedInLongAgo()
    expect((await browser.ways()).data?.is_recent).toBe(false)
    expect(codeOf(await browser.startAdding())).toBe('SIGN_IN_NOT_RECENT')
    expect(codeOf(await browser.startAdding('Wrong-Password-1'))).toBe('PASSWORD_INCORRECT')
    expect((await browser.startAdding(password)).data?.options).toContain('challenge')
  })

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://bocian.example.evil.example' }],
    ['of the origin without encryption', { origin: 'http://bocian.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['with another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['that was made by signing in', { type: 'webauthn.get' }],
    ['that did not check the person', { isUserVerified: false }],
  ])('refuses a response %s', async (_name, deviation) => {
    const { browser } = await shop.customer()
    expect(codeOf(await browser.add(new TestAuthenticator(origin), deviation))).toBe('PASSKEY_INVALID')
    expect(await namesOf(browser)).toEqual([])
  })

  it('accepts a challenge once, only from the browser and the customer that got it', async () => {
    const [hers, his] = [await shop.customer(), await shop.customer()]
    const response = new TestAuthenticator(origin).create((await hers.browser.startAdding()).data?.options ?? '')
    expect(codeOf(await his.browser.finishAdding(response))).toBe('PASSKEY_INVALID')
    expect(await hers.browser.finishAdding(response)).not.toHaveProperty('errors.0')
    expect(codeOf(await hers.browser.finishAdding(response))).toBe('PASSKEY_INVALID')
    const forSignIn = new TestAuthenticator(origin).create(await hers.browser.startUsing())
    expect(codeOf(await hers.browser.finishAdding(forSignIn))).toBe('PASSKEY_INVALID')
  })

  it('does not take over the passkey of another account', async () => {
    const { authenticator } = await owner()
    const { browser } = await shop.customer()
    expect(codeOf(await browser.add(authenticator))).toBe('PASSKEY_INVALID')
  })

  it('limits how many an account has', async () => {
    const { browser } = await owner()
    await run(sql`
      insert into customer_passkey (customer_id, credential_id, rp_id, user_handle, public_key, counter, transports, is_backed_up,
        name, created_at)
      select customer_id, 'copy' || n, rp_id, user_handle, public_key, 0, transports, false, name, now()
      from customer_passkey, generate_series(1, 19) n where id = (select max(id) from customer_passkey)`)
    expect(codeOf(await browser.startAdding())).toBe('PASSKEY_TOO_MANY')
  })

  it.each(['', 'null', '[]', '{}', '{"id":"x","type":"public-key"}', 'x'.repeat(20_000)])(
    'refuses nonsense, example %#',
    async (response) => {
      const { browser } = await shop.customer()
      expect(codeOf(await browser.finishAdding(response))).toBe('PASSKEY_INVALID')
      expect(codeOf(await browser.finishUsing(response))).toBe('PASSKEY_INVALID')
    },
  )
})

describe('signing in with a passkey', () => {
  it('opens a session, which the list of sessions names', async () => {
    const { email, authenticator } = await owner()
    const browser = shop.browser()
    expect((await browser.use(authenticator)).data).toMatchObject({ email })
    expect(await browser.email()).toBe(email)
    const { data } = await browser.send<{ items: object[] }>('{ customerSessions { items { method is_current } } }')
    expect(data?.items).toEqual([
      { method: 'PASSKEY', is_current: true },
      { method: 'PASSWORD', is_current: false },
    ])
    expect((await browser.ways()).data?.passkeys[0]?.last_used_at).not.toBeNull()
  })

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['with another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['that was made by adding', { type: 'webauthn.create' }],
    ['that did not check the person', { isUserVerified: false }],
    ['of another person', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['with a foreign signature', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('refuses a response %s', async (_name, deviation) => {
    const { authenticator } = await owner()
    const browser = shop.browser()
    expect(codeOf(await browser.use(authenticator, deviation))).toBe('PASSKEY_INVALID')
    expect(await browser.email()).toBeUndefined()
  })

  it('refuses a challenge that was used, has expired, or belongs to another browser or store view', async () => {
    const { authenticator } = await owner()
    const browser = shop.browser()
    const options = await browser.startUsing()
    const response = authenticator.use(options)
    expect(codeOf(await shop.browser().finishUsing(response))).toBe('PASSKEY_INVALID')
    expect(await browser.finishUsing(response)).not.toHaveProperty('errors.0')
    expect(codeOf(await browser.finishUsing(response))).toBe('PASSKEY_INVALID')
    expect(codeOf(await browser.finishUsing(authenticator.use(options)))).toBe('PASSKEY_INVALID')
    const late = authenticator.use(await browser.startUsing())
    await run(sql`update customer_passkey_challenge set expires_at = now()`)
    expect(codeOf(await browser.finishUsing(late))).toBe('PASSKEY_EXPIRED')
    const elsewhere = authenticator.use(await browser.startUsing())
    await run(sql`update customer_passkey_challenge set store_id = 2`)
    expect(codeOf(await browser.finishUsing(elsewhere))).toBe('PASSKEY_INVALID')
  })

  it('refuses a passkey whose counter goes back or stays, as that of a copy does', async () => {
    const { authenticator } = await owner()
    const browser = shop.browser()
    expect(await browser.use(authenticator, { counter: 7 })).not.toHaveProperty('errors.0')
    for (const counter of [7, 6, 0])
      expect(codeOf(await browser.use(authenticator, { counter }))).toBe('PASSKEY_INVALID')
    expect(await browser.use(authenticator, { counter: 8 })).not.toHaveProperty('errors.0')
  })

  it('accepts a device that does not count', async () => {
    const { authenticator } = await owner()
    for (let time = 0; time < 2; time++)
      expect(await shop.browser().use(authenticator, { counter: 0 })).not.toHaveProperty('errors.0')
  })

  it('refuses an unknown passkey, one that was removed, and one of another website', async () => {
    const stranger = new TestAuthenticator(origin)
    expect(codeOf(await shop.browser().use(stranger))).toBe('PASSKEY_UNKNOWN')
    const { browser, authenticator, uid } = await owner()
    expect(codeOf(await shop.browser('broel_pl').use(authenticator))).toBe('PASSKEY_UNKNOWN')
    await browser.remove(uid)
    expect(codeOf(await shop.browser().use(authenticator))).toBe('PASSKEY_UNKNOWN')
  })

  it('refuses an account whose address is not confirmed', async () => {
    const { email, authenticator } = await owner()
    await run(sql`update customer_customer set is_confirmed = false where email = ${email}`)
    expect(codeOf(await shop.browser().use(authenticator))).toBe('ACCOUNT_UNCONFIRMED')
  })

  it('gives a repeated request the first response', async () => {
    const { email, authenticator } = await owner()
    const browser = shop.browser()
    const response = authenticator.use(await browser.startUsing())
    const server = await httpServer(shop.shop.database)
    const query = 'mutation ($response: String!) { finishPasskeySignIn(response: $response) { email token { token } } }'
    const send = async () => {
      const headers = { ...browser.headers, 'content-type': 'application/json', 'idempotency-key': 'p'.repeat(32) }
      const payload = { query, variables: { response } }
      return (await server.inject({ method: 'POST', url: '/graphql', headers, payload })).body
    }
    const first = await send()
    expect(first).toContain(email)
    expect(await send()).toBe(first)
    await server.close()
  })

  it('is offered only on a secure page of a host with a name, if the store view wants it', async () => {
    const isOffered = async () =>
      (await shop.browser().send<{ passkeys_enabled: boolean }>('{ storeConfig { passkeys_enabled } }')).data
        ?.passkeys_enabled
    const addresses = ['http://127.0.0.1:3000/', 'https://[::1]/', 'http://bocian.example/', 'http://localhost:3000/']
    const offers = []
    for (const base of addresses) {
      await shop.set({ 'web/secure/base_url': base })
      offers.push(await isOffered())
    }
    expect(offers).toEqual([false, false, false, true])
    await shop.set({ 'web/secure/base_url': `${origin}/`, 'customer/passkeys/enabled': false })
    expect(await isOffered()).toBe(false)
    await expect(shop.browser().startUsing()).rejects.toThrow('PASSKEYS_NOT_OFFERED')
    await shop.set({ 'customer/passkeys/enabled': true })
  })
})

describe('keeping passkeys', () => {
  it('renames the own ones; those of others are missing', async () => {
    const { browser, uid } = await owner()
    const other = await shop.customer()
    expect((await browser.rename(uid, 'Work laptop')).data?.passkeys[0]?.name).toBe('Work laptop')
    expect(codeOf(await browser.rename(uid, ' '))).toBe('PASSKEY_NAME_MISSING')
    expect(codeOf(await other.browser.rename(uid, 'Mine'))).toBe('PASSKEY_NOT_FOUND')
    expect((await other.browser.remove(uid)).data?.passkeys).toEqual([])
    expect(await namesOf(browser)).toEqual(['Work laptop'])
  })

  it('removes one and notifies the owner once, also if the request is repeated', async () => {
    const { email, browser, uid } = await owner('Phone')
    for (let time = 0; time < 2; time++) expect((await browser.remove(uid)).data?.passkeys).toEqual([])
    expect(await shop.titlesTo(email)).toEqual([
      'Z Twojego konta usunięto klucz dostępu',
      'Do Twojego konta dodano klucz dostępu',
    ])
  })

  it('keeps the last way to sign in', async () => {
    const { email, browser, uid } = await owner()
    await run(sql`update customer_customer set has_password = false where email = ${email}`)
    expect(codeOf(await browser.remove(uid))).toBe('LAST_SIGN_IN_WAY')
    await browser.signIn(email)
    expect((await browser.remove(uid)).data).toMatchObject({ has_password: true, passkeys: [] })
  })

  it('removes all when the owner takes the account back with an emailed link', async () => {
    const { email, browser } = await owner()
    await browser.send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    await shop.titlesTo(email)
    const { rows } = await sql<{ text: string }>`
      select text from platform_mail where text like '%token=%' order by id desc limit 1`.execute(
      shop.shop.database.reader,
    )
    const token = /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    await browser.send(
      'mutation ($email: String!, $token: String!, $next: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $next) }',
      { email, token, next: 'Nowe-Hasło-7' },
    )
    expect(
      (
        await run(sql`select from customer_passkey p join customer_customer c on c.id = p.customer_id
      where c.email = ${email}`)
      ).rows,
    ).toEqual([])
    expect(await shop.titlesTo(email)).toContain('Twoje hasło zostało zmienione, a klucze dostępu usunięte')
  })

  it('deletes challenges a day after they expired', async () => {
    await shop.browser().startUsing()
    await run(sql`update customer_passkey_challenge set expires_at = now() - interval '23 hours'`)
    const clear = () => shop.shop.database.transaction((tx) => deleteExpiredChallenges(tx, new Date()))
    await clear()
    expect((await run(sql`select from customer_passkey_challenge`)).rows).not.toEqual([])
    await run(sql`update customer_passkey_challenge set expires_at = now() - interval '25 hours'`)
    await clear()
    expect((await run(sql`select from customer_passkey_challenge`)).rows).toEqual([])
  })
})
