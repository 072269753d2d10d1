import { foldText } from '#src/catalogue/slug.ts'

const letters: Record<string, string> = { є: 'е', э: 'е', ы: 'и', ъ: '', ґ: 'г', և: 'եվ', եւ: 'եվ' }

/** Arabic letters that are written in several ways, and the stroke that only makes a word longer. */
const arabic: Record<string, string> = { ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ٱ: 'ا', ـ: '' }
const easternDigits = /[٠-٩۰-۹]/g

/** Lower case without accents, apostrophes, and Armenian and Arabic marks. Spans such as `98/104` get a hyphen. */
export function foldSearch(text: string): string {
  return foldText(text.toLowerCase())
    .replaceAll(/['‘’ʹ-ʿˈ`´՚-՟]/g, '')
    .replaceAll(/եւ|[єэыъґև]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[ىیةکٱـ]/g, (letter) => arabic[letter] ?? letter)
    .replaceAll(easternDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/(?<=\d)\s*[‐-―/]\s*(?=\d)/g, '-')
    .replaceAll(/[‐-―]/g, '-')
}

/** The folded words of a text. Hyphenated words are not split. */
export function chunksOf(text: string): string[] {
  return foldSearch(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
}

/** A stroke that may belong to a span with spaces, such as `98 / 104`: it is not between two letters or digits that folding keeps. */
const mayBeSpan = /(?<![[\p{N}\p{Lu}\p{Ll}\p{Lo}]--[ъЪ]])[‐-―\/]|[‐-―\/](?![[\p{N}\p{Lu}\p{Ll}\p{Lo}]--[ъЪ]])/v
/** Finds most texts without such a stroke in a fraction of the time. */
const hasStroke = /[‐-―/]/
const longestRemembered = 40
const mostRemembered = 50_000

/**
 * Reads texts of a catalogue piece by piece: what is between two spaces. It remembers what it has read of the chunks of a piece, because
 * products share most of their words. All pieces together have the chunks of the text, see `chunksOf`.
 */
export function rememberingPieces<T>(read: (chunks: readonly string[]) => T): (text: string) => T[] {
  const known = new Map<string, T>()
  const readPiece = (piece: string): T => {
    const before = known.get(piece)
    if (before !== undefined) return before
    const made = read(chunksOf(piece))
    if (piece.length > longestRemembered) return made
    if (known.size >= mostRemembered) known.clear()
    known.set(piece, made)
    return made
  }
  return (text) => {
    if (hasStroke.test(text) && mayBeSpan.test(text)) return chunksOf(text).map((chunk) => read([chunk]))
    const pieces: T[] = []
    for (const piece of text.split(' ')) if (piece !== '') pieces.push(readPiece(piece))
    return pieces
  }
}

/** The parts of a hyphenated word, without single letters, which mean nothing on their own. */
export function partsOf(chunk: string): string[] {
  const parts = chunk.split('-')
  return parts.length === 1 ? parts : parts.filter((part) => part.length > 1 || /\d/.test(part))
}

/** All terms of a text: its words, the parts of hyphenated words, and hyphenated words without hyphens. */
export function wordsOf(text: string): Set<string> {
  return wordsIn(chunksOf(text))
}

/** Like `wordsOf`, but for words returned by `chunksOf`. */
export function wordsIn(chunks: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const chunk of chunks) {
    if (!chunk.includes('-')) {
      words.add(chunk)
      continue
    }
    for (const part of partsOf(chunk)) words.add(part)
    words.add(chunk.replaceAll('-', ''))
  }
  return words
}
