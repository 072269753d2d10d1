import { oneLine } from './clean-text.ts'

const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  // In capitals, the Armenian ligature և is written ԵՎ.
  եւ: 'եվ',
}
const otherLetters = new RegExp(Object.keys(letters).join('|'), 'g')
const apostrophes = /['‘’‛ʹ-ʿˈ`´′՚＇]/g
const dashes = / ?[\p{Pd}\u2212] ?/gu

/**
 * A name as it is compared with others: without accents, case, the kind of apostrophe, dash or space. So `Iași` equals `Iasi` and
 * `IAŞI`, and `Кузьм’яненко` equals `Кузьм'яненко`.
 */
export function foldName(text: string): string {
  const plain = oneLine(text)
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .replace(apostrophes, "'")
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(otherLetters, (letter) => letters[letter] ?? letter)
  return oneLine(plain).replace(dashes, '-')
}

/** Whether two names are the same to a reader. */
export const sameText = (a: string, b: string): boolean => foldName(a) === foldName(b)
