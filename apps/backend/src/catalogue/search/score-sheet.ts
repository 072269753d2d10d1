import { fieldOf, placeOf, type WordIndex } from './word-index.ts'

/**
 * What the places of an index have scored for one reading of a query. There is one sheet for all searches, for a search goes to
 * its end before another begins; only the lines that were written to are wiped out for the next, so that a rare word costs little
 * among many products.
 */
export interface ScoreSheet {
  /** By place: how well the words are found, and how many of them. */
  sums: Int32Array
  counts: Uint8Array
  /** By place: how well the word that is looked for now is found. */
  best: Int32Array
  /** The places at which a word was found, in no order. */
  touched: Int32Array
  length: number
}

const sheet: ScoreSheet = {
  sums: new Int32Array(0),
  counts: new Uint8Array(0),
  best: new Int32Array(0),
  touched: new Int32Array(0),
  length: 0,
}

/** An empty sheet with a line for each place. */
export function emptySheet(size: number): ScoreSheet {
  const { sums, counts, best, touched, length } = sheet
  for (let line = 0; line < length; line++) {
    const place = touched[line] as number
    sums[place] = 0
    counts[place] = 0
    best[place] = 0
  }
  sheet.length = 0
  if (size <= sums.length) return sheet
  const room = Math.ceil(size * 1.25)
  sheet.sums = new Int32Array(room)
  sheet.counts = new Uint8Array(room)
  sheet.best = new Int32Array(room)
  sheet.touched = new Int32Array(room)
  return sheet
}

/** What is found from now on is found of the next word. */
export function nextWord({ best, touched, length }: ScoreSheet): void {
  for (let line = 0; line < length; line++) best[touched[line] as number] = 0
}

/** Notes where a word of the index stands; by field how much it counts there, 0 for not at all. */
export function addPosting(index: WordIndex, word: number, sheet: ScoreSheet, weights: Float64Array): void {
  const { sums, counts, best, touched } = sheet
  const posting = index.postings[word]
  if (posting === undefined) return
  const { values, length } = posting
  for (let offset = 0; offset < length; offset++) {
    const code = values[offset] as number
    const score = weights[fieldOf(code)] as number
    if (score === 0) continue
    const place = placeOf(code)
    const before = best[place] as number
    if (score <= before) continue
    if (before === 0) {
      if (counts[place] === 0) touched[sheet.length++] = place
      counts[place] = (counts[place] as number) + 1
    }
    sums[place] = (sums[place] as number) + score - before
    best[place] = score
  }
}
