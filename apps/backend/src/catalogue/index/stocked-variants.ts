/** The option combinations of a product's variants in stock. */
export interface StockedVariants {
  /** The option ids of each variant, without options common to all variants. */
  variants: readonly (readonly number[])[]
  /** All option ids in `variants`. */
  ids: ReadonlySet<number>
}

/** The available options of a product and its variants in stock. */
export interface AvailableOptions {
  optionIds: readonly number[]
  /** The available combinations; null if all combinations are available. */
  stocked: StockedVariants | null
}

type Wanted = readonly ReadonlySet<number>[]

/** Whether one variant in stock, or the simple product, has at least one option of every wanted set. */
export function oneVariantHas(offered: AvailableOptions, wanted: Wanted): boolean {
  const { optionIds, stocked } = offered
  if (!wanted.every((ids) => hasOne(optionIds, ids))) return false
  if (stocked === null) return true
  const varying = variantDependent(offered, stocked, wanted)
  return varying.length < 2 || stocked.variants.some((variant) => varying.every((ids) => hasOne(variant, ids)))
}

/** The options that can be combined with one of each wanted set. Assumes that these can be combined with each other. */
export function optionsCompatibleWith(offered: AvailableOptions, wanted: Wanted): readonly number[] {
  const { optionIds, stocked } = offered
  const varying = stocked === null ? [] : variantDependent(offered, stocked, wanted)
  if (stocked === null || varying.length === 0) return optionIds
  const ids = new Set(optionIds.filter((id) => !stocked.ids.has(id)))
  for (const variant of stocked.variants)
    if (varying.every((one) => hasOne(variant, one))) for (const id of variant) ids.add(id)
  return [...ids]
}

/** The wanted sets whose options some variants lack. An option that all variants share fulfils its set for every variant. */
function variantDependent({ optionIds }: AvailableOptions, { ids }: StockedVariants, wanted: Wanted): Wanted {
  return wanted.filter((one) => !optionIds.some((id) => one.has(id) && !ids.has(id)))
}

function hasOne(ids: readonly number[], wanted: ReadonlySet<number>): boolean {
  return ids.some((id) => wanted.has(id))
}

/**
 * Parses the column `stocked_variants`. Leaves out options common to all variants, such as brand and material, so that products
 * with the same sizes in stock share one object, which saves memory.
 */
export function readStocked(text: string, known: Map<string, StockedVariants>): StockedVariants | null {
  if (text === '[]') return null
  const variantLists = JSON.parse(text) as number[][]
  const [first = [], ...others] = variantLists
  const common = new Set(first.filter((id) => others.every((ids) => ids.includes(id))))
  const variants = variantLists.map((ids) => ids.filter((id) => !common.has(id)))
  const key = variants.join(';')
  const before = known.get(key)
  if (before !== undefined) return before
  const stocked = { variants, ids: new Set(variants.flat()) }
  known.set(key, stocked)
  return stocked
}

/** The value of the column `stocked_variants`: the distinct variants, sorted; empty if options need not be combined. */
export function stockedVariants(options: readonly (readonly number[])[]): number[][] {
  const distinct = new Map(options.map((ids) => [ids.join(), [...ids]]))
  const isBinding = distinct.size > 1 && options.some((ids) => ids.length > 1)
  return isBinding ? [...distinct.values()].toSorted(byNumbers) : []
}

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((id, index) => id !== b[index])
  return first === -1 ? a.length - b.length : (a[first] ?? 0) - (b[first] ?? 0)
}
