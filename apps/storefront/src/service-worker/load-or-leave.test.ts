import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DataStrategyFunctionArgs, DataStrategyResult } from 'react-router'
import { CombinedError } from '@urql/core'
import { GraphqlFailure } from '#src/graphql/graphql-failure.ts'
import { loadOrLeave } from './load-or-leave.ts'

const assign = vi.fn<(address: string) => void>()
const unanswered = new GraphqlFailure(new CombinedError({ networkError: new Error('Failed to fetch') }))
const lostModule = new TypeError('Failed to fetch dynamically imported module: /assets/product-1.js')
const storage = new Map<string, string>()

beforeEach(() => {
  vi.stubEnv('SSR', false)
  storage.clear()
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

type Going = { readonly initiator?: string; readonly isSubmitting?: boolean; readonly error?: unknown }

/** What becomes of a page whose loader fails, or 'left' when the document is asked for. */
async function go({ initiator = 'navigation', isSubmitting = false, error }: Going): Promise<unknown> {
  const result: DataStrategyResult = error ? { type: 'error', result: error } : { type: 'data', result: 'shown' }
  const args = {
    request: new Request('https://shop.example/bluza.html'),
    fetcherKey: null,
    unstable_initiator: initiator,
    matches: [{ route: { id: 'url' }, shouldCallHandler: () => true, resolve: async () => result }],
  }
  const run = { ...args, runClientMiddleware: (handler: (given: typeof args) => unknown) => handler(args) }
  const answer = loadOrLeave(
    () => isSubmitting,
    async () => undefined,
    async () => undefined,
  )(run as unknown as DataStrategyFunctionArgs)
  const pause = new Promise((resolve) => setTimeout(() => resolve('left'), 20))
  return Promise.race([answer, pause])
}

it('a page that loads is shown', async () => {
  browser(true)
  expect(await go({})).toEqual({ url: { type: 'data', result: 'shown' } })
})

it.each([
  ['no answer', unanswered],
  ['a lost module', lostModule],
])('offline, %s sends the visitor to the document that the worker kept', async (_what, error) => {
  browser(false)
  expect(await go({ error })).toBe('left')
  expect(assign).toHaveBeenCalledWith('https://shop.example/bluza.html')
})

it('without a worker the page says itself what is wrong', async () => {
  browser(false, false)
  expect(await go({ error: unanswered })).toEqual({ url: { type: 'error', result: unanswered } })
})

it('offline, what is shown stays when it is asked for again', async () => {
  browser(false)
  expect(await go({ initiator: 'revalidation', error: unanswered })).toEqual({})
  expect(await go({ isSubmitting: true, error: unanswered })).toEqual({})
  expect(assign).not.toHaveBeenCalled()
})

it('a module that a deployment took away is mended by its document, once', async () => {
  browser(true)
  expect(await go({ error: lostModule })).toBe('left')
  expect(await go({ error: lostModule })).toEqual({ url: { type: 'error', result: lostModule } })
  expect(assign).toHaveBeenCalledOnce()
})

it('a refusal of the server is not taken for a lost connection', async () => {
  browser(true)
  const error = new Error('Internal server error')
  expect(await go({ error })).toEqual({ url: { type: 'error', result: error } })
})
