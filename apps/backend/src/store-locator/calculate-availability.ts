import type { Availability } from './types.ts'

/** Up to this many items may be sold before the shopper reaches the shop. */
const few = 2
/** How long a shop's stock report is trusted, in milliseconds: three days. */
const believedFor = 3 * 86_400_000

/** The availability to show for a quantity that a shop reported at this time. */
export function calculateAvailability(quantity: number, toldAt: Date | null, now: Date): Availability {
  if (toldAt === null || now.getTime() - toldAt.getTime() > believedFor) return null
  if (quantity <= 0) return 'OUT'
  return quantity <= few ? 'LOW' : 'IN_STOCK'
}
