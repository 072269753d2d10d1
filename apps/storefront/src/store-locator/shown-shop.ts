import { nearestFirst, pointOf, type Point } from '@bocian/rules/nearby.ts'
import type { ShopAvailabilityFragment } from '#src/graphql/documents.gen.ts'

export type ShownShop = ShopAvailabilityFragment & {
  /** Kilometres from the place asked about. */
  readonly distance: number | null
}

/** The shops in the order in which they are shown: the nearest first, without a point by city. */
export function orderShops(
  shops: readonly ShopAvailabilityFragment[],
  point: Point | undefined,
  locale: string,
): readonly ShownShop[] {
  const byCity = shops.toSorted((a, b) => a.address.city.localeCompare(b.address.city, locale))
  return nearestFirst(
    byCity.map((shop) => ({ ...shop, latitude: shop.address.latitude, longitude: shop.address.longitude })),
    point,
  )
}

/** Where a typed city or postcode lies, as far as the shops tell. */
export function pointOfTyped(shops: readonly ShopAvailabilityFragment[], typed: string): Point | undefined {
  const found = pointOf(
    shops.map(({ address }) => address),
    typed,
  )
  return found && { latitude: found.latitude, longitude: found.longitude }
}

export type DayGroup = { readonly from: number; readonly to: number; readonly hours: string }

/** Days of the week (1 is Monday) that follow each other with the same hours, as one entry. */
export function groupDays(days: ShopAvailabilityFragment['opening_hours']): readonly DayGroup[] {
  const groups: DayGroup[] = []
  for (const { weekday, opens, closes } of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const hours = `${opens}–${closes}`
    const last = groups.at(-1)
    if (last?.hours === hours && last.to === weekday - 1) groups[groups.length - 1] = { ...last, to: weekday }
    else groups.push({ from: weekday, to: weekday, hours })
  }
  return groups
}

/** Where a place stands on a map that anybody may open. */
export function mapAddress({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
