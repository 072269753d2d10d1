import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, keep } from '../storage/persistence.ts'
import type { Answer } from '../application/answer.ts'
import { wireApplication, type Application } from '../application/application.ts'
import { testStorage } from '../storage/testing-storage.ts'
import { cacheAndNetwork, clearCachedResponses, mutate, query } from './client.ts'
import { expireResponses } from './freshness.ts'
import type { Operation } from './operation.ts'
import { purposeHeader } from './purpose.ts'
import { currentOutage, reportSuccess } from './outage.ts'

type Call = { url: URL; method: string; headers: Record<string, string>; body: string | null }
const calls: Call[] = []
let responses: (Response | Error)[] = []

const named = <Variables extends object = Record<string, never>>(name: string) =>
  name as Operation<Record<string, unknown>, Variables>
const settings = named('Settings')
const products = named<{ sku: string }>('P')
const cart = named<{ cartId: string }>('C')
const customer = named('Me')
const change = named('M')

vi.mock('./document-texts.gen.ts', () => ({
  documentTexts: {
    Settings: 'query Settings { storeConfig { store_name } }',
    P: 'query P($sku: String) { products(sku: $sku) { total } }',
    C: 'query C($cartId: String!) { cart(cart_id: $cartId) { id } }',
    Me: 'query Me { customer { firstname } }',
    M: 'mutation M { changeIt }',
    A: 'mutation A($cartId: String!, $sku: String!) { add(id: $cartId, sku: $sku) }',
    Save: 'mutation Save($cartId: String!) { changeIt(id: $cartId) }',
    Move: 'mutation Move($cartId: String!) { changeIt(id: $cartId) }',
  },
}))

const json = (data: unknown, headers: Record<string, string> = {}, status = 200): Response =>
  Response.json({ data }, { status, headers })
const down = (status: number): Response =>
  Response.json({ errors: [{ message: 'Closed', extensions: { category: 'graphql-input' } }] }, { status })
const busy = (retryAfter: string): Response => {
  const extensions = { category: 'graphql-too-many-requests', code: 'TRY_AGAIN' }
  return Response.json(
    { errors: [{ message: 'Busy', extensions }], data: null },
    { status: 503, headers: { 'retry-after': retryAfter } },
  )
}
const request = (store = ''): Request => new Request(`http://shop.example${store}/`)

beforeEach(async () => {
  calls.length = 0
  responses = []
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', testStorage())
  vi.stubGlobal('sessionStorage', testStorage())
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0' })
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'http://shop.example/graphql' } } })
  vi.stubGlobal('window', { location: { href: 'http://shop.example/' } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    calls.push({ url: new URL(url), method: init.method ?? 'GET', headers, body: init.body as string | null })
    const response = responses.length > 1 ? responses.shift() : responses[0]
    if (response instanceof Error || response === undefined) throw response ?? new TypeError('Failed to fetch')
    return response.clone()
  })
  wireApplication({ credentials: () => ({}) })
  reportSuccess()
  await clearCachedResponses()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('on the server', () => {
  const passing = [
    ['no response', new TypeError('fetch failed')],
    ['a busy shop', busy('1')],
    ['a fault', Response.json({ errors: [{ message: 'Internal', extensions: {} }], data: { products: null } })],
  ] as const
  it.each(passing)('a page that lacks an answer because of %s is not kept', async (_, response) => {
    vi.stubEnv('SSR', true)
    responses = [response]
    const onCaching = vi.fn<Application['onCaching']>()
    wireApplication({ onCaching, backendUrl: 'http://shop.example' })
    await query(products, { sku: 'a' }, request()).catch(() => undefined)
    const until: unknown = onCaching.mock.calls[0]?.[0]?.until
    expect(Date.parse(String(until))).toBeLessThanOrEqual(Date.now())
  })

  it('a page of something that does not exist is kept', async () => {
    vi.stubEnv('SSR', true)
    const extensions = { category: 'graphql-no-such-entity' }
    responses = [
      Response.json({
        errors: [{ message: 'None', extensions }],
        data: { products: null },
        extensions: { tags: ['p1'] },
      }),
    ]
    const onCaching = vi.fn<Application['onCaching']>()
    wireApplication({ onCaching, backendUrl: 'http://shop.example' })
    await query(products, { sku: 'b' }, request()).catch(() => undefined)
    expect(onCaching).toHaveBeenCalledWith({ tags: ['p1'] })
  })

  it('an answer that lacks nothing but a block is whole, so that it can be kept for other pages', async () => {
    vi.stubEnv('SSR', true)
    const errors = [{ message: 'None', path: ['cmsBlocks', 'items', 0], extensions: { code: 'BLOCK_NOT_FOUND' } }]
    responses = [Response.json({ errors, data: { cmsBlocks: { items: [null] } } })]
    const answers: Answer[] = []
    const answer: Application['answer'] = async ({ text, variables }, ask) => {
      const one = await ask(text, variables)
      answers.push(one)
      return one
    }
    wireApplication({ answer, backendUrl: 'http://shop.example' })
    await query(products, { sku: 'c' }, request())
    expect(answers.map(({ data, error }) => ({ data, error }))).toEqual([
      { data: { cmsBlocks: { items: [null] } }, error: undefined },
    ])
  })
})

describe('a request', () => {
  it('NET-01 goes to /graphql or to the endpoint set in the page', async () => {
    responses = [json({ storeConfig: { store_name: 'x' } })]
    await query(settings, {}, request())
    vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example/graphql' } } })
    await clearCachedResponses()
    await query(settings, {}, request())
    expect(calls.map(({ url }) => url.origin + url.pathname)).toEqual([
      'http://shop.example/graphql',
      'https://api.example/graphql',
    ])
  })

  it('NET-02 AMB-08 sends public queries by GET with minified text, personal queries and mutations by POST', async () => {
    responses = [json({})]
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

  it('throws for an unknown operation name', async () => {
    responses = [json({})]
    await expect(query(named('Unknown'), {}, request())).rejects.toThrow('Unknown')
    expect(calls).toEqual([])
  })

  it('NET-03 sends the token, or an empty Authorization header', async () => {
    responses = [json({})]
    await query(settings, {}, request())
    wireApplication({ credentials: () => ({ token: 'abc', agentToken: 'agent-1' }) })
    await query(cart, { cartId: 'x' }, request())
    expect(calls.map(({ headers }) => [headers['authorization'], headers['agent-data']])).toEqual([
      ['', ''],
      ['Bearer abc', 'agent-1'],
    ])
  })

  it('STOR-07 sends the agent’s token while the browser stores it', async () => {
    responses = [json({})]
    keep('agent_token', 'agent-2')
    await query(cart, { cartId: 'x' }, request(), { policy: 'network-only' })
    forget('agent_token')
    await query(cart, { cartId: 'x' }, request(), { policy: 'network-only' })
    expect(calls.map(({ headers }) => headers['agent-data'])).toEqual(['agent-2', ''])
  })

  it('AGENT-13 sends an empty Agent-Data header for a call in the agent’s own name', async () => {
    responses = [json({})]
    wireApplication({ credentials: () => ({ token: 'abc', agentToken: 'agent-1' }) })
    await query(cart, { cartId: 'x' }, request(), { isOwn: true })
    await mutate(change, {}, request(), { isOwn: true })
    await mutate(change, {}, request())
    expect(calls.map(({ headers }) => [headers['authorization'], headers['agent-data']])).toEqual([
      ['Bearer abc', ''],
      ['Bearer abc', ''],
      ['Bearer abc', 'agent-1'],
    ])
  })

  it('NET-04 sends the store view, NET-06 and the application type', async () => {
    responses = [json({})]
    await query(settings, {}, request('/cz'))
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'Mozilla/5.0 (Linux; Android) ShopApp/2.1' })
    await query(settings, {}, request())
    expect(calls.map(({ headers }) => [headers['store'], headers['application-type']])).toEqual([
      ['cz', 'pwa-web'],
      ['pl', 'pwa-embedded'],
    ])
  })

  it('NET-05 sends the currency stored for this store view', async () => {
    responses = [json({})]
    await query(settings, {}, request('/cz'))
    keep('store_view_code', 'cz')
    keep('store_view_currency', 'CZK')
    await query(cart, { cartId: 'x' }, request('/cz'))
    await query(cart, { cartId: 'x' }, request('/de'))
    expect(calls.map(({ headers }) => headers['content-currency'])).toEqual([undefined, 'CZK', undefined])
  })

  it('NET-07 sends back the cache id of the store view’s last response', async () => {
    responses = [json({}, { 'x-magento-cache-id': 'f00d' })]
    await query(cart, { cartId: 'x' }, request('/cz'), { policy: 'network-only' })
    await query(cart, { cartId: 'x' }, request('/cz'), { policy: 'network-only' })
    await query(cart, { cartId: 'x' }, request('/de'), { policy: 'network-only' })
    expect(calls.map(({ headers }) => headers['x-magento-cache-id'])).toEqual([undefined, 'f00d', undefined])
  })
})

describe('a failed request', () => {
  const failing = async (pending: Promise<unknown>): Promise<unknown> => {
    const caught = pending.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    return caught
  }

  it('NET-08 AMB-09 is retried twice, 2000 ms apart', async () => {
    vi.useFakeTimers()
    responses = [down(503), new TypeError('Failed to fetch'), json({ cart: { __typename: 'Cart', id: 'x' } })]
    const pending = query(cart, { cartId: 'x' }, request())
    await vi.advanceTimersByTimeAsync(1999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await pending).toMatchObject({ cart: { id: 'x' } })
    expect(calls).toHaveLength(3)
  })

  it('P13 is retried when a busy shop asks for it, but after the usual pause if that is far away', async () => {
    vi.useFakeTimers()
    responses = [busy('5'), busy('60'), json({ cart: { __typename: 'Cart', id: 'x' } })]
    const pending = query(cart, { cartId: 'x' }, request())
    await vi.advanceTimersByTimeAsync(4_999)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await pending).toMatchObject({ cart: { id: 'x' } })
  })

  it('P15 of a shop whose database is down leads to the maintenance screen', async () => {
    vi.useFakeTimers()
    responses = [busy('10')]
    await failing(query(cart, { cartId: 'x' }, request()))
    expect(currentOutage().state).toBe('maintenance')
  })

  it('P13 of a shop that stays busy is a refusal without the maintenance screen, and can be sent again as it was', async () => {
    vi.useFakeTimers()
    responses = [busy('1')]
    const failure = await failing(mutate(change, {}, request()))
    expect(failure).toMatchObject({ category: 'graphql-too-many-requests', isFinal: false })
    expect(currentOutage().state).toBe('none')
    responses = [json({ changeIt: true })]
    await mutate(change, {}, request())
    expect(calls).toHaveLength(4)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('NET-08 is not retried when offline or after a refusal', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    await failing(query(cart, { cartId: 'x' }, request()))
    expect(calls).toHaveLength(1)
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
    responses = [down(400)]
    await failing(query(cart, { cartId: 'y' }, request()))
    expect(calls).toHaveLength(2)
  })

  it('accepts a partial response unless `rejectsPartial` is set', async () => {
    const errors = [{ message: 'No such page', extensions: { category: 'graphql-input' } }]
    responses = [Response.json({ data: { customer: null }, errors })]
    await expect(query(customer, {}, request(), { rejectsPartial: true })).rejects.toMatchObject({
      category: 'graphql-input',
      message: 'No such page',
    })
    expect(await query(customer, {}, request())).toEqual({ customer: null })
  })

  it('AMB-09 retries a mutation with the same idempotency key until the server responds', async () => {
    vi.useFakeTimers()
    const keys = () => calls.splice(0).map(({ headers }) => headers['idempotency-key'])
    responses = [down(500)]
    await failing(mutate(change, {}, request()))
    const first = keys()
    expect(first).toHaveLength(3)
    expect(first[0]).toMatch(/^[0-9a-f]{32}$/)
    responses = [new Response('{"errors":[{"message":"Internal server error"}]}', { status: 200 })]
    await failing(mutate(change, {}, request()))
    responses = [json({ changeIt: true })]
    await mutate(change, {}, request())
    expect(new Set([...first, ...keys()]).size).toBe(1)
    await mutate(change, {}, request())
    expect(keys()).not.toEqual([first[0]])
  })

  it('does not reuse a pending key for another mutation or customer, or when a key is given', async () => {
    vi.useFakeTimers()
    const add = named<{ cartId: string; sku: string }>('A')
    const keyOf = async (pending: Promise<unknown>) => {
      await failing(pending)
      return calls.splice(0)[0]!.headers['idempotency-key']
    }
    responses = [down(500)]
    const lost = await keyOf(mutate(add, { cartId: 'a', sku: 'x' }, request()))
    wireApplication({ credentials: () => ({ token: 'somebody' }) })
    expect(await keyOf(mutate(add, { cartId: 'a', sku: 'x' }, request()))).not.toBe(lost)
    wireApplication({ credentials: () => ({}) })
    expect(await keyOf(mutate(add, { cartId: 'a', sku: 'y' }, request()))).not.toBe(lost)
    expect(await keyOf(mutate(change, {}, request(), { idempotencyKey: 'a1b2c3d4' }))).toBe('a1b2c3d4')
  })

  it('uses a new key once another mutation of the same cart has succeeded', async () => {
    vi.useFakeTimers()
    const [save, move] = [named<{ cartId: string }>('Save'), named<{ cartId: string }>('Move')]
    responses = [down(500)]
    await failing(mutate(save, { cartId: 'a' }, request()))
    const lost = calls.splice(0)[0]!.headers['idempotency-key']
    responses = [json({ changeIt: true })]
    await mutate(move, { cartId: 'a' }, request())
    await mutate(save, { cartId: 'a' }, request())
    expect(calls.map(({ headers }) => headers['idempotency-key'])).not.toContain(lost)
  })

  it.each([502, 503])('NET-11 reports maintenance when it still fails with %d after the retries', async (status) => {
    vi.useFakeTimers()
    responses = [down(status)]
    const pending = query(cart, { cartId: 'x' }, request()).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(3999)
    expect(currentOutage().state).toBe('none')
    await vi.advanceTimersByTimeAsync(1)
    await pending
    expect(currentOutage().state).toBe('maintenance')
    reportSuccess()
    expect(currentOutage().state).toBe('none')
  })

  it.each([
    ['500', down(500)],
    ['504', down(504)],
    ['no response', new TypeError('Failed to fetch')],
  ])('NET-12 with %s sets the server-error flag until a request succeeds', async (_what, response) => {
    vi.useFakeTimers()
    responses = [response]
    await failing(query(cart, { cartId: 'x' }, request()))
    expect(currentOutage()).toMatchObject({ state: 'error', failure: { refusals: [] } })
    responses = [json({ cart: { __typename: 'Cart', id: 'x' } })]
    await query(cart, { cartId: 'x' }, request())
    expect(currentOutage().state).toBe('none')
  })

  it('AMB-47 reports nothing when the request is optional or a prefetch', async () => {
    vi.useFakeTimers()
    responses = [down(503)]
    expect(await failing(query(products, { sku: 'a' }, request(), { isOptional: true }))).toMatchObject({ status: 503 })
    const ahead = new Request('http://shop.example/', { headers: { [purposeHeader]: 'prefetch' } })
    await failing(query(products, { sku: 'b' }, ahead))
    expect(currentOutage()).toEqual({ state: 'none' })
  })

  it('AMB-06 sets no flag when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    await query(cart, { cartId: 'x' }, request()).catch(() => undefined)
    expect(currentOutage()).toEqual({ state: 'none' })
  })

  it('NET-15 has the debug id that was sent with the request', async () => {
    vi.useFakeTimers()
    responses = [down(500)]
    const failure = await failing(query(cart, { cartId: 'x' }, request()))
    expect(failure).toMatchObject({ debugId: calls[0]!.headers['x-trace-id'] })
    expect(calls[0]!.headers['x-trace-id']).toMatch(/^[0-9a-f]{12}$/)
    expect(new Set(calls.map(({ headers }) => headers['x-trace-id'])).size).toBe(1)
  })
})

describe('a response', () => {
  it('is reused while fresh, fetched again when stale, and used when the shop does not respond', async () => {
    responses = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'first' } })]
    await query(settings, {}, request())
    await query(settings, {}, request())
    expect(calls).toHaveLength(1)
    expireResponses()
    responses = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'second' } })]
    expect(await query(settings, {}, request())).toMatchObject({ storeConfig: { store_name: 'second' } })
    expireResponses()
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' })
    responses = [new TypeError('Failed to fetch')]
    expect(await query(settings, {}, request())).toMatchObject({ storeConfig: { store_name: 'second' } })
  })

  it('with cache-and-network comes from the cache first and then from the server', async () => {
    responses = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'kept' } })]
    await query(settings, {}, request())
    responses = [json({ storeConfig: { __typename: 'StoreConfig', store_name: 'fresh' } })]
    const seen: unknown[] = []
    await cacheAndNetwork(settings, {}, (data) => seen.push(data['storeConfig']))
    expect(calls[1]!.headers['store']).toBe('pl')
    expect(seen).toMatchObject([{ store_name: 'kept' }, { store_name: 'fresh' }])
  })

  it('is deleted on sign-out', async () => {
    responses = [json({ cart: { __typename: 'Cart', id: 'x' } })]
    await query(cart, { cartId: 'x' }, request())
    await query(cart, { cartId: 'x' }, request())
    expect(calls).toHaveLength(1)
    await clearCachedResponses()
    await query(cart, { cartId: 'x' }, request())
    expect(calls).toHaveLength(2)
  })
})
