import type { PickupPlaceFragment } from '#src/platform/graphql/documents.gen.ts'
import { formatNumber } from '#src/platform/i18n/format.ts'
import type { Translate } from '#src/platform/i18n/messages.ts'
import type { StoreView } from '#src/platform/i18n/store-views.ts'
import { groupDays } from '#src/domains/store-locator/shown-shop.ts'

const allDay = '00:00–24:00'

/** The name and address of a pickup point in one line. */
export function placeLine(place: PickupPlaceFragment): string {
  return [place.name, place.street, [place.postcode, place.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** The opening hours as text; empty if unknown. */
export function hoursLine(t: Translate, place: PickupPlaceFragment): string {
  const groups = groupDays(place.opening_hours ?? [])
  const days = t('storeLocator.days').split(' ')
  const [first] = groups
  if (first?.from === 1 && first.to === 7 && first.hours === allDay) return t('checkout.pickup.allDay')
  return groups
    .map(({ from, to, hours }) => `${from === to ? days[from - 1] : `${days[from - 1]}–${days[to - 1]}`} ${hours}`)
    .join(', ')
}

/** A distance in kilometres as text, in metres below one kilometre; empty if unknown. */
export function distanceLine(t: Translate, store: StoreView, distance: number | null | undefined): string {
  if (typeof distance !== 'number') return ''
  const metres = Math.max(Math.round(distance * 20) * 50, 50)
  if (metres < 1_000) return t('checkout.pickup.metres', { m: formatNumber(store, metres) })
  const km = distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance)
  return t('storeLocator.distance', { km: formatNumber(store, km) })
}
