import type { Availability } from './types.ts'

/** Up to so many pieces a shop may have sold before the shopper is there. */
const few = 2
/** For how long a shop's news is believed, in milliseconds: three days. */
const believedFor = 3 * 86_400_000

/** What can be said of `quantity` pieces that a shop told of at an instant. */
export function calculateAvailability(quantity: number, toldAt: Date | null, now: Date): Availability {
  if (toldAt === null || now.getTime() - toldAt.getTime() > believedFor) return null
  if (quantity <= 0) return 'OUT'
  return quantity <= few ? 'LOW' : 'IN_STOCK'
}
