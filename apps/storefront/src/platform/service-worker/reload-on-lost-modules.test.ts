import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnLostModules } from './reload-on-lost-modules.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Reports a module that failed to load twice, and returns how often the page was reloaded. */
async function loseModules(
  fetched: () => Promise<Response>,
  {
    onLine = true,
    error = new TypeError('Failed to fetch dynamically imported module: https://shop.example/a.js'),
  } = {},
): Promise<number> {
  vi.stubEnv('SSR', false)
  const reload = vi.fn<() => void>()
  const storage = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  }
  const listeners: ((event: { payload: Error }) => void)[] = []
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', {
    sessionStorage,
    location: { reload },
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => void listeners.push(listener),
  })
  reloadOnLostModules()
  for (let lost = 0; lost < 2; lost += 1) {
    listeners.forEach((listener) => listener({ payload: error }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return reload.mock.calls.length
}
const responding = (status: number) => () => Promise.resolve(new Response(null, { status }))
const failing = () => Promise.reject(new TypeError('Failed to fetch'))
const nameless = new TypeError('Importing a module script failed.')

it('reloads the page once for modules that a deployment has removed', async () => {
  expect(await loseModules(responding(404))).toBe(1)
  expect(await loseModules(responding(404), { error: new Error('Unable to preload CSS for /assets/a.css') })).toBe(1)
})

it('keeps the page if the shop is too busy, or cannot be reached although the browser reports to be online', async () => {
  expect(await loseModules(responding(503))).toBe(0)
  expect(await loseModules(responding(200))).toBe(0)
  expect(await loseModules(failing)).toBe(0)
  expect(await loseModules(responding(404), { onLine: false })).toBe(0)
})

it('reloads the page if the browser does not name the module, unless the shop cannot be reached', async () => {
  expect(await loseModules(responding(200), { error: nameless })).toBe(1)
  expect(await loseModules(failing, { error: nameless })).toBe(0)
})
