import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testShop, type TestShop } from '#src/testing/testing.ts'
import { saveCustomers } from '../customer.ts'

let shop: TestShop
const password = 'Bocian-2026!'
const browsers = {
  'Firefox, Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Chrome, Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

beforeAll(async () => {
  shop = await testShop()
  const person = { firstname: 'Anna', lastname: 'Nowak', telephone: null, isAgent: false, websiteId: 1, password }
  const drafts = ['anna@example.com', 'ewa@example.com'].map((email) => ({ ...person, email }))
  await shop.database.transaction((tx) => saveCustomers(tx, drafts, new Date()))
})
beforeEach(() => sql`delete from customer_token`.execute(shop.database.reader))
afterAll(() => shop.close())

type Headers = Record<string, string>

async function session(email = 'anna@example.com', userAgent = browsers['Firefox, Linux']): Promise<Headers> {
  const headers = { 'application-type': 'pwa-web', 'user-agent': userAgent, 'x-test-address': '203.0.113.7' }
  const signIn = await shop.execute<{ generateCustomerToken: { token: string } }>(
    `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
    {},
    headers,
  )
  const cookie =
    signIn.headers
      .getSetCookie()
      .find((line) => line.startsWith('__Host-s='))
      ?.split(';')[0] ?? ''
  return { ...headers, authorization: `Bearer ${signIn.data.generateCustomerToken.token}`, cookie }
}

interface Sessions {
  items: {
    uid: string
    browser: string | null
    platform: string | null
    is_current: boolean
    last_used_at: string
    expires_at: string
  }[]
  maximum_lifetime: number
}
const fields = '{ items { uid browser platform is_current last_used_at expires_at } maximum_lifetime }'

async function list(headers: Headers): Promise<Sessions> {
  return (await shop.execute<{ customerSessions: Sessions }>(`{ customerSessions ${fields} }`, {}, headers)).data
    .customerSessions
}
const namesOf = ({ items }: Sessions) =>
  items.map(({ browser, platform, is_current: isCurrent }) => `${browser}, ${platform}${isCurrent ? ' (this)' : ''}`)

const end = (uid: string, headers: Headers) =>
  shop.execute<{ revokeCustomerSession: Sessions }>(
    `mutation ($uid: ID!) { revokeCustomerSession(uid: $uid) ${fields} }`,
    { uid },
    headers,
  )
const isSignedIn = async (headers: Headers) =>
  (await shop.execute<{ customer: unknown }>('{ customer { email } }', {}, headers)).data.customer !== null

it('lists the own active sessions by browser and system, this one first, without any address', async () => {
  const here = await session()
  await session('anna@example.com', browsers['Chrome, Windows'])
  await session('ewa@example.com')
  const sessions = await list(here)
  expect(namesOf(sessions)).toEqual(['Firefox, Linux (this)', 'Chrome, Windows'])
  expect(sessions.maximum_lifetime).toBe(12 * 3_600)
  const { rows } = await sql<Record<string, unknown>>`select * from customer_token`.execute(shop.database.reader)
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla/)
})

it('leaves out sessions that have expired or are older than the password', async () => {
  const here = await session()
  await session()
  await sql`update customer_token set expires_at = now() where id = (select max(id) from customer_token)`.execute(
    shop.database.reader,
  )
  await session()
  await sql`update customer_token set password_version = -1 where id = (select max(id) from customer_token)`.execute(
    shop.database.reader,
  )
  expect((await list(here)).items).toHaveLength(1)
})

it('shows the last use, and a renewed session only once', async () => {
  const here = await session()
  await sql`update customer_token set last_used_at = now() - interval '6 minutes'`.execute(shop.database.reader)
  const before = Date.now()
  const [{ last_used_at: lastUse } = { last_used_at: '' }] = (await list(here)).items
  expect(Date.parse(lastUse)).toBeGreaterThanOrEqual(before)
  await shop.execute('mutation { renewCustomerToken { token } }', {}, here)
  const { rows } = await sql`select id from customer_token`.execute(shop.database.reader)
  expect(rows).toHaveLength(1)
})

it('ends one session at once; a repetition changes nothing', async () => {
  const [here, there] = [await session(), await session('anna@example.com', browsers['Chrome, Windows'])]
  const other = (await list(here)).items.find(({ is_current: isCurrent }) => !isCurrent)?.uid ?? ''
  for (let time = 0; time < 2; time++)
    expect(namesOf((await end(other, here)).data.revokeCustomerSession)).toEqual(['Firefox, Linux (this)'])
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
})

it('treats another customer’s session like one that does not exist', async () => {
  const [mine, hers] = [await session(), await session('ewa@example.com')]
  const [{ uid } = { uid: '' }] = (await list(hers)).items
  const [foreign, missing] = [await end(uid, mine), await end(btoa('999999999'), mine)]
  expect(foreign.data).toEqual(missing.data)
  expect(await isSignedIn(hers)).toBe(true)
})

it('ends all other sessions at once', async () => {
  const sessions = [await session(), await session(), await session()]
  const hers = await session('ewa@example.com')
  const [here = {}] = sessions
  await shop.execute(`mutation { revokeOtherCustomerSessions ${fields} }`, {}, here)
  expect(await Promise.all([...sessions, hers].map(isSignedIn))).toEqual([true, false, false, true])
})

it('removes the cookie of the own session when that is ended', async () => {
  const here = await session()
  const [{ uid } = { uid: '' }] = (await list(here)).items
  expect((await end(uid, here)).headers.getSetCookie()).toEqual([
    '__Host-s=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict',
  ])
  expect(await isSignedIn(here)).toBe(false)
})

it('is refused for guests', async () => {
  for (const text of [
    `{ customerSessions ${fields} }`,
    `mutation { revokeOtherCustomerSessions ${fields} }`,
    `mutation { revokeCustomerSession(uid: "MQ==") ${fields} }`,
  ])
    expect((await shop.execute(text)).errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
})
