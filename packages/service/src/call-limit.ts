/** A limit on what a visitor may spend per minute. */
export interface CallLimit {
  /** Spends points of a visitor's current minute. Returns 0, or how many seconds to wait if the points are used up. */
  spend(visitor: string, points: number, now?: number): Promise<number>
}

/** Adds to a visitor's counter, which all nodes share and which expires after `seconds`; undefined if it is unreachable. */
export type SharedCounter = (visitor: string, points: number, seconds: number) => Promise<number | undefined>

interface Spent {
  points: number
  until: number
}

const minute = 60_000
/** If there are more visitors than this in a minute, those who have spent least are forgotten first. */
const mostVisitors = 100_000

/**
 * Counts each visitor's points in minutes that start with the visitor's first call. Counts across nodes if there is a shared
 * counter.
 */
export function createCallLimit(perMinute: number, shared?: SharedCounter): CallLimit {
  const visitors = new Map<string, Spent>()
  let sweptAt = 0
  const sweep = (now: number): void => {
    if (now - sweptAt < minute && visitors.size < mostVisitors) return
    for (const [visitor, { until }] of visitors) if (until <= now) visitors.delete(visitor)
    if (visitors.size >= mostVisitors) forgetThrifty(visitors)
    sweptAt = now
  }
  return {
    async spend(visitor, points, now = Date.now()) {
      if (perMinute === 0) return 0
      sweep(now)
      const known = visitors.get(visitor)
      const spent = known !== undefined && known.until > now ? known : { points: 0, until: now + minute }
      visitors.set(visitor, spent)
      spent.points += points
      const sum = (await shared?.(visitor, points, minute / 1_000)) ?? spent.points
      return Math.max(sum, spent.points) > perMinute ? Math.ceil((spent.until - now) / 1_000) : 0
    },
  }
}

/** Forgets the half of the visitors who have spent least, so that ever new visitors do not set free one who has spent too much. */
function forgetThrifty(visitors: Map<string, Spent>): void {
  const byPoints = [...visitors].toSorted(([, a], [, b]) => a.points - b.points)
  for (const [visitor] of byPoints.slice(0, Math.ceil(byPoints.length / 2))) visitors.delete(visitor)
}
