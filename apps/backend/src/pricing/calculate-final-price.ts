import type { Price, PriceLogRow, PriceRow } from './types.ts'

/** The special price within its period (both ends included) if it is lower, otherwise the regular price. */
export function calculateFinalPrice(price: Price, now: Date): number {
  const { regular, special, specialFrom, specialTo } = price
  if (special === null || special >= regular) return regular
  const hasStarted = specialFrom === null || specialFrom <= now
  const hasEnded = specialTo !== null && specialTo < now
  return hasStarted && !hasEnded ? special : regular
}

/** When the final price may change next because a special price starts or ends. */
export function calculateNextChange(price: Price, now: Date): Date | null {
  const { special, regular, specialFrom, specialTo } = price
  if (special === null || special >= regular) return null
  if (specialFrom !== null && specialFrom > now) return specialFrom
  // The end of the period still belongs to it.
  return specialTo !== null && specialTo >= now ? new Date(specialTo.getTime() + 1) : null
}

/** What the price log will get when the special price starts and ends, after `now` and up to `until`. */
export function calculateComingEntries(price: PriceRow, now: Date, until: Date): PriceLogRow[] {
  const { productId, storeId, regular } = price
  const entries: PriceLogRow[] = []
  let change = calculateNextChange(price, now)
  while (change !== null && change <= until) {
    entries.push({ productId, storeId, regular, final: calculateFinalPrice(price, change), validFrom: change })
    change = calculateNextChange(price, change)
  }
  return entries
}
