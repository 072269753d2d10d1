import type { PickupPlaceFragment } from '#src/graphql/documents.gen.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/messages.ts'
import type { StoreView } from '#src/i18n/store-views.ts'
import { groupDays } from '#src/store-locator/shown-shop.ts'

const allDay = '00:00–24:00'

/** A place in a line: its name and address. */
export function placeLine(place: PickupPlaceFragment): string {
  return [place.name, place.street, [place.postcode, place.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** When a place is open, in words; nothing where it is not known. */
export function hoursLine(t: Translate, place: PickupPlaceFragment): string {
  const groups = groupDays(place.opening_hours ?? [])
  const days = t('storeLocator.days').split(' ')
  const [first] = groups
  if (first?.from === 1 && first.to === 7 && first.hours === allDay) return t('checkout.pickup.allDay')
  return groups
    .map(({ from, to, hours }) => `${from === to ? days[from - 1] : `${days[from - 1]}–${days[to - 1]}`} ${hours}`)
    .join(', ')
}

/** How far it is, as people say it: metres below a kilometre. */
export function distanceLine(t: Translate, store: StoreView, distance: number | null | undefined): string {
  if (typeof distance !== 'number') return ''
  const metres = Math.max(Math.round(distance * 20) * 50, 50)
  if (metres < 1_000) return t('checkout.pickup.metres', { m: formatNumber(store, metres) })
  const km = distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance)
  return t('storeLocator.distance', { km: formatNumber(store, km) })
}
