/** The options of the variants of a product that are in stock, where they have several each. */
export interface StockedVariants {
  /** The option ids of each variant, without those that all of them have. */
  variants: readonly (readonly number[])[]
  /** Those of all of them. */
  ids: ReadonlySet<number>
}

/** A product's options that can be had, its own and its variants', and how the variants join them. */
export interface Offered {
  optionIds: readonly number[]
  /** Null when any of the options can be had together. */
  stocked: StockedVariants | null
}

type Wanted = readonly ReadonlySet<number>[]

/** Whether one thing to buy has an option of each wanted set. */
export function haveTogether(offered: Offered, wanted: Wanted): boolean {
  const { optionIds, stocked } = offered
  if (!wanted.every((ids) => hasOne(optionIds, ids))) return false
  if (stocked === null) return true
  const varying = varyingOf(offered, stocked, wanted)
  return varying.length < 2 || stocked.variants.some((variant) => varying.every((ids) => hasOne(variant, ids)))
}

/** The options that can be had together with one of each wanted set; nothing is said about whether those can be had. */
export function optionsBeside(offered: Offered, wanted: Wanted): readonly number[] {
  const { optionIds, stocked } = offered
  const varying = stocked === null ? [] : varyingOf(offered, stocked, wanted)
  if (stocked === null || varying.length === 0) return optionIds
  const ids = new Set(optionIds.filter((id) => !stocked.ids.has(id)))
  for (const variant of stocked.variants)
    if (varying.every((one) => hasOne(variant, one))) for (const id of variant) ids.add(id)
  return [...ids]
}

/** The sets that only variants fulfil, not the product for all of them. */
function varyingOf({ optionIds }: Offered, { ids }: StockedVariants, wanted: Wanted): Wanted {
  return wanted.filter((one) => !optionIds.some((id) => one.has(id) && !ids.has(id)))
}

function hasOne(ids: readonly number[], wanted: ReadonlySet<number>): boolean {
  return ids.some((id) => wanted.has(id))
}

/**
 * Reads the column of the listing. What all variants have, a brand or a material, binds none of them; without it equal ones share
 * one object, for most sizes are in stock in the same ways.
 */
export function readStocked(text: string, known: Map<string, StockedVariants>): StockedVariants | null {
  if (text === '[]') return null
  const pieces = JSON.parse(text) as number[][]
  const [first = [], ...others] = pieces
  const common = new Set(first.filter((id) => others.every((ids) => ids.includes(id))))
  const variants = pieces.map((ids) => ids.filter((id) => !common.has(id)))
  const key = variants.join(';')
  const before = known.get(key)
  if (before !== undefined) return before
  const stocked = { variants, ids: new Set(variants.flat()) }
  known.set(key, stocked)
  return stocked
}

/** The column of the listing: each variant's options once and in order; none where they do not bind each other. */
export function stockedVariants(options: readonly (readonly number[])[]): number[][] {
  const distinct = new Map(options.map((ids) => [ids.join(), [...ids]]))
  const isBinding = distinct.size > 1 && options.some((ids) => ids.length > 1)
  return isBinding ? [...distinct.values()].toSorted(byNumbers) : []
}

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((id, index) => id !== b[index])
  return place === -1 ? a.length - b.length : (a[place] ?? 0) - (b[place] ?? 0)
}
