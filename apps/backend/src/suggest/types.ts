/** Sources of suggestions, in order of preference. */
export const kindOrder = { query: 0, category: 1, completion: 2, product: 3 } as const

/** A suggestion that has search results. */
export interface Phrase {
  kind: keyof typeof kindOrder
  text: string
  /** The text in normalized form: lower case without accents. */
  words: string[]
  /** Ranks phrases of the same source; higher is better. */
  weight: number
}

/** The vocabulary of a store view. */
export interface Vocabulary {
  categories: Phrase[]
  /** Normalized words, each mapped to one spelling. Includes option labels such as colours. */
  known: ReadonlyMap<string, string>
}
