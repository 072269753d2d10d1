import { nearestFirst, pointOf, type Point } from '@bocian/rules/nearby.ts'
import type { OpeningHoursFragment, ShopAvailabilityFragment } from '#src/platform/graphql/documents.gen.ts'

export type ShownShop = ShopAvailabilityFragment & {
  /** Kilometres from the chosen location; null if there is none. */
  readonly distance: number | null
}

/** Sorts shops by distance from the point, or by city if there is no point. */
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

/** The location of a typed city or postcode, if a shop is there. */
export function pointOfTyped(shops: readonly ShopAvailabilityFragment[], typed: string): Point | undefined {
  const found = pointOf(
    shops.map(({ address }) => address),
    typed,
  )
  return found && { latitude: found.latitude, longitude: found.longitude }
}

export type DayGroup = { readonly from: number; readonly to: number; readonly hours: string }

/** Groups consecutive weekdays (1 is Monday) with the same hours. */
export function groupDays(days: readonly OpeningHoursFragment[]): readonly DayGroup[] {
  const groups: DayGroup[] = []
  for (const { weekday, opens, closes } of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const hours = `${opens}–${closes}`
    const last = groups.at(-1)
    if (last?.hours === hours && last.to === weekday - 1) groups[groups.length - 1] = { ...last, to: weekday }
    else groups.push({ from: weekday, to: weekday, hours })
  }
  return groups
}

/** The URL of a location on the store's map service. */
export function mapAddress({ latitude, longitude }: Point, engine: string | null | undefined): string {
  return engine === 'google'
    ? `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
