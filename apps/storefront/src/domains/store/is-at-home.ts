const robots = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/, 1)[0] ?? ''

/** True if the visitor reads the page's language or is a bot, so that no other language should be suggested. */
export function isAtHome(languages: readonly string[], locale: string, userAgent: string): boolean {
  const own = languageOf(locale)
  return robots.test(userAgent) || languages.some((language) => languageOf(language) === own)
}
