/** What a suggestion comes from, the best first. */
export const kindOrder = { query: 0, category: 1, completion: 2, product: 3 } as const

/** Something that can be searched for and finds something. */
export interface Phrase {
  kind: keyof typeof kindOrder
  text: string
  /** Folded. */
  words: string[]
  /** Compares phrases of one kind; more is better. */
  weight: number
}

/** The words of a store view. */
export interface Vocabulary {
  categories: Phrase[]
  /** Folded words, those of colours and other options among them, with one way to write each. */
  known: ReadonlyMap<string, string>
}
