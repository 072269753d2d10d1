import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it.each([
  ['pl-PL', 'Polska'],
  ['de-DE', 'Polen'],
  ['uk-UA', 'Польща'],
  ['hy-AM', 'Լեհաստան'],
])('an address in %s names its country %s, also where the browser does not know it', (locale, name) => {
  expect(countryName('PL', locale)).toBe(name)
})
