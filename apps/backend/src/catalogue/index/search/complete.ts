import { allowedTypos, typoDistance } from '@bocian/rules/typos.ts'
import { chunksOf, foldSearch } from './fold-words.ts'

/**
 * Suggestions for a typed text, best first, from the names of matching products. Completes or corrects the last word, and also
 * adds the word that follows it in the name. Does not complete numbers.
 */
export function completionsOf(text: string, names: Iterable<string>, most: number): string[] {
  const typed = chunksOf(text)
  const last = typed.at(-1)
  if (last === undefined || /\d/.test(last)) return []
  const read = [...names].map(wordsIn)
  const completed = read.flatMap((words) => endingsIn(words, (word) => word.startsWith(last)))
  const isLikely = (word: string): boolean =>
    typoDistance(word, last, allowedTypos(last.length)) <= allowedTypos(last.length)
  const endings = completed.length > 0 ? completed : read.flatMap((words) => endingsIn(words, isLikely))
  const before = text.trim().split(/\s+/).slice(0, -1).join(' ').toLowerCase()
  const counts = new Map<string, number>()
  for (const ending of endings) {
    if (chunksOf(ending).some((word) => typed.slice(0, -1).includes(word))) continue
    const phrase = before === '' ? ending : `${before} ${ending}`
    if (foldSearch(phrase) !== foldSearch(text.trim())) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([phrase]) => phrase)
}

function wordsIn(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []
}

/** Suggestions from the first matching word: the word alone, and the word with the one after it. */
function endingsIn(words: string[], matches: (folded: string) => boolean): string[] {
  const index = words.findIndex((word) => matches(foldSearch(word)))
  const word = words[index]
  if (word === undefined) return []
  const next = words[index + 1]
  return next === undefined || next.length < 3 ? [word] : [word, `${word} ${next}`]
}
