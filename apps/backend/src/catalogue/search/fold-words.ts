import { foldText } from '../slug.ts'

const letters: Record<string, string> = { є: 'е', э: 'е', ы: 'и', ъ: '', ґ: 'г', և: 'եվ', եւ: 'եվ' }

/** Lower case without accents, apostrophes and marks of intonation; spans such as `98/104` are written with a hyphen. */
export function foldSearch(text: string): string {
  return foldText(text.toLowerCase())
    .replaceAll(/['‘’ʹ-ʿˈ`´՚-՟]/g, '')
    .replaceAll(/եւ|[єэыъґև]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/(?<=\d)\s*[‐-―/]\s*(?=\d)/g, '-')
    .replaceAll(/[‐-―]/g, '-')
}

/** The words of a text, folded; what hyphens join stays together. */
export function chunksOf(text: string): string[] {
  return foldSearch(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
}

/** The parts of a word that hyphens join; letters that stand alone there mean nothing by themselves. */
export function partsOf(chunk: string): string[] {
  const parts = chunk.split('-')
  return parts.length === 1 ? parts : parts.filter((part) => part.length > 1 || /\d/.test(part))
}

/** All words that a text is found by: each word, the parts of joined words and the joined word without its hyphens. */
export function wordsOf(text: string): Set<string> {
  return wordsIn(chunksOf(text))
}

/** The same of a text whose words have been folded. */
export function wordsIn(chunks: readonly string[]): Set<string> {
  const words = new Set<string>()
  for (const chunk of chunks) {
    for (const part of partsOf(chunk)) words.add(part)
    if (chunk.includes('-')) words.add(chunk.replaceAll('-', ''))
  }
  return words
}
