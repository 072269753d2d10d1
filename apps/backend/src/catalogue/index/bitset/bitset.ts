/** A set of row numbers with one bit each, so that 32 rows are compared at once. */
export interface Bitset {
  bits: Int32Array
}

/** An empty set with an initial capacity in rows. It grows as needed. */
export function emptyBitset(capacity = 64): Bitset {
  return { bits: new Int32Array(Math.max(2, Math.ceil(capacity / 32))) }
}

export function bitsetFrom(rows: Iterable<number>): Bitset {
  const set = emptyBitset()
  for (const row of rows) put(set, row)
  return set
}

export function copyOf({ bits }: Bitset): Bitset {
  return { bits: bits.slice() }
}

export function put(set: Bitset, row: number): void {
  const word = row >>> 5
  if (word >= set.bits.length) {
    const larger = new Int32Array(Math.max(word + 1, Math.ceil(set.bits.length * 1.5)))
    larger.set(set.bits)
    set.bits = larger
  }
  set.bits[word] = (set.bits[word] ?? 0) | (1 << (row & 31))
}

export function remove({ bits }: Bitset, row: number): void {
  const word = row >>> 5
  if (word < bits.length) bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31))
}

export function has({ bits }: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

export function isEmpty({ bits }: Bitset): boolean {
  return bits.every((word) => word === 0)
}

export function intersection({ bits: a }: Bitset, { bits: b }: Bitset): Bitset {
  const bits = new Int32Array(Math.min(a.length, b.length))
  for (let word = 0; word < bits.length; word++) bits[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return { bits }
}

/** The rows in `a` but not in `b`. */
export function difference({ bits: a }: Bitset, { bits: b }: Bitset): Bitset {
  return { bits: a.map((word, index) => word & ~(b[index] ?? 0)) }
}

export function union(sets: readonly Bitset[]): Bitset {
  const bits = new Int32Array(sets.reduce((most, set) => Math.max(most, set.bits.length), 0))
  for (const set of sets)
    for (let word = 0; word < set.bits.length; word++) bits[word] = (bits[word] ?? 0) | (set.bits[word] ?? 0)
  return { bits }
}

export function countRows({ bits }: Bitset): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) size += popCount(bits[word] ?? 0)
  return size
}

/**
 * Returns a function that counts the rows which another set has in common with this one. It visits only the non-zero words of
 * this set, and counts without branches, because mispredicted branches would cost more than counting.
 */
export function intersectionCounter({ bits }: Bitset): (other: Bitset) => number {
  const filled = new Int32Array(bits.length)
  const held = new Int32Array(bits.length)
  let length = 0
  for (let word = 0; word < bits.length; word++) {
    if (bits[word] === 0) continue
    filled[length] = word
    held[length++] = bits[word] as number
  }
  return ({ bits: others }) => {
    let size = 0
    for (let index = 0; index < length; index++) {
      const word = filled[index] as number
      if (word >= others.length) break
      size += popCount((held[index] as number) & (others[word] as number))
    }
    return size
  }
}

/** Visits all rows in ascending order. */
export function forEachRow({ bits }: Bitset, visit: (row: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      visit(word * 32 + 31 - Math.clz32(rest & ~(rest - 1)))
}

/** All rows in ascending order. */
export function rowsIn(set: Bitset): number[] {
  const rows: number[] = []
  forEachRow(set, (row) => rows.push(row))
  return rows
}

/** The number of set bits in a word: sums pairs, groups of four and bytes in parallel. */
function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
