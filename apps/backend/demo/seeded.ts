type Seeded = {
  readonly int: (from: number, to: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  readonly chance: (share: number) => boolean
}

/** FNV-1a: the same text gives the same 32 bits on every machine. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 13
  return hash >>> 0
}

/** Eight hex digits that seed the drawing of a design. */
export function hex32(text: string): string {
  return hash32(text).toString(16).padStart(8, '0')
}

/** A small random generator (mulberry32) seeded with a text, so that every object has its own reproducible sequence. */
export function seeded(text: string): Seeded {
  let state = hash32(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { int, pick: (list) => at(list, int(0, list.length - 1)), chance: (share) => next() < share }
}

/** The element at an index, wrapping around the end of the list. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error('an empty list has no elements')
  return found
}
