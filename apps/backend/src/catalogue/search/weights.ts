import { inName, inOther, inPhrase, inSku, inSynonym, inText } from './word-index.ts'

/** How much a word counts by where it stands: name before everything else, even when it is surely meant there and hardly here. */
export const fieldWeights: Readonly<Record<number, number>> = {
  [inName]: 10,
  [inSku]: 8,
  [inSynonym]: 7,
  [inPhrase]: 4,
  [inText]: 2,
  [inOther]: 1,
}
