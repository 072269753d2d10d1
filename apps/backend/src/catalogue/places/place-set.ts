/** A set of small whole numbers, a bit each: thirty-two are compared at once. */
export interface PlaceSet {
  bits: Uint32Array
}

export function placeSet(): PlaceSet {
  return { bits: new Uint32Array(2) }
}

export function setOf(places: Iterable<number>): PlaceSet {
  const set = placeSet()
  for (const place of places) put(set, place)
  return set
}

export function put(set: PlaceSet, place: number): void {
  const word = place >>> 5
  if (word >= set.bits.length) {
    const larger = new Uint32Array(Math.max(word + 1, Math.ceil(set.bits.length * 1.5)))
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

/** What is in both. */
export function both({ bits: a }: PlaceSet, { bits: b }: PlaceSet): PlaceSet {
  const bits = new Uint32Array(Math.min(a.length, b.length))
  for (let word = 0; word < bits.length; word++) bits[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return { bits }
}

/** What is in any of them. */
export function anyOf(sets: readonly PlaceSet[]): PlaceSet {
  const bits = new Uint32Array(sets.reduce((most, set) => Math.max(most, set.bits.length), 0))
  for (const set of sets)
    for (let word = 0; word < set.bits.length; word++) bits[word] = (bits[word] ?? 0) | (set.bits[word] ?? 0)
  return { bits }
}

export function sizeOf({ bits }: PlaceSet): number {
  let size = 0
  for (let word = 0; word < bits.length; word++) size += ones(bits[word] ?? 0)
  return size
}

/** How many are in both. */
export function commonSize({ bits: a }: PlaceSet, { bits: b }: PlaceSet): number {
  const length = Math.min(a.length, b.length)
  let size = 0
  for (let word = 0; word < length; word++) {
    const common = (a[word] ?? 0) & (b[word] ?? 0)
    if (common !== 0) size += ones(common)
  }
  return size
}

/** All of them, the smallest first. */
export function placesIn({ bits }: PlaceSet): number[] {
  const places: number[] = []
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1)
      places.push(word * 32 + 31 - Math.clz32(rest & -rest))
  return places
}

/** How many bits of a word are set: they are summed in pairs, fours and bytes at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
