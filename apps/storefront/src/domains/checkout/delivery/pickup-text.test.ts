import { expect, test } from 'vitest'
import type { PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { distanceLine, hoursLine, placeLine } from './pickup-text.ts'

const t = ((id: string, values?: Record<string, unknown>) =>
  id === 'storeLocator.days'
    ? 'Mon Tue Wed Thu Fri Sat Sun'
    : values
      ? `${id} ${Object.values(values).join()}`
      : id) as Translate
const day = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes })
const place = {
  pickup_location_code: 'WAW1',
  name: 'Paczkomat WAW1',
  street: 'ul. Długa 1',
  postcode: '00-029',
  city: 'Warszawa',
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => day(weekday, '00:00', '24:00')),
} as PickupPlaceFragment

test('AMB-42 formats a pickup point in one line', () => {
  expect(placeLine(place)).toBe('Paczkomat WAW1, ul. Długa 1, 00-029 Warszawa')
})

test('AMB-42 formats opening hours by day, or as always open', () => {
  expect(hoursLine(t, place)).toBe('checkout.pickup.allDay')
  const counter = {
    ...place,
    opening_hours: [day(1, '08:00', '18:00'), day(2, '08:00', '18:00'), day(6, '09:00', '13:00')],
  }
  expect(hoursLine(t, counter)).toBe('Mon–Tue 08:00–18:00, Sat 09:00–13:00')
  expect(hoursLine(t, { ...place, opening_hours: null })).toBe('')
})

test.each([
  [null, ''],
  [0.001, 'checkout.pickup.metres 50'],
  [0.43, 'checkout.pickup.metres 450'],
  [0.99, 'storeLocator.distance 1'],
  [2.345, 'storeLocator.distance 2.3'],
  [23.4, 'storeLocator.distance 23'],
])('AMB-42 formats a distance of %s km as %j', (distance, said) => {
  expect(distanceLine(t, { locale: 'en-GB', country: 'IE' } as StoreView, distance)).toBe(said)
})
