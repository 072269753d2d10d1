import { isEmpty } from '../bitset/bitset.ts'
import { isUsed } from './expand-term.ts'
import { find, type Searchable } from './find.ts'
import { tokensOf } from './tokens.ts'
import { parseQuery } from './parse-query.ts'

/** A lookup that disables spelling correction. */
const literally = { knows: () => true, nearest: () => [] }

/**
 * Whether a visitor's search is safe to show to others: all its words occur in the catalogue, and a product matches all of
 * them. This excludes names of people, addresses, rude and misspelt words.
 */
export function isSafeToShow(searchable: Searchable, text: string): boolean {
  const { ranks, isNear } = find(searchable, text)
  if (isEmpty(ranks.found) || isNear) return false
  const { index, meanings } = searchable
  const { words } = parseQuery(meanings, text, literally)
  return tokensOf(index, words).every((token) => isUsed(index, token))
}
