import { expect, it } from 'vitest'
import { isAtHome } from '#src/domains/store/is-at-home.ts'
import { suggestStore } from './suggest-store.ts'

const stores = ['pl_PL', 'cs_CZ', 'de_DE', 'en_US', 'ro_RO', 'hy_AM'].map((locale) => ({ locale }))
const person = 'Mozilla/5.0 Firefox/150.0'

it.each([
  [['cs-CZ', 'en'], 'cs_CZ'],
  [['de-AT'], 'de_DE'],
  [['fr-FR', 'ro'], 'ro_RO'],
  [['en-IE'], 'en_US'],
  [['HY'], 'hy_AM'],
  [['ja', 'ka'], undefined],
  [[], undefined],
])('suggests to a visitor who reads %j the store in %s', (languages, locale) => {
  expect(suggestStore(languages, stores)?.locale).toBe(locale)
})

it('prefers the visitor’s own country', () => {
  const austrian = { locale: 'de_AT' }
  expect(suggestStore(['de-AT'], [{ locale: 'de_DE' }, austrian])).toBe(austrian)
})

it('suggests nothing to crawlers or visitors who read the page’s language', () => {
  expect(isAtHome(['en-US', 'pl'], 'pl-PL', person)).toBe(true)
  expect(isAtHome(['cs-CZ'], 'pl-PL', person)).toBe(false)
  expect(isAtHome(['cs-CZ'], 'pl-PL', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
})
