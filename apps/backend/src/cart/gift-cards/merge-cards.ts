import type { SeenCard } from '../types.ts'

/** The gift cards of two carts without duplicates. */
export function mergeCards(present: SeenCard[], arriving: SeenCard[]): SeenCard[] {
  return [...present, ...arriving.filter(({ id }) => present.every((card) => card.id !== id))]
}
