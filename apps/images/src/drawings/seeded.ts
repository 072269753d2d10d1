/** Deterministic choices: the same design and key always give the same value, in any order of calls. */
export interface Seeded {
  readonly design: string
  /** A number in [0, 1). */
  unit(key: string): number
  between(key: string, low: number, high: number): number
  pick<T>(key: string, options: readonly [T, ...T[]]): T
  chance(key: string, probability: number): boolean
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

export function seeded(design: string): Seeded {
  const unit = (key: string): number => hash(`${design}/${key}`) / 0x1_0000_0000
  return {
    design,
    unit,
    between: (key, low, high) => low + unit(key) * (high - low),
    pick: (key, options) => options[Math.floor(unit(key) * options.length)] ?? options[0],
    chance: (key, probability) => unit(key) < probability,
  }
}
