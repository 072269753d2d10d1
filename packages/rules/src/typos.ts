/** The number of typos allowed in a word of this length. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * The number of omitted, added, wrong or swapped letters between two words. Any distance above `most` is returned as `most + 1`.
 */
export function typoDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const cost = costAt(a, b, row, column, last, before, current[column - 1] ?? 0)
      current.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

function costAt(
  a: string,
  b: string,
  row: number,
  column: number,
  last: number[],
  before: number[],
  left: number,
): number {
  const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
  const cost = Math.min((last[column] ?? 0) + 1, left + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
  const isSwapped =
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  return isSwapped ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost
}

/** Whether a word starts like another one with at most one typo. */
export function beginsNear(word: string, other: string): boolean {
  return [-1, 0, 1].some((more) => typoDistance(word, other.slice(0, word.length + more), 1) <= 1)
}

/** The letters of a word as a bitmask, by which words that are too different are skipped without comparing them. */
export function letterBits(word: string): number {
  let bits = 0
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) & 31)
  return bits
}

/** Whether the distance of two words may be at most `most` typos: each typo changes at most two letters of the set. */
export function mayBeNear(bits: number, others: number, most: number): boolean {
  return hasAtMost(bits ^ others, most * 2)
}

/** Whether a word with `most` typos may be a prefix of one with these letters: each typo adds at most one letter. */
export function mayBegin(bits: number, others: number, most: number): boolean {
  return hasAtMost(bits & ~others, most)
}

function hasAtMost(bits: number, most: number): boolean {
  let left = bits
  for (let count = 0; left !== 0; count++) {
    if (count === most) return false
    left &= left - 1
  }
  return true
}
