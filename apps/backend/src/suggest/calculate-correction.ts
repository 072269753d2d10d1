import { allowedTypos, beginsNear, typoDistance } from '@bocian/rules/typos.ts'

const shortestBeginning = 5

/** The known word that a typed word probably means or will become; undefined if no known word is similar. */
export function calculateCorrection(typed: string, known: Iterable<string>): string | undefined {
  const words = [...known]
  let best: string | undefined
  let least = allowedTypos(typed.length) + 1
  for (const word of words) {
    const distance = typoDistance(typed, word, least - 1)
    if (distance >= least) continue
    least = distance
    best = word
  }
  return best ?? calculateBeginning(typed, words)
}

/** The shortest word that begins with the typed text, allowing one typo. */
function calculateBeginning(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < shortestBeginning) return undefined
  const begun = words.filter((word) => word.length > typed.length && beginsNear(typed, word))
  return begun.toSorted((a, b) => a.length - b.length)[0]
}
