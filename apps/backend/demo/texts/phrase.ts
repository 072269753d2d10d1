/** Replaces the `{placeholders}` of a phrase with values. */
export function fill(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`no value for {${key}} in: ${phrase}`)
    return value
  })
}

/** The phrase with its first letter capitalized. */
export function sentenceCase(phrase: string): string {
  const [first = ''] = phrase
  return first.toUpperCase() + phrase.slice(first.length)
}
