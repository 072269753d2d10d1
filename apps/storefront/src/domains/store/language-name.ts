// Constants, because the first use of `Intl.DisplayNames` blocks a phone for a tenth of a second, and not all browsers know the
// name of Armenian.
const ownNames: Readonly<Record<string, string>> = {
  cs: 'čeština',
  de: 'Deutsch',
  en: 'English',
  hu: 'magyar',
  hy: 'հայերեն',
  pl: 'polski',
  ro: 'română',
  sk: 'slovenčina',
  uk: 'українська',
}

const otherNames = new Map<string, string>()

/** A language's name in that language, such as 'polski' or 'Deutsch'. */
export function languageName(locale: string): string {
  const [language = 'en'] = locale.split(/[-_]/)
  const known = ownNames[language] ?? otherNames.get(language)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  otherNames.set(language, name)
  return name
}
