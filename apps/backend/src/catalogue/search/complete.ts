import { allowedTypos, typoDistance } from '@bocian/rules/typos.ts'
import { chunksOf, foldSearch } from './fold-words.ts'

/**
 * What a typed text may become, best first: the words that go on from its last one, or that it is nearly, alone and
 * with the word after it, taken from the names of what it finds. A number is never half of another.
 */
export function completionsOf(text: string, names: Iterable<string>, most: number): string[] {
  const typed = chunksOf(text)
  const last = typed.at(-1)
  if (last === undefined || /\d/.test(last)) return []
  const read = [...names].map(wordsIn)
  const begun = read.flatMap((words) => endingsIn(words, (word) => word.startsWith(last)))
  const isLikely = (word: string): boolean =>
    typoDistance(word, last, allowedTypos(last.length)) <= allowedTypos(last.length)
  const endings = begun.length > 0 ? begun : read.flatMap((words) => endingsIn(words, isLikely))
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

/** The first word that is meant, and that word with the next. */
function endingsIn(words: string[], isMeant: (folded: string) => boolean): string[] {
  const place = words.findIndex((word) => isMeant(foldSearch(word)))
  const word = words[place]
  if (word === undefined) return []
  const next = words[place + 1]
  return next === undefined || next.length < 3 ? [word] : [word, `${word} ${next}`]
}
