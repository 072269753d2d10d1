import { cleanText } from './clean-text.ts'
import { withoutSeparators } from './separators.ts'

const cyrillic = 'АВЕЅІЈКМНОРСТУХҮ'
const latin = 'ABESIJKMHOPCTYXY'

/** A code in capitals, without spaces and dashes. Coupons whose codes differ only in these are the same to a visitor. */
export const codeKey = (text: string): string => withoutSeparators(cleanText(text).normalize('NFKC')).toUpperCase()

const inLatin = (key: string): string => [...key].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('')

/**
 * The keys under which a typed code may be stored: its own, the one without quotes and full stops around it, which a newsletter may
 * have, and both in the Latin letters that look like theirs.
 */
export function codeKeys(typed: string): string[] {
  const key = codeKey(typed)
  const bare = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(key)?.[0] ?? key
  return [...new Set([key, inLatin(key), bare, inLatin(bare)])]
}
