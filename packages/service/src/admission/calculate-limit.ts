/** How many requests may run at one moment. */
export interface Limits {
  readonly least: number
  readonly usual: number
  readonly most: number
}

/** The limits of a process that usually works on this many requests at one moment. */
export const limitsAround = (usual: number): Limits => ({ least: Math.ceil(usual / 8), usual, most: usual * 4 })

/** What was seen since the limit was last computed. */
export interface Seen {
  /** Whether a request had to wait or was refused. */
  readonly hadToWait: boolean
  /** What was measured (the time of the median request, the delay of the event loop) divided by what it should be at most. */
  readonly strain: number
}

/**
 * The next limit. While requests wait, it falls in proportion to the strain, because more of them at one moment only make all of them
 * slower; below a strain of 1 it rises by a tenth. While none waits, it returns to the usual limit.
 */
export function nextLimit(limit: number, { hadToWait, strain }: Seen, { least, usual, most }: Limits): number {
  if (!hadToWait)
    return limit < usual ? Math.min(usual, Math.ceil(limit * 1.25)) : Math.max(usual, Math.floor(limit * 0.9))
  if (strain > 1) return Math.max(least, Math.floor(limit * Math.max(0.7, 1 / strain)))
  return strain === 1 ? limit : Math.min(most, Math.ceil(limit * 1.1))
}

/** Milliseconds until a request may start with so many before it, by the mean time of a request (Little's law). */
export const expectedWait = (before: number, atOnce: number, meanTime: number): number =>
  ((before + 1) * meanTime) / Math.max(1, atOnce)

/** The middle one of these numbers, undefined if there are none. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
}
