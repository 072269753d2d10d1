import type { PickupShopFragment } from '#src/platform/graphql/documents.gen.ts'
import { shopPath } from '#src/domains/store-locator/shop-path.ts'

const context = 'https://schema.org'
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/**
 * A shop for search engines (https://schema.org/ClothingStore), with the hours of each day. `base` is the base URL of the store view,
 * ending in a slash.
 */
export function shopData(shop: PickupShopFragment, base: string) {
  const { latitude, longitude } = shop
  const url = base + shopPath(shop.pickup_location_code ?? '').slice(1)
  return {
    '@context': context,
    '@type': 'ClothingStore',
    '@id': url,
    url,
    name: shop.name ?? '',
    parentOrganization: { '@id': `${base}#seller` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street ?? '',
      postalCode: shop.postcode ?? '',
      addressLocality: shop.city ?? '',
      addressCountry: shop.country_id ?? '',
    },
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...(latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: (shop.opening_hours ?? []).flatMap((day) =>
      day === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `${context}/${days[day.weekday - 1]}`,
              opens: day.opens,
              closes: day.closes,
            },
          ],
    ),
  }
}
