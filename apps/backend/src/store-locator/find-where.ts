import { folded, foldedWords, looksLikePostcode, pointOf, type Point } from '@bocian/rules/nearby.ts'
import type { Context } from '#src/platform/context.ts'
import { UserError } from '#src/platform/user-error.ts'
import { selectPostcode, selectShops, selectTown } from './queries.ts'

const longestText = 100
const mostWords = 8
/** A postcode says where something is from its second digit on. */
const shortestBeginning = 2

export interface LocationInput {
  latitude?: number | null
  longitude?: number | null
  text?: string | null
}

/** Where to look: around a point, or for words; neither when nothing was asked. */
export interface Where {
  at: Point | null
  words: string[] | null
}

/** What a caller means by a point or a typed text: a town or postcode is a point as far as the known places tell, else words. */
export async function findWhere(ctx: Context, country: string, location: LocationInput | null): Promise<Where> {
  const point = givenPoint(location)
  if (point !== undefined) return { at: point, words: null }
  const text = (location?.text ?? '').slice(0, longestText)
  const key = folded(text)
  if (key === '') return { at: null, words: null }
  const at = await findTypedPoint(ctx, country, text)
  return at === undefined ? { at: null, words: foldedWords(text).slice(0, mostWords) } : { at, words: null }
}

/** The point that was given as such; a place that is not on earth is refused. */
export function givenPoint(location: LocationInput | null | undefined): Point | undefined {
  const { latitude, longitude } = location ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw new UserError('graphql-input', 'The location is not on earth.')
  return { latitude, longitude }
}

/** Where a typed town or postcode of a country lies, as far as the points of carriers and our shops tell. */
export async function findTypedPoint(ctx: Context, country: string, text: string): Promise<Point | undefined> {
  const key = folded(text)
  const shops = (await selectShops(ctx.db, ctx.store.id)).filter((shop) => shop.country === country)
  if (!looksLikePostcode(text)) return (await selectTown(ctx.db, country, key)) ?? pointOf(shops, text)
  const lengths = Array.from(
    { length: Math.max(key.length - shortestBeginning + 1, 0) },
    (_, n) => n + shortestBeginning,
  )
  const beginnings = lengths.map((length) => key.slice(0, length))
  const found = await selectPostcode(ctx.db, country, beginnings)
  return found ?? (beginnings.length > 0 ? pointOf(shops, text) : undefined)
}
