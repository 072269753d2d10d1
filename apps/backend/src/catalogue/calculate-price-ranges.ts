export interface PriceRangeCount {
  /** Minor units; both ends belong to the range. */
  from: number
  to: number
  count: number
}

const wanted = 6

/** Divides prices into a few ranges with round edges; ranges without a price are left out. */
export function calculatePriceRanges(prices: ArrayLike<number>): PriceRangeCount[] {
  if (prices.length === 0) return []
  let least = Infinity
  let most = -Infinity
  for (let index = 0; index < prices.length; index++) {
    least = Math.min(least, prices[index] as number)
    most = Math.max(most, prices[index] as number)
  }
  const step = roundStep((most - least) / wanted)
  const first = Math.floor(least / step)
  const counts = Array.from({ length: Math.floor(most / step) - first + 1 }, () => 0)
  for (let index = 0; index < prices.length; index++) {
    const range = Math.floor((prices[index] as number) / step) - first
    counts[range] = (counts[range] ?? 0) + 1
  }
  return counts
    .map((count, range) => ({ from: (first + range) * step, to: (first + range + 1) * step - 1, count }))
    .filter(({ count }) => count > 0)
}

/** The least of 1, 2, 5, 10, 20, 50 … whole units that is not below. */
function roundStep(minor: number): number {
  for (let power = 100; ; power *= 10) for (const digit of [1, 2, 5]) if (digit * power >= minor) return digit * power
}
