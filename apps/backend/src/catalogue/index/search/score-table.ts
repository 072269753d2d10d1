import { fieldOf, keyOf, type InvertedIndex } from './inverted-index.ts'

/**
 * The scores of documents for one interpretation of a query. All searches share one table, since a search is synchronous. Only
 * touched documents are cleared for the next one, so that rare terms stay cheap in a large index.
 */
export interface ScoreTable {
  /** The total score of each document, and the number of query terms found in it. */
  sums: Int32Array
  counts: Uint8Array
  /** The best score of each document for the current term. */
  best: Int32Array
  /** The documents that have a score, unsorted. */
  touched: Int32Array
  length: number
}

const table: ScoreTable = {
  sums: new Int32Array(0),
  counts: new Uint8Array(0),
  best: new Int32Array(0),
  touched: new Int32Array(0),
  length: 0,
}

/** Clears the table and ensures capacity for `size` documents. */
export function clearedTable(size: number): ScoreTable {
  const { sums, counts, best, touched, length } = table
  for (let at = 0; at < length; at++) {
    const doc = touched[at] as number
    sums[doc] = 0
    counts[doc] = 0
    best[doc] = 0
  }
  table.length = 0
  if (size <= sums.length) return table
  const capacity = Math.ceil(size * 1.25)
  table.sums = new Int32Array(capacity)
  table.counts = new Uint8Array(capacity)
  table.best = new Int32Array(capacity)
  table.touched = new Int32Array(capacity)
  return table
}

/** Starts scoring the next term. */
export function nextTerm({ best, touched, length }: ScoreTable): void {
  for (let at = 0; at < length; at++) best[touched[at] as number] = 0
}

/** Scores the documents that contain an index term. `weights` are by field; 0 ignores the field. */
export function addPosting(index: InvertedIndex, word: number, table: ScoreTable, weights: Float64Array): void {
  const { sums, counts, best, touched } = table
  const posting = index.postings[word]
  if (posting === undefined) return
  const { values, length } = posting
  for (let offset = 0; offset < length; offset++) {
    const code = values[offset] as number
    const score = weights[fieldOf(code)] as number
    if (score === 0) continue
    const doc = keyOf(code)
    const before = best[doc] as number
    if (score <= before) continue
    if (before === 0) {
      if (counts[doc] === 0) touched[table.length++] = doc
      counts[doc] = (counts[doc] as number) + 1
    }
    sums[doc] = (sums[doc] as number) + score - before
    best[doc] = score
  }
}
