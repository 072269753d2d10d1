import { foldName } from './same-text.ts'

/** A geographic point, in degrees of WGS 84. */
export interface Point {
  latitude: number
  longitude: number
}

/** A point with the city and postcode to search by. */
export interface Place extends Point {
  city: string
  postcode: string
}

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The straight-line distance between two points, in kilometres. */
export function kilometresBetween(from: Point, to: Point): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Normalizes a text to letters and digits without accents and case: `Łódź` and `lodz` become the same. */
export function folded(text: string): string {
  return foldName(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The normalized words of a text: `ul. Długa 5` becomes `ul`, `dluga`, `5`. */
export function foldedWords(text: string): string[] {
  return text
    .split(/[\s,./()–-]+/)
    .map(folded)
    .filter((word) => word !== '')
}

/** Whether a text looks like a postcode, which consists of digits and, in some countries, up to three consecutive letters. */
export function looksLikePostcode(typed: string): boolean {
  return /^(?:[a-z]{1,2}\d|\d)(?:\d|[a-z]{1,2}(?=\d|$))*$/.test(folded(typed)) && !/\p{L}{3}/u.test(typed)
}

function sameStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/**
 * The location of a typed city or postcode, found among the places: the first city with that prefix, or the place whose postcode
 * has the longest prefix in common. Undefined if there is none.
 */
export function pointOf(places: readonly Place[], typed: string): Point | undefined {
  const wanted = folded(typed)
  if (wanted === '') return undefined
  if (!/\d/.test(wanted)) return places.find(({ city }) => folded(city).startsWith(wanted))
  // `D-10969` and `PL 00-001` begin with the letters of the country.
  const digits = wanted.replace(/^[a-z]+/, '')
  const likeness = places.map((place) => {
    const postcode = folded(place.postcode)
    return { place, length: Math.max(sameStart(postcode, wanted), sameStart(postcode, digits)) }
  })
  return likeness.toSorted((a, b) => b.length - a.length).find(({ length }) => length > 0)?.place
}

/** The places sorted by their distance in kilometres. Without a point, in the given order and without a distance. */
export function nearestFirst<P extends Point>(
  places: readonly P[],
  point: Point | undefined,
): (P & { distance: number | null })[] {
  if (point === undefined) return places.map((place) => ({ ...place, distance: null }))
  return places
    .map((place) => ({ ...place, distance: kilometresBetween(point, place) }))
    .toSorted((a, b) => a.distance - b.distance)
}
