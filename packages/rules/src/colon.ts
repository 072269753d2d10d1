/** The mark between a label and its value. Armenian has its own: a Latin colon there looks like the end of a sentence. */
export const colon = (locale: string): string => (locale.startsWith('hy') ? '՝' : ':')

/** A label with its value: `Colour: red`. */
export const labelled = (
  locale: string,
  { label, value }: { readonly label: string; readonly value: string },
): string => `${label}${colon(locale)} ${value}`
