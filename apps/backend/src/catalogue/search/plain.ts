import { isEmpty } from '../places/place-set.ts'
import { isUsed } from './expand.ts'
import { find, type Searched } from './find.ts'
import { tokensOf } from './tokens.ts'
import { understand } from './understand.ts'

/** Nothing is guessed. */
const literally = { knows: () => true, nearest: () => [] }

/**
 * Whether a text is made of the shop's own words alone and something is all of it. Names of people, addresses, rude and
 * misspelt words are not: what others typed may be shown when it is plain.
 */
export function isPlain(searched: Searched, text: string): boolean {
  const { ranks, isNear } = find(searched, text)
  if (isEmpty(ranks.found) || isNear) return false
  const { index, meanings } = searched
  const { words } = understand(meanings, text, literally)
  return tokensOf(index, words).every((token) => isUsed(index, token))
}
