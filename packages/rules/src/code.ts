import { cleanText } from './clean-text.ts'
import { withoutSeparators } from './separators.ts'

const cyrillic = 'АВЕЅІЈКМНОРСТУХҮ'
const latin = 'ABESIJKMHOPCTYXY'

/** A code in capitals, without spaces and dashes. Coupons whose codes differ only in these are the same to a visitor. */
export const codeKey = (text: string): string => withoutSeparators(cleanText(text).normalize('NFKC')).toUpperCase()

/** The keys under which a typed code may be stored: its own, and the one in the Latin letters that look like it. */
export function codeKeys(typed: string): string[] {
  const key = codeKey(typed)
  const other = [...key].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join('')
  return [...new Set([key, other])]
}
