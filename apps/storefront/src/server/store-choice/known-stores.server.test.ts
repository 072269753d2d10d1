import { expect, it, vi } from 'vitest'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { defaultStore, storeByCode, storeViews } from '#src/platform/i18n/store-views.ts'
import { demoStoreViews } from '#src/platform/testing/demo-store-views.ts'

const query = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<unknown>>())
vi.mock('#src/platform/graphql/client.ts', () => ({ query }))
const { knowStores } = await import('./known-stores.server.ts')

const config = (code: string, address: string) => ({
  store_code: code,
  store_name: `Shop ${code}`,
  store_group_code: code,
  locale: 'fr_FR',
  country_default: 'FR',
  default_display_currency_code: 'EUR',
  secure_base_url: address,
  theme: 'base',
})
const codeOf = (address: string): string => storeOfUrl(new URL(address)).code

it('STORE-10 STORE-11 changes nothing if the backend does not respond, and asks again for the next page', async () => {
  query.mockRejectedValueOnce(new Error('away'))
  await knowStores({}, 0)
  expect(storeViews).toEqual(demoStoreViews)

  query.mockResolvedValueOnce({
    storeConfig: { store_code: 'be' },
    availableStores: [config('be', 'https://bocian.example/'), config('fr', 'https://bocian.example.fr/'), null],
  })
  await knowStores({ 'second.example': 'fr' }, 1)
  // As a client that names no store view, because the one that was the default may be disabled by now.
  expect(query.mock.lastCall?.[3]).toMatchObject({ store: { code: 'default' }, policy: 'network-only' })
  expect(storeViews.map(({ code, prefix }) => [code, prefix])).toEqual([
    ['be', ''],
    ['fr', '/fr'],
  ])
  expect(defaultStore().code).toBe('be')
  expect(storeByCode('fr')).toMatchObject({ locale: 'fr-FR', prefix: '/fr', name: 'Shop fr' })
  expect([codeOf('https://bocian.example/fr/x.html'), codeOf('https://bocian.example.fr/x.html')]).toEqual(['fr', 'fr'])
  expect(codeOf('https://second.example/x.html')).toBe('fr')
})

it('a removed store view is forgotten with its host, and another may be at "/"', async () => {
  query.mockResolvedValueOnce({
    storeConfig: { store_code: 'fr' },
    availableStores: [config('fr', 'https://bocian.example/')],
  })
  await knowStores({}, 2_000)
  expect(storeViews.map(({ code, prefix }) => [code, prefix])).toEqual([['fr', '']])
  expect(storeByCode('be')).toBeUndefined()
  expect(codeOf('https://bocian.example.fr/be/x.html')).toBe('fr')
})

it('asks at most once a second', async () => {
  query.mockClear()
  await knowStores({}, 3_000)
  expect(query).not.toHaveBeenCalled()
})

it('uses what it knows while the backend is slow, waits for it only once, and follows it again when it responds', async () => {
  query.mockClear()
  vi.useFakeTimers()
  const late = Promise.withResolvers<unknown>()
  query.mockReturnValueOnce(late.promise)
  const waiting = knowStores({}, 4_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await waiting
  await knowStores({}, 6_000)
  expect(query).toHaveBeenCalledTimes(1)
  expect(defaultStore().code).toBe('fr')
  late.resolve({ storeConfig: { store_code: 'be' }, availableStores: [config('be', 'https://bocian.example/')] })
  await vi.advanceTimersByTimeAsync(0)
  expect(defaultStore().code).toBe('be')
  query.mockResolvedValueOnce({
    storeConfig: { store_code: 'fr' },
    availableStores: [config('fr', 'https://bocian.example/')],
  })
  await knowStores({}, 8_000)
  expect(defaultStore().code).toBe('fr')
  vi.useRealTimers()
})
