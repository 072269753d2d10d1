import type { Resolvers, StoreOpeningHours } from '#src/platform/resolvers.gen.ts'
import { pickupLocations } from './pickup-locations.ts'
import { findPlaces, type PlacePage } from './pickup-places.ts'
import { storeAvailability } from './store-availability.ts'
import type { DayHours } from './types.ts'

const openDays = (hours: readonly DayHours[]): StoreOpeningHours[] =>
  hours.flatMap((day, index) => {
    const [opens, closes] = day.split('-')
    return opens && closes ? [{ weekday: index + 1, opens, closes }] : []
  })

const asPage = ({ places, count, size, current }: PlacePage) => ({
  items: places,
  page_info: { page_size: size, current_page: current, total_pages: Math.ceil(count / size) },
  total_count: count,
})

export const resolvers: Resolvers = {
  Query: {
    storeAvailability: (_root, { sku, location, source }, context) =>
      storeAvailability(context, { sku, location: location ?? null, source: source ?? null }),
    pickupLocations: async (_root, { area, filters, sort, pageSize, currentPage, productsInfo }, context) =>
      asPage(
        await pickupLocations(context, {
          area: area == null ? null : { radius: area.radius, searchTerm: area.search_term },
          filters: filters ?? {},
          sort: sort ?? {},
          pageSize: pageSize ?? 20,
          currentPage: currentPage ?? 1,
          skus: (productsInfo ?? []).flatMap((product) => (product === null ? [] : [product.sku])),
        }),
      ),
    deliveryPoints: async (_root, { network, country, near, pageSize, currentPage }, context) =>
      asPage(
        await findPlaces(context, {
          network,
          country: country ?? null,
          near: near ?? null,
          pageSize: pageSize ?? 20,
          currentPage: currentPage ?? 1,
        }),
      ),
  },
  PickupLocation: {
    country_id: ({ country }) => country,
    description: ({ description }) => description || null,
    opening_hours: ({ hours }) => openDays(hours),
    phone: ({ phone }) => phone || null,
    pickup_location_code: ({ code }) => code,
    contact_name: () => null,
    email: () => null,
    fax: () => null,
    region: () => null,
    region_id: () => null,
  },
  StoreAvailability: {
    source: ({ code }) => code,
    address: ({ country, ...shop }) => ({ ...shop, country_code: country }),
    phone: ({ phone }) => phone || null,
    opening_hours: ({ hours }) => openDays(hours),
    updated_at: ({ toldAt }) => toldAt?.toISOString() ?? null,
  },
}
