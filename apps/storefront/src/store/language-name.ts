const ownNames: Readonly<Record<string, string>> = { hy: 'հայերեն' }

/** A language in its own words: 'polski', 'Deutsch'. Armenian is written out, for not every browser can name it. */
export function languageName(locale: string): string {
  const [language = 'en'] = locale.split(/[-_]/)
  return ownNames[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
