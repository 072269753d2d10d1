import { folded, foldedWords, looksLikePostcode, pointOf, type Point } from '@bocian/rules/nearby.ts'
import type { Context } from '#src/platform/context.ts'
import { locatorErrors } from './errors.ts'
import { selectPostcode, selectShops, selectTown } from './queries.ts'

const longestText = 100
const mostWords = 8
/** A postcode identifies an area only if it has at least two digits. */
const shortestBeginning = 2

export interface LocationInput {
  latitude?: number | null
  longitude?: number | null
  text?: string | null
}

/** Where to search: around a point, or for words; neither of them if no location was given. */
export interface Where {
  at: Point | null
  words: string[] | null
}

/** Resolves a point or a typed text. A known town or postcode becomes a point, and any other text becomes search words. */
export async function findWhere(ctx: Context, country: string, location: LocationInput | null): Promise<Where> {
  const point = givenPoint(location)
  if (point !== undefined) return { at: point, words: null }
  const text = (location?.text ?? '').slice(0, longestText)
  const key = folded(text)
  if (key === '') return { at: null, words: null }
  const at = await findTypedPoint(ctx, country, text)
  return at === undefined ? { at: null, words: foldedWords(text).slice(0, mostWords) } : { at, words: null }
}

/** The point given as coordinates; refuses coordinates out of range. */
export function givenPoint(location: LocationInput | null | undefined): Point | undefined {
  const { latitude, longitude } = location ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw locatorErrors.LOCATION_INVALID()
  return { latitude, longitude }
}

/** The location of a typed town or postcode. It is derived from the known pickup points and our shops. */
export async function findTypedPoint(ctx: Context, country: string, text: string): Promise<Point | undefined> {
  const key = folded(text)
  const shops = (await selectShops(ctx.db, ctx.store.id)).filter((shop) => shop.country === country)
  if (!looksLikePostcode(text)) return (await selectTown(ctx.db, country, key)) ?? pointOf(shops, text)
  // `D-10969` and `PL 00-001` begin with the letters of the country.
  const beginnings = [...new Set([key, key.replace(/^[a-z]+/, '')])].flatMap(beginningsOf)
  const found = await selectPostcode(ctx.db, country, beginnings)
  return found ?? (beginnings.length > 0 ? pointOf(shops, text) : undefined)
}

const beginningsOf = (code: string): string[] =>
  Array.from({ length: Math.max(code.length - shortestBeginning + 1, 0) }, (_, n) =>
    code.slice(0, n + shortestBeginning),
  )
