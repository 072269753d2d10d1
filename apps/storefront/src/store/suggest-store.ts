type Speaking = { readonly locale?: string | null }

const robots = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i

const partsOf = (locale: string): readonly [language: string, country: string] => {
  const [language = '', country = ''] = locale.toLowerCase().split(/[-_]/)
  return [language, country]
}

/** True when the visitor reads one of the page's languages, or reads nothing at all: then there is nothing to suggest. */
export function isAtHome(languages: readonly string[], locale: string, userAgent: string): boolean {
  const own = partsOf(locale)[0]
  return robots.test(userAgent) || languages.some((language) => partsOf(language)[0] === own)
}

/** The first store view in the visitor's order of languages, one of the visitor's own country before others. */
export function suggestStore<Store extends Speaking>(
  languages: readonly string[],
  stores: readonly Store[],
): Store | undefined {
  for (const wish of languages) {
    const [language, country] = partsOf(wish)
    const fitting = stores.filter((store) => partsOf(store.locale ?? '')[0] === language)
    const found = fitting.find((store) => partsOf(store.locale ?? '')[1] === country) ?? fitting[0]
    if (found) return found
  }
  return undefined
}
