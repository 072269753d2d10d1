import { expect, it } from 'vitest'
import { parseContent } from '../parse-content.ts'
import { only, shop, stored } from '../testing-parse.ts'

const map = (locations: unknown, more = '') =>
  stored(
    'map',
    '',
    `data-locations="${(typeof locations === 'string' ? locations : JSON.stringify(locations)).replaceAll('"', '&quot;')}" ${more}`,
  )
const place = { location_name: 'A', position: { latitude: 50.4, longitude: 30.5 }, country: 'Ukraine', record_id: 0 }

it('CMS-12 reads places with all their fields, controls and height', () => {
  const full = { ...place, phone: '1', address: 'Street 1', city: 'Kyiv', zipcode: '01001', comment: 'Bell', state: '' }
  expect(only(map([full], 'data-show-controls="false" style="height: 450px"'))).toEqual({
    type: 'map',
    hasControls: false,
    height: '450px',
    places: [
      {
        name: 'A',
        latitude: 50.4,
        longitude: 30.5,
        country: 'Ukraine',
        phone: '1',
        address: 'Street 1',
        city: 'Kyiv',
        postcode: '01001',
        comment: 'Bell',
      },
    ],
  })
})

it('CMS-12 reads countries as a list and coordinates as texts, and omits places without coordinates', () => {
  const places = [
    { ...place, country: ['Ukraine', 'Poland'], position: { latitude: '50.4', longitude: '30.5' } },
    { location_name: 'B' },
    { ...place, position: { latitude: 'x', longitude: 999 } },
    null,
    7,
  ]
  expect(only(map(places))).toEqual({
    type: 'map',
    hasControls: true,
    height: '300px',
    places: [{ name: 'A', latitude: 50.4, longitude: 30.5, country: 'Ukraine, Poland' }],
  })
})

it('CMS-12 is hidden without places, and unreadable ones are reported', () => {
  for (const locations of [[], '', '[']) expect(only(map(locations))).toBeUndefined()
  expect(parseContent(map('['), shop).unreadable).toEqual(['map'])
  expect(parseContent(map([]), shop).unreadable).toEqual([])
})
