import { forget, keep, recall } from '#src/platform/storage/persistence.ts'

const most = 50

/** Stores a product whose heart a guest has pressed, until they sign in. */
export function keepWishes(skus: readonly string[]): void {
  const wanted = new Set(skus)
  const others = (recall<readonly string[]>('wishes') ?? []).filter((sku) => !wanted.has(sku))
  keep('wishes', [...others, ...skus].slice(-most))
}

/** Returns the stored products, oldest first, and deletes them, so that they are added only once. */
export function takeWishes(): readonly string[] {
  const skus = recall<readonly string[]>('wishes') ?? []
  forget('wishes')
  return skus
}
