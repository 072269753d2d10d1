import { expect, it } from 'vitest'
import { calculateTrackingUrl } from './calculate-tracking-url.ts'

const to = (countryCode: string) => ({
  shippingAddress: { firstname: '', lastname: '', street: [], city: '', countryCode },
})
const url = (carrier: string, trackingNumber: string | null, country = 'CZ') =>
  calculateTrackingUrl({ carrier, trackingNumber }, to(country))

it('a parcel has a link to its carrier’s page, with the number escaped', () => {
  expect(url('inpostlocker', ' 6200 01&x ')).toBe('https://inpost.pl/sledzenie-przesylek?number=6200%2001%26x')
  expect(url('dpd', '13')).toBe('https://tracking.dpd.de/status/en_US/parcel/13')
  expect(url('dpd', '13', 'PL')).toBe('https://tracktrace.dpd.com.pl/parcelDetails?p1=13')
})

it('there is no link without a number, for an unknown carrier or for names of object properties', () => {
  expect([url('dpd', null), url('dpd', ' '), url('haypost', '13'), url('constructor', '13')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
