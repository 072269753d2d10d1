import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { countAttempt } from '#src/platform/attempts.ts'
import { requestContext } from '#src/http/request-context.ts'
import { saveCustomers } from '../customer.ts'
import { selectByEmail } from '../queries.ts'
import { beginSession } from './sessions.ts'

let shop: TestShop
const email = 'anna@example.com'
const password = 'Bocian-2026!'
const web = { 'application-type': 'pwa-web' }
const person = { firstname: 'Anna', lastname: 'Nowak', telephone: null, isAgent: false }

beforeAll(async () => {
  shop = await testShop()
  const drafts = ['anna', 'ewa', 'ola', 'iga'].map((name) => ({
    ...person,
    websiteId: 1,
    email: `${name}@example.com`,
    password,
  }))
  await shop.database.transaction((tx) => saveCustomers(tx, drafts, new Date()))
})
afterAll(() => shop.close())

interface Token {
  token: string
  customer_token_lifetime: number
}
const signInText =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token customer_token_lifetime } }'

const signIn = (as: string, secret = password, headers: Record<string, string> = web) =>
  shop.execute<{ generateCustomerToken: Token | null }>(signInText, { email: as, password: secret }, headers)

function cookieOf(headers: Headers, name: string): string {
  const line = headers.getSetCookie().find((entry) => entry.startsWith(`${name}=`)) ?? ''
  return line.slice(name.length + 1, line.indexOf(';'))
}

async function session(as = email) {
  const { data, headers } = await signIn(as)
  const token = data.generateCustomerToken?.token ?? ''
  const cookie = cookieOf(headers, '__Host-s')
  return { token, cookie, headers: { ...web, authorization: `Bearer ${token}`, cookie: `a=b; __Host-s=${cookie}` } }
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  const { data } = await shop.execute<{ customer: unknown }>('{ customer { email } }', {}, headers)
  return data.customer !== null
}

describe('the storefront’s session', () => {
  it('AMB-62 returns one half of its secret as the token and the other as an HttpOnly cookie', async () => {
    const { headers, data } = await signIn(email)
    const line = headers.getSetCookie().find((entry) => entry.startsWith('__Host-s=')) ?? ''
    expect(line).toMatch(/^__Host-s=[\w-]{43}; Path=\/; Max-Age=3600; Secure; HttpOnly; SameSite=Strict$/)
    expect(data.generateCustomerToken?.token).toMatch(/^[\w-]{43}$/)
    expect(cookieOf(headers, '__Host-s')).not.toBe(data.generateCustomerToken?.token)
  })

  it('AUTH-01 requires both halves of the same session', async () => {
    const [mine, other] = [await session(), await session('ewa@example.com')]
    expect(await isSignedIn(mine.headers)).toBe(true)
    expect(await isSignedIn({ ...web, authorization: `Bearer ${mine.token}` })).toBe(false)
    expect(await isSignedIn({ ...web, cookie: `__Host-s=${mine.cookie}` })).toBe(false)
    expect(await isSignedIn({ ...mine.headers, cookie: `__Host-s=${other.cookie}` })).toBe(false)
    expect(await isSignedIn({ ...mine.headers, authorization: `Bearer ${mine.cookie}` })).toBe(false)
  })

  it('stores both halves only as hashes', async () => {
    const { token, cookie } = await session()
    const { rows } = await sql<Record<string, string>>`select * from customer_token`.execute(shop.database.reader)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${cookie}`))
  })

  it('is valid in its website only', async () => {
    const { headers } = await session()
    expect(await isSignedIn({ ...headers, store: 'cz' })).toBe(true)
    expect(await isSignedIn({ ...headers, store: 'broel_pl' })).toBe(false)
  })

  it('AUTH-05 ends when revoked, and its cookie is deleted', async () => {
    const { headers } = await session()
    const answer = await shop.execute('mutation { revokeCustomerToken { result } }', {}, headers)
    expect(answer.data).toEqual({ revokeCustomerToken: { result: true } })
    expect(answer.headers.getSetCookie()).toEqual(['__Host-s=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict'])
    expect(await isSignedIn(headers)).toBe(false)
  })

  it('AMB-17 can be renewed with new halves, which invalidates the old ones', async () => {
    const old = await session()
    const renew = 'mutation { renewCustomerToken { token customer_token_lifetime } }'
    const { data, headers } = await shop.execute<{ renewCustomerToken: Token }>(renew, {}, old.headers)
    expect(data.renewCustomerToken.customer_token_lifetime).toBe(3_600)
    expect(await isSignedIn(old.headers)).toBe(false)
    const fresh = {
      authorization: `Bearer ${data.renewCustomerToken.token}`,
      cookie: `__Host-s=${cookieOf(headers, '__Host-s')}`,
    }
    expect(await isSignedIn({ ...web, ...fresh })).toBe(true)
    await sql`update customer_token set signed_in_at = now() - interval '13 hours'`.execute(shop.database.reader)
    expect((await shop.execute(renew, {}, { ...web, ...fresh })).errors).toMatchObject([
      { extensions: { category: 'graphql-authorization' } },
    ])
  })

  it('has one full token for other clients, as in Magento', async () => {
    const { data, headers } = await signIn(email, password, {})
    expect(headers.getSetCookie()).toEqual([])
    expect(await isSignedIn({ authorization: `Bearer ${data.generateCustomerToken?.token ?? ''}` })).toBe(true)
  })
})

describe('a changed password', () => {
  const change =
    'mutation ($old: String!, $next: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $next) { email } }'

  it('ends all sessions except the one that changed it', async () => {
    const [here, elsewhere] = [await session('ola@example.com'), await session('ola@example.com')]
    const variables = { old: password, next: 'Nowe-Hasło-7' }
    expect((await shop.execute(change, variables, here.headers)).data).toEqual({
      changeCustomerPassword: { email: 'ola@example.com' },
    })
    expect([await isSignedIn(here.headers), await isSignedIn(elsewhere.headers)]).toEqual([true, false])
    expect((await signIn('ola@example.com')).errors).toHaveLength(1)
  })

  it('prevents a session that was about to begin with the old password', async () => {
    const account = await selectByEmail(shop.database.reader, 1, 'ola@example.com')
    const context = await requestContext(shop.database, new Headers(), null)
    const begin = (passwordVersion: number) =>
      shop.database.transaction((tx) =>
        beginSession(
          context,
          tx,
          { id: account?.id ?? 0, passwordVersion },
          { signedInAt: new Date(), seconds: 60, method: 'password' },
        ),
      )
    expect(account?.passwordVersion).toBe(1)
    expect(await begin(0)).toBeNull()
    expect(await begin(1)).toEqual({ token: expect.any(String), customer_token_lifetime: 60 })
  })

  it.each([
    ['', 'Nowe-Hasło-7', 'Specify the "currentPassword" value.'],
    [password, '', 'Specify the "newPassword" value.'],
    ['wrong-Password1', 'Nowe-Hasło-7', 'Invalid login or password.'],
    [password, 'Ab1!', 'The password needs at least 8 characters. Create a new password and try again.'],
    [password, 'abcdefgh', /^Minimum of different classes of characters in password is 3\./],
    [password, password, 'Values can not be equal.'],
  ])('VAL-07 cannot be set with an invalid input: %s to %s', async (old, next, message) => {
    const { headers } = await session('ewa@example.com')
    expect((await shop.execute(change, { old, next }, headers)).errors?.[0]?.message).toMatch(message)
  })
})

describe('password guessing', () => {
  const status = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
    answer.errors?.[0]?.extensions['category']

  it('is blocked after ten wrong passwords per account, known or unknown, with the remaining time', async () => {
    for (const as of ['iga@example.com', 'nobody.at.all@example.com']) {
      for (let i = 0; i < 10; i++) expect(status(await signIn(as, 'Wrong-1234'))).toBe('graphql-authentication')
      const refused = await signIn(as)
      expect(status(refused)).toBe('graphql-too-many-requests')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    }
  })

  it('does not lock the customer out of a known browser', async () => {
    const known = await signIn('ewa@example.com')
    const device = cookieOf(known.headers, '__Host-d')
    for (let i = 0; i < 10; i++) await signIn('ewa@example.com', 'Wrong-1234')
    expect(status(await signIn('ewa@example.com'))).toBe('graphql-too-many-requests')
    const { data } = await signIn('ewa@example.com', password, { ...web, cookie: `__Host-d=${device}` })
    expect(data.generateCustomerToken?.token).toBeTruthy()
  })

  it('is blocked after thirty attempts from one address', async () => {
    const limit = { name: 'sign-in address', most: 30, seconds: 900 }
    const from = { ...web, 'x-test-address': '203.0.113.7' }
    await shop.database.transaction(async (tx) => {
      for (let i = 0; i < 29; i++) await countAttempt(tx, limit, '203.0.113.7', new Date())
    })
    expect(status(await signIn('guess@example.com', 'Wrong-1234', from))).toBe('graphql-authentication')
    expect(status(await signIn('anna@example.com', password, from))).toBe('graphql-too-many-requests')
    const elsewhere = { ...from, 'x-test-address': '203.0.113.8' }
    expect(status(await signIn('anna@example.com', password, elsewhere))).toBeUndefined()
  })

  it('cannot bypass the limit with concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn('all@example.com', 'Wrong-1234')))
    expect(answers.filter((answer) => status(answer) === 'graphql-authentication')).toHaveLength(10)
  })
})
