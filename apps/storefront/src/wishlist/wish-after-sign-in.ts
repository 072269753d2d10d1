import { forget, keep, recall } from '#src/browser-storage/persistence.ts'

/** Remembers what a guest wanted on the list, for as long as a sign-in takes. */
export function keepWish(sku: string): void {
  keep('wish', sku)
}

/** True once, for the product that was remembered. */
export function takeWish(sku: string): boolean {
  const isWanted = recall('wish') === sku
  if (isWanted) forget('wish')
  return isWanted
}
