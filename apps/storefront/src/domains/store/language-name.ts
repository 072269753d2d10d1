const ownNames: Readonly<Record<string, string>> = { hy: 'հայերեն' }

/** A language's name in that language, such as 'polski' or 'Deutsch'. Not all browsers know the name of Armenian. */
export function languageName(locale: string): string {
  const [language = 'en'] = locale.split(/[-_]/)
  return ownNames[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
