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
  theme: 'bocian',
  grid_per_page: 30,
})

it('AMB-30 locales have an underscore in the store config and a hyphen in the browser; English is the European one', () => {
  expect([browserLocale('pl_PL', 'PL'), browserLocale('en_US', 'IE'), browserLocale('en_US', 'US')]).toEqual([
    'pl-PL',
    'en-GB',
    'en-US',
  ])
})

it('STORE-10 STORE-11 a store view has its prefix, and a host of its own where its base URL says so', () => {
  const { views, hosts } = describeViews([
    config('pl', 'pl_PL', 'PL', 'https://bocian.example/'),
    config('fr', 'fr_FR', 'FR', 'https://bocian.example/fr/'),
    config('de', 'de_DE', 'DE', 'https://bocian.example.de/'),
  ])
  expect(views.map(({ code, locale, prefix }) => [code, locale, prefix])).toEqual([
    ['pl', 'pl-PL', ''],
    ['fr', 'fr-FR', '/fr'],
    ['de', 'de-DE', '/de'],
  ])
  expect(hosts).toEqual({ 'bocian.example.de': 'de' })
})

it('LIST-14 a page of a list has as many products as the store is set to, 60 where it is not said', () => {
  const told = config('pl', 'pl_PL', 'PL', 'https://bocian.example/')
  const sizes = [told, { ...told, grid_per_page: null }].map((one) => describeViews([one]).views[0]?.pageSize)
  expect(sizes).toEqual([30, 60])
})
