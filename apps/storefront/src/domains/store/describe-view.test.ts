import { expect, it } from 'vitest'
import { browserLocale, describeViews } from './describe-view.ts'

const config = (code: string, locale: string, country: string, address: string) => ({
  store_code: code,
  store_name: code,
  store_group_code: `group_${code}`,
  locale,
  country_default: country,
  default_display_currency_code: 'EUR',
  secure_base_url: address,
  theme: 'base',
  grid_per_page: 30,
  return_days: 14,
  price_note_enabled: true,
})

it('AMB-30 converts a Magento locale to a browser locale, and American English to British English outside the US', () => {
  expect([browserLocale('pl_PL', 'PL'), browserLocale('en_US', 'IE'), browserLocale('en_US', 'US')]).toEqual([
    'pl-PL',
    'en-GB',
    'en-US',
  ])
})

it('STORE-10 STORE-11 a store view has a path prefix, and its own host if its base URL has one', () => {
  const { views, hosts } = describeViews(
    [
      config('pl', 'pl_PL', 'PL', 'https://bocian.example/'),
      config('fr', 'fr_FR', 'FR', 'https://bocian.example/fr/'),
      config('de', 'de_DE', 'DE', 'https://bocian.example.de/'),
    ],
    'pl',
  )
  expect(views.map(({ code, locale, prefix }) => [code, locale, prefix])).toEqual([
    ['pl', 'pl-PL', ''],
    ['fr', 'fr-FR', '/fr'],
    ['de', 'de-DE', '/de'],
  ])
  expect(hosts).toEqual({ 'bocian.example.de': 'de' })
})

it('LIST-14 takes the products per page from the store config, 60 by default', () => {
  const store = config('pl', 'pl_PL', 'PL', 'https://bocian.example/')
  const sizes = [store, { ...store, grid_per_page: null }].map((one) => describeViews([one], 'pl').views[0]?.pageSize)
  expect(sizes).toEqual([30, 60])
})
