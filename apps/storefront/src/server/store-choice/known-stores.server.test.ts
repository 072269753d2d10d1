import { expect, it, vi } from 'vitest'
import { storeOfUrl } from '#src/platform/i18n/store-view.ts'
import { storeByCode, storeViews } from '#src/platform/i18n/store-views.ts'

const query = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
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
  theme: 'bocian',
})

it('STORE-10 STORE-11 keeps the built-in store views if the backend does not respond, and retries on the next page', async () => {
  query.mockRejectedValueOnce(new Error('away'))
  await knowStores({}, 0)
  expect(storeViews).toHaveLength(13)

  query.mockResolvedValueOnce({
    availableStores: [config('pl', 'https://bocian.example/'), config('fr', 'https://bocian.example.fr/'), null],
  })
  await knowStores({ 'second.example': 'fr' }, 1)
  expect(storeViews.map(({ code }) => code)).toEqual(['pl', 'fr'])
  expect(storeByCode('fr')).toMatchObject({ locale: 'fr-FR', prefix: '/fr', name: 'Shop fr' })
  const codeOf = (address: string): string => storeOfUrl(new URL(address)).code
  expect([codeOf('https://bocian.example/fr/x.html'), codeOf('https://bocian.example.fr/x.html')]).toEqual(['fr', 'fr'])
  expect(codeOf('https://second.example/x.html')).toBe('fr')
})

it('STORE-30 returns known stores at once and refreshes them after a minute', async () => {
  query.mockClear()
  await knowStores({}, 60_000)
  expect(query).not.toHaveBeenCalled()
  query.mockReturnValueOnce(new Promise(() => undefined))
  await knowStores({}, 60_002)
  expect(query).toHaveBeenCalledTimes(1)
})
