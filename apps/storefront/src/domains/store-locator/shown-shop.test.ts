import { expect, it } from 'vitest'
import type { ShopAvailabilityFragment } from '#src/platform/graphql/documents.gen.ts'
import { groupDays, mapAddress, orderShops, pointOfTyped } from './shown-shop.ts'

const shop = (city: string, postcode: string, latitude: number, longitude: number): ShopAvailabilityFragment => ({
  source: city,
  name: city,
  phone: null,
  status: 'IN_STOCK',
  updated_at: null,
  address: { street: 'x', postcode, city, country_code: 'PL', latitude, longitude },
  opening_hours: [],
})
const shops = [
  shop('Łódź', '90-102', 51.77, 19.46),
  shop('Kraków', '31-009', 50.06, 19.94),
  shop('Lublin', '20-002', 51.25, 22.56),
]

it('PDP-11 AMB-37 sorts shops by city, or by distance from a point', () => {
  expect(orderShops(shops, undefined, 'pl-PL').map(({ name }) => name)).toEqual(['Kraków', 'Lublin', 'Łódź'])
  const near = orderShops(shops, { latitude: 51.2, longitude: 22.5 }, 'pl-PL')
  expect(near.map(({ name }) => name)).toEqual(['Lublin', 'Łódź', 'Kraków'])
  expect(Math.round(near[0]?.distance ?? 0)).toBe(7)
})

it('PDP-11 AMB-37 finds the location of a typed city among the shops', () => {
  expect(pointOfTyped(shops, 'lublin')).toEqual({ latitude: 51.25, longitude: 22.56 })
  expect(pointOfTyped(shops, 'Nowhere')).toBeUndefined()
})

const on = (weekday: number, opens: string, closes = '18:00') => ({ weekday, opens, closes })

it('PDP-11 groups consecutive days with the same hours, and starts a new group after a closed day', () => {
  expect(groupDays([on(1, '09:00'), on(2, '09:00'), on(4, '09:00'), on(5, '10:00')])).toEqual([
    { from: 1, to: 2, hours: '09:00–18:00' },
    { from: 4, to: 4, hours: '09:00–18:00' },
    { from: 5, to: 5, hours: '10:00–18:00' },
  ])
  expect(groupDays([])).toEqual([])
})

it.each([
  ['openstreetmap', 'https://www.openstreetmap.org/?mlat=52.2347&mlon=21.0186#map=17/52.2347/21.0186'],
  [undefined, 'https://www.openstreetmap.org/?mlat=52.2347&mlon=21.0186#map=17/52.2347/21.0186'],
  ['google', 'https://www.google.com/maps/search/?api=1&query=52.2347%2C21.0186'],
])('PDP-11 STORE-24 links to a location on the map service %s', (engine, address) => {
  expect(mapAddress({ latitude: 52.2347, longitude: 21.0186 }, engine)).toBe(address)
})
