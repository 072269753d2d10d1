export interface PriceRangeCount {
  /** Minor units; both ends belong to the range. */
  from: number
  to: number
  count: number
}

const wanted = 6

/** Divides prices into a few ranges with round edges; ranges without a price are left out. */
export function calculatePriceRanges(prices: readonly number[]): PriceRangeCount[] {
  if (prices.length === 0) return []
  const least = prices.reduce((a, b) => Math.min(a, b))
  const most = prices.reduce((a, b) => Math.max(a, b))
  const step = roundStep((most - least) / wanted)
  const counts = new Map<number, number>()
  for (const price of prices) counts.set(Math.floor(price / step), (counts.get(Math.floor(price / step)) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([index, count]) => ({ from: index * step, to: (index + 1) * step - 1, count }))
}

/** The least of 1, 2, 5, 10, 20, 50 … whole units that is not below. */
function roundStep(minor: number): number {
  for (let power = 100; ; power *= 10) for (const digit of [1, 2, 5]) if (digit * power >= minor) return digit * power
}
