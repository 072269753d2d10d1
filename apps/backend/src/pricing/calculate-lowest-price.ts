import type { PriceLogEntry } from './types.ts'

const windowLength = 30 * 24 * 60 * 60 * 1_000

/**
 * The lowest price in the 30 days before the current reduction (Directive 98/6/EC, Article 6a); null if the price is not
 * reduced or has no history. A further reduction counts as a new reduction.
 */
export function calculateLowestPrice(log: readonly PriceLogEntry[], now: Date): number | null {
  const past = log
    .filter((entry) => entry.validFrom <= now)
    .toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
  const current = past.at(-1)
  if (current === undefined || current.final >= current.regular) return null
  const firstOfReduction = past.findLastIndex((entry) => entry.final !== current.final || !isReduced(entry)) + 1
  const start = past[firstOfReduction]?.validFrom.getTime() ?? 0
  const before = past.slice(0, firstOfReduction)
  const asked = before.filter((_, index) => (before[index + 1]?.validFrom.getTime() ?? start) > start - windowLength)
  return asked.length === 0 ? null : Math.min(...asked.map((entry) => entry.final))
}

function isReduced(entry: PriceLogEntry): boolean {
  return entry.final < entry.regular
}
