import type { TypedDocumentNode } from '@urql/core'
import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, keep } from '#src/browser-storage/persistence.ts'
import { testStorage } from '#src/browser-storage/testing-storage.ts'
import { cacheAndNetwork } from './cache-and-network.ts'
import { forgetAnswers, mutate, query } from './client.ts'
import { setCredentials } from './credentials.ts'
import { expireAnswers } from './freshness.ts'
import { purposeHeader } from './purpose.ts'
import { currentOutage, reportSuccess } from './outage.ts'

type Call = { url: URL; method: string; headers: Record<string, string>; body: string | null }
type Document<Variables extends object = Record<string, never>> = TypedDocumentNode<Record<string, unknown>, Variables>
const calls: Call[] = []
let answers: (Response | Error)[] = []

const settings = parse('query Settings { storeConfig { store_name } }') as Document
const products = parse('query P($sku: String) { products(sku: $sku) { total } }') as Document<{ sku: string }>
const cart = parse('query C($cartId: String!) { cart(cart_id: $cartId) { id } }') as Document<{ cartId: string }>
const customer = parse('query Me { customer { firstname } }') as Document
const change = parse('mutation M { changeIt }') as Document

const json = (data: unknown, headers: Record<string, string> = {}, status = 200): Response =>
  Response.json({ data }, { status, headers })
const down = (status: number): Response =>
  Response.json({ errors: [{ message: 'Closed', extensions: { category: 'graphql-input' } }] }, { status })
const request = (store = ''): Request => new Request(`http://shop.example${store}/`)

beforeEach(async () => {
  calls.length = 0
  answers = []
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0' })
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'http://shop.example/graphql' } } })
  vi.stubGlobal('window', { location: { href: 'http://shop.example/' } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    calls.push({ url: new URL(url), method: init.method ?? 'GET', headers, body: init.body as string | null })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error || answer === undefined) throw answer ?? new TypeError('Failed to fetch')
    return answer.clone()
  })
  setCredentials(() => ({}))
  reportSuccess()
  await forgetAnswers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  it('NET-01 goes to /graphql or to the address that the page names', async () => {
    answers = [json({ storeConfig: { store_name: 'x' } })]
    await query(settings, {}, request())
    vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example/graphql' } } })
    await forgetAnswers()
    await query(settings, {}, request())
    expect(calls.map(({ url }) => url.origin + url.pathname)).toEqual([
      'http://shop.example/graphql',
      'https://api.example/graphql',
    ])
  })

  it('NET-02 AMB-08 asks what is public by GET with shrunk text, everything personal and every change by POST', async () => {
    answers = [json({})]
    await query(products, { sku: 'A, B' }, request())
    await query(cart, { cartId: 'secret' }, request())
    await query(customer, {}, request())
    await mutate(change, {}, request())
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'POST'])
    const { searchParams } = calls[0]!.url
    expect(searchParams.get('query')).toBe('query P($sku:String){products(sku:$sku){total __typename}}')
    expect(searchParams.get('variables')).toBe('{"sku":"A, B"}')
    expect([...searchParams.keys()]).toEqual([...searchParams.keys()].toSorted())
    for (const { url } of calls.slice(1)) expect(url.search).toBe('')
    expect(calls[1]!.body).toContain('secret')
  })

  it('NET-03 carries the token, or an empty authorization', async () => {
    answers = [json({})]
    await query(settings, {}, request())
    setCredentials(() => ({ token: 'abc', agentToken: 'agent-1' }))
    await query(cart, { cartId: 'x' }, request())
    expect(calls.map(({ headers }) => [headers['authorization'], headers['agent-data']])).toEqual([
      ['', ''],
      ['Bearer abc', 'agent-1'],
    ])
  })

  it('STOR-07 carries the agent’s token for as long as the browser keeps it', async () => {
    answers = [json({})]
    keep('agent_token', 'agent-2')
    await query(cart, { cartId: 'x' }, request(), { policy: 'network-only' })
    forget('agent_token')
    await query(cart, { cartId: 'x' }, request(), { policy: 'network-only' })
    expect(calls.map(({ headers }) => headers['agent-data'])).toEqual(['agent-2', ''])
  })

  it('NET-04 names the store view, NET-06 and the kind of window', async () => {
    answers = [json({})]
    await query(settings, {}, request('/cz'))
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 (Linux; Android) BocianApp/2.1' })
    await query(settings, {}, request())
    expect(calls.map(({ headers }) => [headers['store'], headers['application-type']])).toEqual([
      ['cz', 'pwa-web'],
      ['pl', 'pwa-embedded'],
    ])
  })

  it('NET-05 says the currency that was stored with this store view', async () => {
    answers = [json({})]
    await query(settings, {}, request('/cz'))
    keep('store_view_code', 'cz')
    keep('store_view_currency', 'CZK')
    await query(cart, { cartId: 'x' }, request('/cz'))
    await query(cart, { cartId: 'x' }, request('/de'))
    expect(calls.map(({ headers }) => headers['content-currency'])).toEqual([undefined, 'CZK', undefined])
  })

  it('NET-07 sends back the cache id of the last answer of this store view', async () => {
    answers = [json({}, { 'x-magento-cache-id': 'f00d' })]
    await query(cart, { cartId: 'x' }, request('/cz'), { policy: 'network-only' })
    await query(cart, { cartId: 'x' }, request('/cz'), { policy: 'network-only' })
    await query(cart, { cartId: 'x' }, request('/de'), { policy: 'network-only' })
    expect(calls.map(({ headers }) => headers['x-magento-cache-id'])).toEqual([undefined, 'f00d', undefined])
  })
})

describe('a failed call', () => {
  const failing = async (asked: Promise<unknown>): Promise<unknown> => {
    const caught = asked.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    return caught
  }

  it('NET-08 AMB-09 is tried twice more, 2000 ms apart', async () => {
    vi.useFakeTimers()
    answers = [down(503), new TypeError('Failed to fetch'), json({ cart: { __typename: 'Cart', id: 'x' } })]
    const asked = query(cart, { cartId: 'x' }, request())
    await vi.advanceTimersByTimeAsync(1999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await asked).toMatchObject({ cart: { id: 'x' } })
    expect(calls).toHaveLength(3)
  })

  it('NET-08 is not tried again without a connection, and a refusal not at all', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    await failing(query(cart, { cartId: 'x' }, request()))
    expect(calls).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
    answers = [down(400)]
    await failing(query(cart, { cartId: 'y' }, request()))
    expect(calls).toHaveLength(2)
  })

  it('an answer in part is one, unless the whole was asked for', async () => {
    const errors = [{ message: 'No such page', extensions: { category: 'graphql-input' } }]
    answers = [Response.json({ data: { customer: null }, errors })]
    await expect(query(customer, {}, request(), { isWhole: true })).rejects.toMatchObject({
      category: 'graphql-input',
      message: 'No such page',
    })
    expect(await query(customer, {}, request())).toEqual({ customer: null })
  })

  it('AMB-09 a change is retried under one idempotency key, which it keeps until the server responds', async () => {
    vi.useFakeTimers()
    const keys = () => calls.splice(0).map(({ headers }) => headers['idempotency-key'])
    answers = [down(500)]
    await failing(mutate(change, {}, request()))
    const first = keys()
    expect(first).toHaveLength(3)
    expect(first[0]).toMatch(/^[0-9a-f]{32}$/)
    answers = [new Response('{"errors":[{"message":"Internal server error"}]}', { status: 200 })]
    await failing(mutate(change, {}, request()))
    answers = [json({ changeIt: true })]
    await mutate(change, {}, request())
    expect(new Set([...first, ...keys()]).size).toBe(1)
    await mutate(change, {}, request())
    expect(keys()).not.toEqual([first[0]])
  })

  it('does not reuse a pending key for another change or customer, or when a key is given', async () => {
    vi.useFakeTimers()
    const add = parse('mutation A($cartId: String!, $sku: String!) { add(id: $cartId, sku: $sku) }') as Document<{
      cartId: string
      sku: string
    }>
    const keyOf = async (asked: Promise<unknown>) => {
      await failing(asked)
      return calls.splice(0)[0]!.headers['idempotency-key']
    }
    answers = [down(500)]
    const lost = await keyOf(mutate(add, { cartId: 'a', sku: 'x' }, request()))
    setCredentials(() => ({ token: 'somebody' }))
    expect(await keyOf(mutate(add, { cartId: 'a', sku: 'x' }, request()))).not.toBe(lost)
    setCredentials(() => ({}))
    expect(await keyOf(mutate(add, { cartId: 'a', sku: 'y' }, request()))).not.toBe(lost)
    expect(await keyOf(mutate(change, {}, request(), { idempotencyKey: 'a1b2c3d4' }))).toBe('a1b2c3d4')
  })

  it('uses a new key once another change of the same cart has succeeded', async () => {
    vi.useFakeTimers()
    const cartChange = (name: string) =>
      parse(`mutation ${name}($cartId: String!) { changeIt(id: $cartId) }`) as Document<{ cartId: string }>
    const [save, move] = [cartChange('Save'), cartChange('Move')]
    answers = [down(500)]
    await failing(mutate(save, { cartId: 'a' }, request()))
    const lost = calls.splice(0)[0]!.headers['idempotency-key']
    answers = [json({ changeIt: true })]
    await mutate(move, { cartId: 'a' }, request())
    await mutate(save, { cartId: 'a' }, request())
    expect(calls.map(({ headers }) => headers['idempotency-key'])).not.toContain(lost)
  })

  it.each([502, 503])('NET-11 with %d closes the shop, after the retries', async (status) => {
    vi.useFakeTimers()
    answers = [down(status)]
    const asked = query(cart, { cartId: 'x' }, request()).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(3999)
    expect(currentOutage().state).toBe('none')
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(currentOutage().state).toBe('maintenance')
    reportSuccess()
    expect(currentOutage().state).toBe('none')
  })

  it.each([
    ['500', down(500)],
    ['504', down(504)],
    ['no answer', new TypeError('Failed to fetch')],
  ])('NET-12 with %s sets the server-error flag until a call succeeds', async (_what, answer) => {
    vi.useFakeTimers()
    answers = [answer]
    await failing(query(cart, { cartId: 'x' }, request()))
    expect(currentOutage()).toMatchObject({ state: 'error', failure: { messages: [] } })
    answers = [json({ cart: { __typename: 'Cart', id: 'x' } })]
    await query(cart, { cartId: 'x' }, request())
    expect(currentOutage().state).toBe('none')
  })

  it('AMB-47 that the page does without closes nothing and says nothing', async () => {
    vi.useFakeTimers()
    answers = [down(503)]
    expect(await failing(query(products, { sku: 'a' }, request(), { isOptional: true }))).toMatchObject({ status: 503 })
    const ahead = new Request('http://shop.example/', { headers: { [purposeHeader]: 'prefetch' } })
    await failing(query(products, { sku: 'b' }, ahead))
    expect(currentOutage()).toEqual({ state: 'none' })
  })

  it('AMB-06 without a connection sets no flag', async () => {
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    await query(cart, { cartId: 'x' }, request()).catch(() => undefined)
    expect(currentOutage()).toEqual({ state: 'none' })
  })

  it('NET-15 is known by the id that was sent with it', async () => {
    vi.useFakeTimers()
    answers = [down(500)]
    const failure = await failing(query(cart, { cartId: 'x' }, request()))
    expect(failure).toMatchObject({ debugId: calls[0]!.headers['x-trace-id'] })
    expect(calls[0]!.headers['x-trace-id']).toMatch(/^[0-9a-f]{12}$/)
    expect(new Set(calls.map(({ headers }) => headers['x-trace-id'])).size).toBe(1)
  })
})

describe('an answer', () => {
  it('is used again during the visit, asked for anew when it is old, and helps when the shop does not answer', async () => {
    answers = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'first' } })]
    await query(settings, {}, request())
    await query(settings, {}, request())
    expect(calls).toHaveLength(1)
    expireAnswers()
    answers = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'second' } })]
    expect(await query(settings, {}, request())).toMatchObject({ storeConfig: { store_name: 'second' } })
    expireAnswers()
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    answers = [new TypeError('Failed to fetch')]
    expect(await query(settings, {}, request())).toMatchObject({ storeConfig: { store_name: 'second' } })
  })

  it('that is followed comes from the cache at once and from the server after it', async () => {
    answers = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'kept' } })]
    await query(settings, {}, request())
    answers = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'fresh' } })]
    const seen: unknown[] = []
    await cacheAndNetwork(settings, {}, (data) => seen.push(data['storeConfig']))
    expect(calls[1]!.headers['store']).toBe('pl')
    expect(seen).toMatchObject([{ store_name: 'kept' }, { store_name: 'fresh' }])
  })

  it('is forgotten when somebody signs out', async () => {
    answers = [json({ cart: { __typename: 'Cart', id: 'x' } })]
    await query(cart, { cartId: 'x' }, request())
    await query(cart, { cartId: 'x' }, request())
    expect(calls).toHaveLength(1)
    await forgetAnswers()
    await query(cart, { cartId: 'x' }, request())
    expect(calls).toHaveLength(2)
  })
})
