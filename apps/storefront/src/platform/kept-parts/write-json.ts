import { keptJson } from './kept-parts.ts'

/** The bytes of JSON that is safe inside a script element. Kept data in it, such as the products of a list, is not written again. */
export function writeJson(value: object): Buffer {
  const texts: Buffer[] = []
  const short = withPlaces(value, texts)
  const around = safe(JSON.stringify(short)).split(placeMark)
  // A text of the shop that looks like a place: then everything is written again.
  if (around.length !== texts.length + 1) return Buffer.from(safe(JSON.stringify(value)))
  return Buffer.concat(around.flatMap((text, index) => [Buffer.from(text), texts[index] ?? []].flat()))
}

const safe = (json: string): string =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

const writeKept = (data: object): Buffer => Buffer.from(safe(JSON.stringify(data)))

/** Stands for kept data, in the value and in its JSON. */
const place = '\u0001kept'
const placeMark = JSON.stringify(place)

/** A copy in which each piece of kept data is a place; the texts come in their order. Parts without kept data are not copied. */
function withPlaces(value: object, texts: Buffer[], depth = 0): unknown {
  const json = keptJson(value, writeKept)
  if (json !== undefined) {
    texts.push(json)
    return place
  }
  if (depth === deepest) return value
  if (Array.isArray(value))
    return copied(
      value,
      (value as unknown[]).map((one) => inside(one, texts, depth)),
    )
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([name, one]) => [name, inside(one as unknown, texts, depth)] as const)
  return entries.some(([name, one]) => one !== value[name as never]) ? Object.fromEntries(entries) : value
}

const inside = (value: unknown, texts: Buffer[], depth: number): unknown =>
  typeof value === 'object' && value !== null ? withPlaces(value, texts, depth + 1) : value

const copied = (before: readonly unknown[], after: readonly unknown[]): unknown =>
  after.some((one, index) => one !== before[index]) ? after : before

/** Products are this far below the state: `hydration.loaderData.<route>.data.products.items`. */
const deepest = 7
