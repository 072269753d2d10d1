type Speaking = { readonly locale?: string | null }

const partsOf = (locale: string): readonly [language: string, country: string] => {
  const [language = '', country = ''] = locale.toLowerCase().split(/[-_]/)
  return [language, country]
}

/** The first store view in the visitor's order of languages, preferably of the visitor's own country. */
export function suggestStore<Store extends Speaking>(
  languages: readonly string[],
  stores: readonly Store[],
): Store | undefined {
  for (const wanted of languages) {
    const [language, country] = partsOf(wanted)
    const fitting = stores.filter((store) => partsOf(store.locale ?? '')[0] === language)
    const found = fitting.find((store) => partsOf(store.locale ?? '')[1] === country) ?? fitting[0]
    if (found) return found
  }
  return undefined
}
