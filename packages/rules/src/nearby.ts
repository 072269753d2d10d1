/** A place on earth, in degrees of WGS 84. */
export interface Point {
  latitude: number
  longitude: number
}

/** What the nearest of several places is found by. */
export interface Place extends Point {
  city: string
  postcode: string
}

const earthRadius = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The way between two points as the crow flies, in kilometres. */
export function kilometresBetween(from: Point, to: Point): number {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Letters and digits alone, without accents and case: `Łódź` and `lodz` are the same. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The words of a text as they are compared: `ul. Długa 5` is `ul`, `dluga`, `5`. */
export function foldedWords(text: string): string[] {
  return text
    .split(/[\s,./()–-]+/)
    .map(folded)
    .filter((word) => word !== '')
}

/** True for what is typed as a postcode: digits, as in some countries with up to three letters together. */
export function looksLikePostcode(typed: string): boolean {
  return /^(?:[a-z]{1,2}\d|\d)(?:\d|[a-z]{1,2}(?=\d|$))*$/.test(folded(typed)) && !/\p{L}{3}/u.test(typed)
}

function sameStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/**
 * Where a typed city or postcode lies, as far as the places tell: the first one whose city begins so, or the one whose
 * postcode agrees for longest, from its first digit on. Undefined when nothing does.
 */
export function pointOf(places: readonly Place[], typed: string): Point | undefined {
  const wanted = folded(typed)
  if (wanted === '') return undefined
  if (!/\d/.test(wanted)) return places.find(({ city }) => folded(city).startsWith(wanted))
  const likeness = places.map((place) => ({ place, length: sameStart(folded(place.postcode), wanted) }))
  return likeness.toSorted((a, b) => b.length - a.length).find(({ length }) => length > 0)?.place
}

/** The places with their distance in kilometres, the nearest first; without a point as they were, with no distance. */
export function nearestFirst<P extends Point>(
  places: readonly P[],
  point: Point | undefined,
): (P & { distance: number | null })[] {
  if (point === undefined) return places.map((place) => ({ ...place, distance: null }))
  return places
    .map((place) => ({ ...place, distance: kilometresBetween(point, place) }))
    .toSorted((a, b) => a.distance - b.distance)
}
