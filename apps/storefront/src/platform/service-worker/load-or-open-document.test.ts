import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataStrategyFunctionArgs, DataStrategyResult } from 'react-router'
import { CombinedError } from '@urql/core'
import { HttpFailure } from '../graphql/http-failure.ts'
import { GraphqlFailure } from '../graphql/graphql-failure.ts'
import { loadOrOpenDocument } from './load-or-open-document.ts'

const assign = vi.fn<(address: string) => void>()
const noResponse = new GraphqlFailure(new CombinedError({ networkError: new Error('Failed to fetch') }))
const closed = new GraphqlFailure(
  new CombinedError({ networkError: new HttpFailure(503, 'a1b2c3'), response: new Response(null, { status: 503 }) }),
)
const lostModule = new TypeError('Failed to fetch dynamically imported module: /assets/product-1.js')
const storage = new Map<string, string>()
const health = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.stubEnv('SSR', false)
  storage.clear()
  health.mockResolvedValue(new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', health)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  vi.stubGlobal('window', {
    location: { href: 'https://shop.example/', assign },
    sessionStorage: globalThis.sessionStorage,
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  assign.mockClear()
})

const browser = (onLine: boolean, isWatched = true) =>
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller: isWatched ? {} : null } })

type Going = {
  readonly initiator?: string
  readonly isSubmitting?: boolean
  readonly hasData?: boolean
  readonly error?: unknown
}

/** Resolves with the loader's result, or 'left' when the page loads as a document. */
async function go({ initiator = 'navigation', isSubmitting = false, hasData = true, error }: Going): Promise<unknown> {
  const result: DataStrategyResult = error ? { type: 'error', result: error } : { type: 'data', result: 'shown' }
  const args = {
    request: new Request('https://shop.example/bluza.html'),
    fetcherKey: null,
    unstable_initiator: initiator,
    matches: [{ route: { id: 'url' }, shouldCallHandler: () => true, resolve: async () => result }],
  }
  const run = { ...args, runClientMiddleware: (handler: (given: typeof args) => unknown) => handler(args) }
  const outcome = loadOrOpenDocument(
    { isSubmitting: () => isSubmitting, hasDataOf: () => hasData },
    async () => undefined,
    async () => undefined,
  )(run as unknown as DataStrategyFunctionArgs)
  const pause = new Promise((resolve) => setTimeout(() => resolve('left'), 20))
  return Promise.race([outcome, pause])
}

it('shows a page whose loaders succeed', async () => {
  browser(true)
  expect(await go({})).toEqual({ url: { type: 'data', result: 'shown' } })
})

it.each([
  ['no response', noResponse],
  ['a missing module', lostModule],
])('loads the cached document when offline after %s', async (_what, error) => {
  browser(false)
  expect(await go({ error })).toBe('left')
  expect(assign).toHaveBeenCalledWith('https://shop.example/bluza.html')
})

it('shows the error page without a worker', async () => {
  browser(false, false)
  expect(await go({ error: noResponse })).toEqual({ url: { type: 'error', result: noResponse } })
})

it('keeps the current page when revalidation fails offline', async () => {
  browser(false)
  expect(await go({ initiator: 'revalidation', error: noResponse })).toEqual({})
  expect(await go({ isSubmitting: true, error: noResponse })).toEqual({})
  expect(assign).not.toHaveBeenCalled()
})

it.each([
  ['cannot be reached', noResponse],
  ['is closed for maintenance', closed],
])('NET-11 keeps the current page when the shop %s during revalidation', async (_what, error) => {
  browser(true)
  expect(await go({ initiator: 'revalidation', error })).toEqual({})
  expect(await go({ initiator: 'revalidation', hasData: false, error })).toEqual({
    url: { type: 'error', result: error },
  })
})

it('loads the document once when a deployment has removed a module', async () => {
  browser(true)
  expect(await go({ error: lostModule })).toBe('left')
  expect(await go({ error: lostModule })).toEqual({ url: { type: 'error', result: lostModule } })
  expect(assign).toHaveBeenCalledOnce()
})

it('stays on the page with a missing module while the shop cannot be reached', async () => {
  browser(true)
  health.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await go({ error: lostModule })).toEqual({ url: { type: 'error', result: lostModule } })
  expect(assign).not.toHaveBeenCalled()
  expect(await go({ error: lostModule })).toBe('left')
})

it('does not treat a refusal of the server as a lost connection', async () => {
  browser(true)
  const error = new Error('Internal server error')
  expect(await go({ error })).toEqual({ url: { type: 'error', result: error } })
})
