// Browsers built on Chromium know no Armenian numbers and would take the visitor's own; Polish writes them alike.
const alike: Readonly<Record<string, string>> = { 'hy-AM': 'pl-PL' }

/** The locales to give to Intl, so that server and browser write the same. */
export function intlLocales(locale: string): string[] {
  const other = alike[locale]
  return other === undefined ? [locale] : [locale, other]
}
