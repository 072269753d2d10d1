import { expect, it } from 'vitest'
import { citiesOf, shopsIn } from './shops-in.ts'

const shops = [
  { city: 'Żory', country_id: 'PL', name: 'One' },
  { city: 'Berlin', country_id: 'DE', name: 'Two' },
  { city: 'Łódź', country_id: 'PL', name: 'Three' },
  { city: 'Łódź', country_id: 'PL', name: 'Four' },
]
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)

it('CMS-25 the shops of the store’s own country come first', () => {
  expect(namesOf(shopsIn(shops, { city: '', country: 'PL', locale: 'pl' }))).toEqual(['Four', 'Three', 'One', 'Two'])
  expect(namesOf(shopsIn(shops, { city: '', country: 'DE', locale: 'pl' }))[0]).toBe('Two')
})

it('CMS-19 a city has its own shops, and cities are in the order of the language', () => {
  expect(namesOf(shopsIn(shops, { city: 'Berlin', country: 'PL', locale: 'pl' }))).toEqual(['Two'])
  expect(citiesOf(shops, 'pl')).toEqual(['Berlin', 'Łódź', 'Żory'])
})
