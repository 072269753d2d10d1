import { foldName } from '@bocian/rules/same-text.ts'
import type { FoundPlace } from './types.ts'

/** Magento's conditions on one field. All of them must be fulfilled. */
export interface FieldFilter {
  eq?: string | null
  neq?: string | null
  like?: string | null
  in?: (string | null)[] | null
  nin?: (string | null)[] | null
  finset?: (string | null)[] | null
  from?: string | null
  to?: string | null
  gt?: string | null
  gteq?: string | null
  moreq?: string | null
  lt?: string | null
  lteq?: string | null
  null?: string | null
  notnull?: string | null
}

export type LocationFilters = Readonly<Record<string, FieldFilter | null | undefined>>
export type LocationSort = Readonly<Record<string, 'ASC' | 'DESC' | null | undefined>>

/** The value of a field, by Magento's name for filtering and sorting; null for fields that a shop does not have. */
function fieldOf(place: FoundPlace, field: string): string | number | null {
  const fields: Readonly<Record<string, string | number | null>> = {
    city: place.city,
    country_id: place.country,
    description: place.description || null,
    distance: place.distance,
    latitude: place.latitude,
    longitude: place.longitude,
    name: place.name,
    phone: place.phone || null,
    pickup_location_code: place.code,
    postcode: place.postcode,
    street: place.street,
  }
  return fields[field] ?? null
}

/** The places that match every filter. Case and accents are ignored, as in Magento's database. */
export function filterLocations(places: readonly FoundPlace[], filters: LocationFilters): FoundPlace[] {
  const requested = Object.entries(filters)
  return places.filter((place) =>
    requested.every(([field, filter]) => filter == null || holds(filter, fieldOf(place, field)?.toString() ?? null)),
  )
}

const small = (text: string | null | undefined): string => foldName(text ?? '')

function holds(filter: FieldFilter, raw: string | null): boolean {
  const value = small(raw)
  const isOneOf = (list: (string | null)[]): boolean => raw !== null && list.some((item) => small(item) === value)
  const checks: [unknown, () => boolean][] = [
    [filter.eq, () => raw !== null && value === small(filter.eq)],
    [filter.neq, () => raw !== null && value !== small(filter.neq)],
    [filter.like, () => raw !== null && isLike(value, small(filter.like))],
    [filter.in, () => isOneOf(filter.in ?? [])],
    [filter.nin, () => raw !== null && !isOneOf(filter.nin ?? [])],
    [filter.finset, () => isOneOf(filter.finset ?? [])],
    [filter.from, () => raw !== null && value >= small(filter.from)],
    [filter.gteq, () => raw !== null && value >= small(filter.gteq)],
    [filter.moreq, () => raw !== null && value >= small(filter.moreq)],
    [filter.gt, () => raw !== null && value > small(filter.gt)],
    [filter.to, () => raw !== null && value <= small(filter.to)],
    [filter.lteq, () => raw !== null && value <= small(filter.lteq)],
    [filter.lt, () => raw !== null && value < small(filter.lt)],
    [filter.null, () => raw === null],
    [filter.notnull, () => raw !== null],
  ]
  return checks.every(([given, check]) => given == null || check())
}

/**
 * An SQL LIKE pattern: `%` is any text, `_` one character. Not converted to a regular expression, so that no pattern can be slow.
 */
function isLike(text: string, pattern: string): boolean {
  let [at, sign, star, resume] = [0, 0, -1, 0]
  while (at < text.length) {
    if (sign < pattern.length && pattern[sign] === '%') [star, resume, sign] = [sign, at, sign + 1]
    else if (sign < pattern.length && (pattern[sign] === '_' || pattern[sign] === text[at]))
      [at, sign] = [at + 1, sign + 1]
    else if (star >= 0) [resume, at, sign] = [resume + 1, resume + 1, star + 1]
    else return false
  }
  while (pattern[sign] === '%') sign++
  return sign === pattern.length
}

/** The places sorted by the first of the given fields, then by the next, and so on. Missing values come last. */
export function sortLocations(places: readonly FoundPlace[], sort: LocationSort): FoundPlace[] {
  const wanted = Object.entries(sort).flatMap(([field, way]) => (way == null ? [] : [{ field, way }]))
  return places.toSorted((a, b) => {
    for (const { field, way } of wanted) {
      const order = compare(fieldOf(a, field), fieldOf(b, field), way === 'ASC' ? 1 : -1)
      if (order !== 0) return order
    }
    return 0
  })
}

function compare(a: string | number | null, b: string | number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  return order * sign
}
