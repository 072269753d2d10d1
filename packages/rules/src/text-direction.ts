// Arabic, Hebrew, Persian, Urdu, Pashto, Sindhi, Uyghur, Yiddish, Dhivehi, Central Kurdish.
const rightToLeft = /^(?:ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)(?:[-_]|$)/

/** The direction in which a locale's language is read, for the attribute `dir`; undefined for left to right, which needs none. */
export const textDirection = (locale: string): 'rtl' | undefined => (rightToLeft.test(locale) ? 'rtl' : undefined)

/** `dir` for HTML that is written as text: ` dir="rtl"`, or nothing. */
export const directionAttribute = (locale: string): string => (textDirection(locale) === 'rtl' ? ' dir="rtl"' : '')
