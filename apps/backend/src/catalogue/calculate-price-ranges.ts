export interface PriceRangeCount {
  /** In minor units; both ends belong to the range. */
  from: number
  to: number
  count: number
}

const rangeCount = 6

/**
 * Divides prices, each with its number of products, into a few ranges with round limits and omits empty ranges. As in Magento,
 * a range ends where the next begins. A price on the limit counts in both, because filtering by either range finds it.
 */
export function calculatePriceRanges(prices: readonly { price: number; count: number }[]): PriceRangeCount[] {
  if (prices.length === 0) return []
  const least = prices.reduce((a, { price }) => Math.min(a, price), Infinity)
  const most = prices.reduce((a, { price }) => Math.max(a, price), -Infinity)
  const step = roundStep((most - least) / rangeCount)
  const first = Math.floor(least / step)
  const counts = Array.from({ length: Math.floor(most / step) - first + 1 }, () => 0)
  for (const { price, count } of prices) {
    const range = Math.floor(price / step) - first
    counts[range] = (counts[range] ?? 0) + count
    if (price % step === 0 && range > 0) counts[range - 1] = (counts[range - 1] ?? 0) + count
  }
  return counts
    .map((count, range) => ({ from: (first + range) * step, to: (first + range + 1) * step, count }))
    .filter(({ count }) => count > 0)
}

/** Rounds up to 1, 2, 5, 10, 20, 50 … whole units. */
function roundStep(minor: number): number {
  for (let power = 100; ; power *= 10) for (const digit of [1, 2, 5]) if (digit * power >= minor) return digit * power
}
