// A number before the word for days in the eight languages, such as `30 Tage`, `30-day`, `30 de zile` or `30 օրվա`.
const digits = /\d+[\s-]+(?:de\s+)?(?:days?|dni|dní|dn[ůuíy]|Tagen?|zile|дн|день|օր)/iu
// As the German notice on the right of withdrawal may write it.
const words = /dreißig Tagen?/iu

/** Whether a text names a number of days in one of the shop's languages. */
export const namesDays = (text: string): boolean => digits.test(text) || words.test(text)
