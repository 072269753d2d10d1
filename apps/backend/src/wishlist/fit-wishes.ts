import type { Wish } from './types.ts'

/** The maximum number of items on one page of a list. */
export const mostItems = 300

const keyOf = ({ productId, variantId }: Wish): string => `${productId} ${variantId}`

/** Merges duplicate products and separates the new ones that exceed the limit. */
export function fitWishes(items: readonly Wish[], present: readonly Wish[]): { fitting: Wish[]; tooMany: Wish[] } {
  const known = new Set(present.map(keyOf))
  const byKey = new Map<string, Wish>()
  for (const item of items) {
    const before = byKey.get(keyOf(item))?.quantity ?? 0
    byKey.set(keyOf(item), { ...item, quantity: Math.min(10_000, before + item.quantity) })
  }
  const merged = [...byKey.values()]
  const fresh = merged.filter((item) => !known.has(keyOf(item)))
  const tooMany = new Set(fresh.slice(Math.max(0, mostItems - present.length)))
  return { fitting: merged.filter((item) => !tooMany.has(item)), tooMany: [...tooMany] }
}
