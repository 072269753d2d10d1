/** How many typos a word of this many letters may hold. */
export function allowedTypos(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/**
 * Letters left out, added, wrong or changed with their neighbour between two words, each counting as one; anything
 * above `most` is told as `most + 1`.
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

/** Whether a word begins like another but for one typo. */
export function beginsNear(word: string, other: string): boolean {
  return [-1, 0, 1].some((more) => typoDistance(word, other.slice(0, word.length + more), 1) <= 1)
}

/** The letters of a word as bits: words whose bits differ too much need not be compared. */
export function letterBits(word: string): number {
  let bits = 0
  for (let place = 0; place < word.length; place++) bits |= 1 << (word.charCodeAt(place) & 31)
  return bits
}

/** Whether two words may be as near as `most` typos: one typo changes two letters of the set at most. */
export function mayBeNear(bits: number, others: number, most: number): boolean {
  return hasAtMost(bits ^ others, most * 2)
}

/** Whether a word with `most` typos may begin one with these letters: each typo brings in one letter at most. */
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
