import { randomBytes } from 'node:crypto'
import { parse } from 'graphql'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startDeadline, underDeadline } from '../platform/deadline.ts'
import { repeatedMutationPlugin } from '../platform/idempotency/repeated-mutation.ts'
import { httpServer } from '../testing/testing-http.ts'
import { testShop, type TestShop } from '../testing/testing.ts'

let shop: TestShop
let server: FastifyInstance

beforeAll(async () => {
  shop = await testShop()
  server = await httpServer(shop.database)
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const newKey = (): string => randomBytes(16).toString('hex')
const newCart = 'mutation { createEmptyCart }'
const contact = 'mutation($input: ContactUsInput!) { contactUs(input: $input) { status } }'
const message = (comment: string) => ({
  input: { name: 'Ada', email: 'ada@example.com', telephone: '', comment },
})

async function send(query: string, variables: object, headers: Record<string, string>, to = server) {
  const payload = JSON.stringify({ query, variables })
  const response = await to.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { body: response.json(), cookies: response.cookies.map(({ name, value }) => `${name}=${value}`) }
}

async function emailsWith(text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from platform_mail where text like ${`%${text}%`}`.execute(shop.database.reader)
  return rows[0]?.count ?? 0
}

/** Leaves every mutation unfinished, as if its process had been killed this long ago. */
const interrupt = (ago: string) =>
  sql`update platform_repeated_mutation set response = null, started_at = now() - ${ago}::interval`.execute(
    shop.database.reader,
  )

it('runs a retried mutation once and returns the first response', async () => {
  const key = { 'idempotency-key': newKey() }
  const first = await send(contact, message('once only'), key)
  const again = await send(contact, message('once only'), key)
  expect(first.body).toEqual({ data: { contactUs: { status: true } } })
  expect(again.body).toEqual(first.body)
  expect(await emailsWith('once only')).toBe(1)
  await send(contact, message('once only'), { 'idempotency-key': newKey() })
  expect(await emailsWith('once only')).toBe(2)
})

it('runs a mutation only once when it is sent three times concurrently', async () => {
  const key = { 'idempotency-key': newKey() }
  const both = await Promise.all([1, 2, 3].map(() => send(contact, message('at one moment'), key)))
  for (const { body } of both) expect(body).toEqual({ data: { contactUs: { status: true } } })
  expect(await emailsWith('at one moment')).toBe(1)
})

it('rejects a key that was used for another request', async () => {
  const key = { 'idempotency-key': newKey() }
  await send(contact, message('mine'), key)
  const { body } = await send(contact, message('not mine'), key)
  expect(body.errors[0].message).toBe('This Idempotency-Key was used for another request.')
  expect(await emailsWith('not mine')).toBe(0)
})

it('runs a mutation again after a refusal', async () => {
  const key = { 'idempotency-key': newKey() }
  const create = `mutation($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`
  const input = { firstname: 'Ada', lastname: 'Nowak', email: 'not an address', password: 'Ada-likes-Tea-1' }
  expect((await send(create, { input }, key)).body.errors).toHaveLength(1)
  const fixed = { ...input, email: 'ada@example.com' }
  expect((await send(create, { input: fixed }, key)).body.data.createCustomerV2.customer.email).toBe('ada@example.com')
})

it('does not return a stored response to another caller, or for a key that is short enough to be guessed', async () => {
  const key = newKey()
  const { body: own } = await send(newCart, {}, { 'idempotency-key': key })
  const { body: others } = await send(newCart, {}, { 'idempotency-key': key, authorization: 'Bearer somebody' })
  expect(others.data.createEmptyCart).not.toBe(own.data.createEmptyCart)
  const { body: weak } = await send(newCart, {}, { 'idempotency-key': 'first-cart' })
  const { body: guessed } = await send(newCart, {}, { 'idempotency-key': 'first-cart' })
  expect(guessed.data.createEmptyCart).not.toBe(weak.data.createEmptyCart)
})

it('returns the first token and cookie when a lost session renewal is retried', async () => {
  const input = { firstname: 'Eve', lastname: 'Nowak', email: 'eve@example.com', password: 'Eve-likes-Tea-1' }
  await send(
    'mutation($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input },
    {},
  )
  const signIn =
    'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
  const storefront = { 'application-type': 'pwa-web' }
  const { body, cookies } = await send(signIn, input, storefront)
  const signedIn = {
    ...storefront,
    authorization: `Bearer ${body.data.generateCustomerToken.token}`,
    cookie: cookies.join('; '),
    'idempotency-key': newKey(),
  }
  const renew = 'mutation { renewCustomerToken { token } }'
  const first = await send(renew, {}, signedIn)
  expect(first.body.data.renewCustomerToken.token).toBeTruthy()
  expect(await send(renew, {}, signedIn)).toEqual(first)
  expect((await send(renew, {}, { ...signedIn, 'idempotency-key': newKey() })).body.errors).toHaveLength(1)
})

it('stores responses encrypted', async () => {
  const key = { 'idempotency-key': newKey() }
  const { body } = await send(newCart, {}, key)
  const { rows } = await sql`select * from platform_repeated_mutation`.execute(shop.database.reader)
  expect(JSON.stringify(rows)).not.toContain(body.data.createEmptyCart)
  expect(JSON.stringify(rows)).not.toContain(key['idempotency-key'])
})

it('runs a mutation again after its process was killed', async () => {
  const key = { 'idempotency-key': newKey() }
  await send(contact, message('killed'), key)
  await interrupt('2 minutes')
  expect((await send(contact, message('killed'), key)).body.data.contactUs.status).toBe(true)
})

it('treats a mutation as abandoned after the longest time one may run', async () => {
  const hasty = await httpServer(shop.database, { REQUEST_DEADLINE_MS: '2000' })
  const key = { 'idempotency-key': newKey() }
  await send(contact, message('hasty'), key, hasty)
  await interrupt('30 seconds')
  expect((await send(contact, message('hasty'), key, hasty)).body.data.contactUs.status).toBe(true)
  await hasty.close()
})

it('stores the response of a mutation that finishes after its deadline, so that a retry does not run it again', async () => {
  // The clock of deadlines, which stands still until the mutation moves it.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = 60_000
  let runs = 0
  const contextValue = { idempotencyKey: newKey(), transaction: shop.database.transaction }
  const args = { document: parse('mutation { createEmptyCart }'), contextValue }
  const executeFn = () => {
    runs += 1
    vi.advanceTimersByTime(limit)
    return Promise.resolve({ data: { createEmptyCart: 'cart' } })
  }
  let execute: (again: object) => Promise<unknown> = () => Promise.reject(new Error('not wrapped'))
  const { onExecute } = repeatedMutationPlugin(45_000)
  void onExecute?.({ args, executeFn, setExecuteFn: (wrapped: typeof execute) => (execute = wrapped) } as never)
  const first = await underDeadline(startDeadline(limit), () => execute(args))
  expect(await execute(args)).toEqual(first)
  expect(runs).toBe(1)
})
