/** A set of small whole numbers, a bit each: thirty-two are compared at once. */
export interface PlaceSet {
  bits: Int32Array
}

/** An empty set, with room for so many places to begin with. */
export function placeSet(room = 64): PlaceSet {
  return { bits: new Int32Array(Math.max(2, Math.ceil(room / 32))) }
}

export function setOf(places: Iterable<number>): PlaceSet {
  const set = placeSet()
  for (const place of places) put(set, place)
  return set
}

export function put(set: PlaceSet, place: number): void {
  const word = place >>> 5
  if (word >= set.bits.length) {
    const larger = new Int32Array(Math.max(word + 1, Math.ceil(set.bits.length * 1.5)))
    larger.set(set.bits)
    set.bits = larger
  }
  set.bits[word] = (set.bits[word] ?? 0) | (1 << (place & 31))
}

export function take({ bits }: PlaceSet, place: number): void {
  const word = place >>> 5
  if (word < bits.length) bits[word] = (bits[word] ?? 0) & ~(1 << (place & 31))
}

export function has({ bits }: PlaceSet, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

export function isEmpty({ bits }: PlaceSet): boolean {
  return bits.every((word) => word === 0)
}

/** What is in both. */
export function both({ bits: a }: PlaceSet, { bits: b }: PlaceSet): PlaceSet {
  const bits = new Int32Array(Math.min(a.length, b.length))
  for (let word = 0; word < bits.length; word++) bits[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return { bits }
}

/** What is in the first and not in the second. */
export function without({ bits: a }: PlaceSet, { bits: b }: PlaceSet): PlaceSet {
  return { bits: a.map((word, index) => word & ~(b[index] ?? 0)) }
}

/** What is in any of them. */
export function anyOf(sets: readonly PlaceSet[]): PlaceSet {
  const bits = new Int32Array(sets.reduce((most, set) => Math.max(most, set.bits.length), 0))
  for (const set of sets)
    for (let word = 0; word < set.bits.length; word++) bits[word] = (bits[word] ?? 0) | (set.bits[word] ?? 0)
  return { bits }
}

export function sizeOf({ bits }: PlaceSet): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) size += ones(bits[word] ?? 0)
  return size
}

/**
 * Counts for any number of sets how many each has in common with one: only where that one has any at all is looked. Nothing is asked
 * of a word, for the processor would guess the answer wrongly half of the time, and that takes longer than to count.
 */
export function commonWith({ bits }: PlaceSet): (other: PlaceSet) => number {
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
      size += ones((held[index] as number) & (others[word] as number))
    }
    return size
  }
}

/** Visits all of them, the smallest first. */
export function eachPlace({ bits }: PlaceSet, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      visit(word * 32 + 31 - Math.clz32(rest & ~(rest - 1)))
}

/** All of them, the smallest first. */
export function placesIn(set: PlaceSet): number[] {
  const places: number[] = []
  eachPlace(set, (place) => places.push(place))
  return places
}

/** How many bits of a word are set: they are summed in pairs, fours and bytes at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
