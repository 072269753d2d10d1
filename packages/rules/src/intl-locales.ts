// Chromium has no Armenian locale data and would fall back to the visitor's locale. Polish formats numbers the same way.
const alike: Readonly<Record<string, string>> = { 'hy-AM': 'pl-PL' }

/** The locales to pass to Intl, so that server and browser format alike. */
export function intlLocales(locale: string): string[] {
  const other = alike[locale]
  return other === undefined ? [locale] : [locale, other]
}
