import { expect, it } from 'vitest'
import type { PickupShopFragment } from '#src/platform/graphql/documents.gen.ts'
import { shopData } from './shop-data.ts'

const shop: PickupShopFragment = {
  pickup_location_code: 'CZ 1',
  name: 'Bocian Brno',
  street: 'Dlouhá 1',
  postcode: '602 00',
  city: 'Brno',
  country_id: 'CZ',
  latitude: 49.19,
  longitude: 16.61,
  phone: '+420 500 000 001',
  description: null,
  opening_hours: [{ weekday: 1, opens: '09:00', closes: '18:00' }],
}

it('a shop has its address, place, telephone and hours for search engines', () => {
  expect(shopData(shop, 'https://shop.example/cz/')).toMatchObject({
    '@type': 'ClothingStore',
    url: 'https://shop.example/cz/shops/CZ%201',
    parentOrganization: { '@id': 'https://shop.example/cz/#seller' },
    address: { streetAddress: 'Dlouhá 1', postalCode: '602 00', addressLocality: 'Brno', addressCountry: 'CZ' },
    geo: { latitude: 49.19, longitude: 16.61 },
    telephone: '+420 500 000 001',
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '18:00' }],
  })
})

it('leaves out what is not known', () => {
  const bare = shopData({ ...shop, latitude: null, phone: '', opening_hours: null }, 'https://shop.example/')
  expect(bare).not.toHaveProperty('geo')
  expect(bare).not.toHaveProperty('telephone')
  expect(bare.openingHoursSpecification).toEqual([])
})
