import type { Price } from './types.ts'

/** The special price while its time runs and only when it is lower; else the regular price. Both ends belong to it. */
export function calculateFinalPrice(price: Price, now: Date): number {
  const { regular, special, specialFrom, specialTo } = price
  if (special === null || special >= regular) return regular
  const hasStarted = specialFrom === null || specialFrom <= now
  const hasEnded = specialTo !== null && specialTo < now
  return hasStarted && !hasEnded ? special : regular
}

/** The next instant at which the final price may change by itself. */
export function calculateNextChange(price: Price, now: Date): Date | null {
  const { special, regular, specialFrom, specialTo } = price
  if (special === null || special >= regular) return null
  if (specialFrom !== null && specialFrom > now) return specialFrom
  // The last millisecond still belongs to the reduction.
  return specialTo !== null && specialTo >= now ? new Date(specialTo.getTime() + 1) : null
}
