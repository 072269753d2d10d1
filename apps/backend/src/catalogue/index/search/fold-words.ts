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
const longestRemembered = 40
const mostRemembered = 50_000

/**
 * `chunksOf` for the texts of a catalogue. It remembers what is between two spaces, because products share most of their words, and store
 * views those of their language, so that a word is folded once.
 */
export function rememberingChunks(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>()
  const chunksIn = (piece: string): readonly string[] => {
    const before = known.get(piece)
    if (before !== undefined) return before
    const chunks = chunksOf(piece)
    if (piece.length > longestRemembered) return chunks
    if (known.size >= mostRemembered) known.clear()
    known.set(piece, chunks)
    return chunks
  }
  return (text) => {
    if (mayBeSpan.test(text)) return chunksOf(text)
    const chunks: string[] = []
    for (const piece of text.split(' ')) if (piece !== '') chunks.push(...chunksIn(piece))
    return chunks
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
