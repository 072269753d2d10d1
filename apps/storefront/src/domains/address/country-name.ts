/**
 * Names in languages that not all browsers know: Chromium has no Armenian names of countries. The countries that stores deliver to and
 * their neighbours.
 */
const knownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hy: {
    AM: 'Հայաստան',
    AT: 'Ավստրիա',
    BE: 'Բելգիա',
    BG: 'Բուլղարիա',
    CH: 'Շվեյցարիա',
    CY: 'Կիպրոս',
    CZ: 'Չեխիա',
    DE: 'Գերմանիա',
    DK: 'Դանիա',
    EE: 'Էստոնիա',
    ES: 'Իսպանիա',
    FI: 'Ֆինլանդիա',
    FR: 'Ֆրանսիա',
    GB: 'Միացյալ Թագավորություն',
    GE: 'Վրաստան',
    GR: 'Հունաստան',
    HR: 'Խորվաթիա',
    HU: 'Հունգարիա',
    IE: 'Իռլանդիա',
    IT: 'Իտալիա',
    LT: 'Լիտվա',
    LU: 'Լյուքսեմբուրգ',
    LV: 'Լատվիա',
    MD: 'Մոլդովա',
    MT: 'Մալթա',
    NL: 'Նիդեռլանդներ',
    NO: 'Նորվեգիա',
    PL: 'Լեհաստան',
    PT: 'Պորտուգալիա',
    RO: 'Ռումինիա',
    SE: 'Շվեդիա',
    SI: 'Սլովենիա',
    SK: 'Սլովակիա',
    UA: 'Ուկրաինա',
  },
}

/** The name of a country, such as `Polska` for `PL`, in the language of a locale. */
export function countryName(code: string, locale: string): string {
  const [language = ''] = locale.split(/[-_]/)
  return knownNames[language]?.[code] ?? new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
