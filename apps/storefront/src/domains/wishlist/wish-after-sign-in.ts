import { forget, keep, recall } from '#src/platform/storage/persistence.ts'

/** Stores the product that a guest wants to add, until they have signed in. */
export function keepWish(sku: string): void {
  keep('wish', sku)
}

/** True if this product was stored; deletes it, so that it is added only once. */
export function takeWish(sku: string): boolean {
  const isWanted = recall('wish') === sku
  if (isWanted) forget('wish')
  return isWanted
}
