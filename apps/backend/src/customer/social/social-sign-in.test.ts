import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpServer } from '#src/testing/testing-http.ts'
import { deleteExpired } from './social.ts'
import { codeOf, outcomeFields, password, SocialShop } from './testing-social-shop.ts'

let social: SocialShop
beforeAll(async () => {
  social = await SocialShop.open()
})
beforeEach(() => social.connect())
afterAll(() => social.close())

const requiredConsents = () => [social.agreements['rules']]

describe('AUTH-14 STORE-20 the providers of a store view', () => {
  const flags = async () => {
    const { data } = await social.shop.execute<{ storeConfig: { social_login: object } }>(
      '{ storeConfig { social_login { apple_enabled facebook_enabled google_enabled } } }',
    )
    return data.storeConfig.social_login
  }

  it('are those that are enabled and have a secret', async () => {
    expect(await flags()).toEqual({ apple_enabled: true, facebook_enabled: true, google_enabled: true })
    const { google = '' } = social.provider.secrets
    social.connect({ google })
    expect(await flags()).toEqual({ apple_enabled: false, facebook_enabled: false, google_enabled: true })
    await social.set({ 'social_login/google/enabled': false })
    expect(await flags()).toMatchObject({ google_enabled: false })
    await social.set({ 'social_login/google/enabled': true, 'social_login/google/client_id': '' })
    await expect(social.browser().start('GOOGLE')).rejects.toThrow('SOCIAL_NOT_OFFERED')
    await social.set({ 'social_login/google/client_id': 'google-client' })
    await expect(social.browser().start('APPLE')).rejects.toThrow('SOCIAL_NOT_OFFERED')
  })

  it('get a request with PKCE, state and nonce, and no secret', async () => {
    const page = new URL(await social.browser().start('GOOGLE', { store: 'cz' }))
    const asked = Object.fromEntries(page.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'google-client',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    expect(asked['redirect_uri']).toMatch(/^https?:\/\/[^/]+\/cz\/social-sign-in\/google$/)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/)
    expect(page.href).not.toContain('google-secret')
    expect(new URL(await social.browser().start('APPLE')).searchParams.get('response_mode')).toBe('form_post')
  })
})

describe('AUTH-14 a person without an account', () => {
  it.each(['APPLE', 'FACEBOOK', 'GOOGLE'] as const)(
    'registers with %s, and is signed in the next time',
    async (name) => {
      const browser = social.browser()
      const claims = social.person(name === 'APPLE' ? { email_verified: 'true' } : {})
      const { data } = await social.signIn(name, claims, { browser: browser })
      expect(data).toEqual({
        email: claims.email,
        token: null,
        registration: { key: expect.any(String), firstname: 'Ada', lastname: 'Nowak' },
      })
      const input = { key: data?.registration?.key, firstname: 'Ada', lastname: 'Nowak', is_subscribed: true }
      expect(codeOf(await browser.register(input))).toBe('CONSENT_MISSING')
      expect(await browser.email()).toBeUndefined()
      // The newsletter has a required consent of its own.
      expect(codeOf(await browser.register({ ...input, agreements: requiredConsents() }))).toBe('CONSENT_MISSING')
      expect(await browser.email()).toBeUndefined()
      const all = [...requiredConsents(), social.agreements['letters']]
      const registered = await browser.register({ ...input, agreements: all })
      expect(registered.data).toMatchObject({ email: claims.email, registration: null })
      const text = '{ customer { email firstname is_subscribed } customerAcceptedAgreements { agreement_id } }'
      expect((await social.shop.execute(text, {}, browser.headers)).data).toEqual({
        customer: { email: claims.email, firstname: 'Ada', is_subscribed: true },
        customerAcceptedAgreements: all.map((id) => ({ agreement_id: id })),
      })
      expect(codeOf(await browser.register({ ...input, agreements: all }))).toBe('SOCIAL_STATE_INVALID')
      const other = social.browser()
      await social.signIn(name, claims, { browser: other })
      expect(await other.email()).toBe(claims.email)
      expect((await social.mailsTo(claims.email)).map(({ subject }) => subject)).toContain(
        'Nowe logowanie na Twoje konto',
      )
    },
  )

  it('can register only in the browser that signed in, for an hour', async () => {
    const browser = social.browser()
    const { data } = await social.signIn('GOOGLE', social.person(), { browser: browser })
    const input = { key: data?.registration?.key, firstname: 'Ada', lastname: 'Nowak', agreements: requiredConsents() }
    expect(codeOf(await social.browser().register(input))).toBe('SOCIAL_STATE_INVALID')
    await sql`update customer_social_person set expires_at = now()`.execute(social.shop.database.reader)
    expect(codeOf(await browser.register(input))).toBe('SOCIAL_EXPIRED')
    await social.shop.database.transaction((tx) => deleteExpired(tx, new Date()))
    const { rows } = await sql`select 1 from customer_social_person`.execute(social.shop.database.reader)
    expect(rows).toEqual([])
  })
})

describe('AUTH-14 an account with the same verified email address', () => {
  it('is linked; a password of an address that nobody had confirmed is replaced, and the owner told', async () => {
    const claims = social.person()
    await social.account(claims.email)
    const thief = social.browser()
    const text = `mutation { generateCustomerToken(email: "${claims.email}", password: "${password}") { token } }`
    const stolen = (await thief.send<{ token: string }>(text)).data?.token ?? ''
    const browser = social.browser()
    await social.signIn('GOOGLE', claims, { browser: browser })
    expect(await browser.email()).toBe(claims.email)
    expect(await social.canSignIn(claims.email)).toBe(false)
    const theirs = { ...thief.headers, authorization: `Bearer ${stolen}` }
    expect((await social.shop.execute('{ customer { email } }', {}, theirs)).data).toEqual({ customer: null })
    const mails = await social.mailsTo(claims.email)
    expect(mails.map(({ subject }) => subject)).toContain('Możesz logować się przez Google; hasło już nie działa')
  })

  it('keeps its password only if its owner had confirmed the address, not because the shop asks for that now', async () => {
    const [claims, other] = [social.person(), social.person()]
    await social.account(other.email)
    await social.set({ 'customer/create_account/confirm': true })
    await social.signIn('GOOGLE', other)
    await social.set({ 'customer/create_account/confirm': false })
    expect(await social.canSignIn(other.email)).toBe(false)
    await social.account(claims.email)
    await sql`update customer_customer set is_address_proven = true where email = ${claims.email}`.execute(
      social.shop.database.reader,
    )
    await social.signIn('GOOGLE', claims)
    expect(await social.canSignIn(claims.email)).toBe(true)
    expect((await social.mailsTo(claims.email)).map(({ subject }) => subject)).toContain(
      'Możesz logować się przez Google',
    )
  })

  it('keeps its password in a browser that has signed in with it before: the owner knows it', async () => {
    const claims = social.person()
    await social.account(claims.email)
    const browser = social.browser()
    await browser.signIn(claims.email)
    await social.signIn('GOOGLE', claims, { browser })
    expect(await social.canSignIn(claims.email)).toBe(true)
    // The provider has proven the address, so the next one replaces nothing either.
    await social.signIn('APPLE', claims)
    expect(await social.canSignIn(claims.email)).toBe(true)
  })

  it('does not keep it because a program of the same name has signed in before', async () => {
    const claims = social.person()
    await social.account(claims.email)
    const agent = { 'user-agent': 'curl/8.5.0', 'application-type': '' }
    const text = `mutation { generateCustomerToken(email: "${claims.email}", password: "${password}") { token } }`
    await social.shop.execute(text, {}, agent)
    const browser = social.browser()
    const page = await browser.start('GOOGLE', agent)
    await browser.finish('GOOGLE', social.provider.approve(page, claims), agent)
    expect(await social.canSignIn(claims.email)).toBe(false)
  })

  it('keeps its password if that was set by an emailed link, until the address changes', async () => {
    const [claims, moved] = [social.person(), social.person()]
    for (const { email } of [claims, moved]) {
      await social.account(email)
      await sql`update customer_customer set is_address_proven = true where email = ${email}`.execute(
        social.shop.database.reader,
      )
    }
    await social.signIn('GOOGLE', claims)
    expect(await social.canSignIn(claims.email)).toBe(true)
    const browser = social.browser()
    await browser.signIn(moved.email)
    const email = `new-${moved.email}`
    await browser.send(
      'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
      { email, password },
    )
    await social.signIn('GOOGLE', { ...moved, email })
    expect(await social.canSignIn(email)).toBe(false)
  })

  it('is linked by the provider’s id from then on, whatever its email address', async () => {
    const claims = social.person()
    await social.account(claims.email)
    await social.signIn('GOOGLE', claims)
    await sql`update customer_customer set email = 'moved@example.com' where email = ${claims.email}`.execute(
      social.shop.database.reader,
    )
    const browser = social.browser()
    await social.signIn('GOOGLE', claims, { browser: browser })
    expect(await browser.email()).toBe('moved@example.com')
    // Another person at the provider, or another provider, is somebody else.
    const { data } = await social.signIn('APPLE', { ...claims })
    expect(data?.registration).not.toBeNull()
  })

  it('is not opened for a sales agent', async () => {
    const claims = social.person()
    await social.account(claims.email, true)
    expect(codeOf(await social.signIn('GOOGLE', claims))).toBe('SOCIAL_AGENT_REFUSED')
    expect(await social.canSignIn(claims.email)).toBe(true)
  })
})

describe('AUTH-14 an email address that the provider has not verified', () => {
  it.each([
    ['false', { email_verified: false }],
    ['the text false', { email_verified: 'false' }],
    ['missing', { email_verified: undefined }],
    ['missing altogether', { email: undefined }],
  ])('is refused: %s', async (_what, claims) => {
    const somebody = social.person()
    await social.account(somebody.email)
    expect(codeOf(await social.signIn('GOOGLE', { ...somebody, ...claims }))).toBe('SOCIAL_EMAIL_UNVERIFIED')
    expect(await social.canSignIn(somebody.email)).toBe(true)
  })

  it('is confirmed by an emailed link if Facebook does not say, in the browser that started', async () => {
    const claims = social.person({ email_verified: undefined })
    await social.account(claims.email)
    const browser = social.browser()
    const { data } = await social.signIn('FACEBOOK', claims, { browser: browser })
    expect(data).toEqual({ email: claims.email, token: null, registration: null })
    const [mail] = await social.mailsTo(claims.email)
    expect(mail?.subject).toBe('Potwierdź logowanie przez Facebook')
    const key = /social-sign-in\/confirm\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(codeOf(await browser.register({ key, firstname: 'A', lastname: 'B', agreements: requiredConsents() }))).toBe(
      'SOCIAL_EMAIL_UNVERIFIED',
    )
    expect(codeOf(await social.browser().confirm(key))).toBe('SOCIAL_STATE_INVALID')
    await browser.confirm(key)
    expect(await browser.email()).toBe(claims.email)
    expect(codeOf(await browser.confirm(key))).toBe('SOCIAL_STATE_INVALID')
    const next = social.browser()
    await social.signIn('FACEBOOK', claims, { browser: next })
    expect(await next.email()).toBe(claims.email)
    expect(codeOf(await social.signIn('FACEBOOK', { ...claims, email_verified: false }, { browser: next }))).toBe(
      'SOCIAL_EMAIL_UNVERIFIED',
    )
  })
})

describe('AUTH-14 a response of the provider', () => {
  it('is accepted only once, in the browser, the store view and for the provider of its start', async () => {
    const browser = social.browser()
    const used = social.provider.approve(await browser.start('GOOGLE'), social.person())
    expect((await browser.finish('GOOGLE', used)).errors).toBeUndefined()
    expect(codeOf(await browser.finish('GOOGLE', used))).toBe('SOCIAL_STATE_INVALID')
    const approved = async () => social.provider.approve(await browser.start('GOOGLE'), social.person())
    expect(codeOf(await social.browser().finish('GOOGLE', await approved()))).toBe('SOCIAL_STATE_INVALID')
    expect(codeOf(await browser.finish('APPLE', await approved()))).toBe('SOCIAL_STATE_INVALID')
    expect(codeOf(await browser.finish('GOOGLE', await approved(), { store: 'cz' }))).toBe('SOCIAL_STATE_INVALID')
    const forged = { ...(await approved()), state: 'x'.repeat(43) }
    expect(codeOf(await browser.finish('GOOGLE', forged))).toBe('SOCIAL_STATE_INVALID')
  })

  it('is too late after ten minutes', async () => {
    const browser = social.browser()
    const approved = social.provider.approve(await browser.start('GOOGLE'), social.person())
    await sql`update customer_social_attempt set expires_at = expires_at - interval '10 minutes'`.execute(
      social.shop.database.reader,
    )
    await social.shop.database.transaction((tx) => deleteExpired(tx, new Date()))
    expect(codeOf(await browser.finish('GOOGLE', approved))).toBe('SOCIAL_EXPIRED')
  })

  it('gets the same answer when the request is repeated after a lost response', async () => {
    const browser = social.browser()
    const claims = social.person()
    await social.account(claims.email)
    const approved = social.provider.approve(await browser.start('GOOGLE'), claims)
    const server = await httpServer(social.shop.database)
    const query = `mutation { finishSocialSignIn(provider: GOOGLE, code: "${approved.code}", state: "${approved.state}") ${outcomeFields} }`
    const headers = { ...browser.headers, 'content-type': 'application/json', 'idempotency-key': 'b'.repeat(32) }
    const send = async () =>
      (await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).body
    const first = await send()
    expect(first).toContain(claims.email)
    expect(await send()).toBe(first)
    await server.close()
  })
})

it('AUTH-14 at most thirty sign-ins can be started from one address', async () => {
  const from = { 'x-test-address': '203.0.113.9' }
  const browser = social.browser()
  for (let time = 0; time < 30; time++) await browser.start('GOOGLE', from)
  await expect(browser.start('GOOGLE', from)).rejects.toThrow('TOO_MANY_ATTEMPTS')
})
