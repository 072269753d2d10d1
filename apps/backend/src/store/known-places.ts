const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
/** Codes that have names but are no countries: unions, pseudo-locales and the unknown one. */
const others = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Whether this is the code of a country (ISO 3166-1), such as `PL`. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !others.has(code) && regions.of(code) !== undefined

/** Whether this is the code of a language (ISO 639-1), such as `pl`. */
export const isLanguage = (code: string): boolean => /^[a-z]{2}$/.test(code) && languages.of(code) !== undefined
