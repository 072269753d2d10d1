import { describe, expect, test } from 'vitest'
import { filterLocations, sortLocations, type FieldFilter } from './calculate-locations.ts'
import type { FoundPlace } from './types.ts'

const place = (code: string, city: string, distance: number | null = null): FoundPlace => ({
  network: 'instore',
  code,
  country: 'PL',
  name: `Bocian ${city}`,
  street: 'ul. Długa 1',
  postcode: '00-001',
  city,
  latitude: 52,
  longitude: 21,
  description: '',
  hours: [],
  phone: '',
  distance,
})
const places = [place('C', 'Kraków', 3), place('A', 'Warszawa', 1), place('B', 'Łódź', null)]
const codes = (found: FoundPlace[]): string => found.map(({ code }) => code).join('')

describe('AMB-42 pickupLocations filters a city', () => {
  test.each<[FieldFilter, string]>([
    [{ eq: 'kraków' }, 'C'],
    [{ neq: 'Kraków' }, 'AB'],
    [{ in: ['Łódź', 'Warszawa', null] }, 'AB'],
    [{ nin: ['Łódź'] }, 'CA'],
    [{ like: '%ó%' }, 'CB'],
    [{ like: 'w%a' }, 'A'],
    [{ like: '_rak%' }, 'C'],
    [{ like: 'rak' }, ''],
    [{ from: 'l', to: 'x' }, 'AB'],
    [{ gt: 'kraków', lt: 'x' }, 'AB'],
    [{ notnull: '1' }, 'CAB'],
    [{ null: '1' }, ''],
    [{ eq: null }, 'CAB'],
  ])('by %j', (filter, found) => {
    expect(codes(filterLocations(places, { city: filter }))).toBe(found)
  })

  test('with the condition null matches every shop for an attribute that no shop has', () => {
    expect(filterLocations(places, { region: { eq: 'Mazowieckie' } })).toEqual([])
    expect(filterLocations(places, { region: { null: '1' } })).toHaveLength(3)
  })
})

test('AMB-42 pickupLocations sorts by the fields in the order given, with missing values last', () => {
  expect(codes(sortLocations(places, { distance: 'ASC' }))).toBe('ACB')
  expect(codes(sortLocations(places, { distance: 'DESC' }))).toBe('CAB')
  expect(codes(sortLocations(places, { postcode: 'ASC', pickup_location_code: 'DESC' }))).toBe('CBA')
})
