import type { Wish } from './types.ts'

/** As many as one page of a list may show. */
export const mostItems = 300

const keyOf = ({ productId, variantId }: Wish): string => `${productId} ${variantId}`

/** The same product asked for twice is one wish; what is new has to find room. */
export function fitWishes(wishes: readonly Wish[], present: readonly Wish[]): { fitting: Wish[]; tooMany: Wish[] } {
  const known = new Set(present.map(keyOf))
  const byKey = new Map<string, Wish>()
  for (const wish of wishes) {
    const before = byKey.get(keyOf(wish))?.quantity ?? 0
    byKey.set(keyOf(wish), { ...wish, quantity: Math.min(10_000, before + wish.quantity) })
  }
  const merged = [...byKey.values()]
  const fresh = merged.filter((wish) => !known.has(keyOf(wish)))
  const tooMany = new Set(fresh.slice(Math.max(0, mostItems - present.length)))
  return { fitting: merged.filter((wish) => !tooMany.has(wish)), tooMany: [...tooMany] }
}
