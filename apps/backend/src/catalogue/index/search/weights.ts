import { inName, inOther, inPhrase, inSku, inSynonym, inText } from './inverted-index.ts'

/** Scores by field. The score of a name is so high that an unlikely match there beats a certain match in another field. */
export const fieldWeights: Readonly<Record<number, number>> = {
  [inName]: 10,
  [inSku]: 8,
  [inSynonym]: 7,
  [inPhrase]: 4,
  [inText]: 2,
  [inOther]: 1,
}
