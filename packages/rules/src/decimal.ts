// Group and decimal separators from CLDR. Polish and Armenian do not group four digits.
const marks: Readonly<Record<string, string>> = {
  'pl-PL': '\u00A0,',
  'hy-AM': '\u00A0,',
  'cs-CZ': '\u00A0,',
  'sk-SK': '\u00A0,',
  'uk-UA': '\u00A0,',
  'de-DE': '.,',
  'ro-RO': '.,',
  'en-GB': ',.',
}

/**
 * A number with `digits` decimals as `Intl.NumberFormat` writes it, rounded half away from zero; undefined for an unknown
 * locale or a very large number. Not with Intl, because creating the first `Intl.NumberFormat` of a page takes a phone about
 * 100 ms during hydration.
 */
export function writeDecimal(locale: string, value: number, digits: number): string | undefined {
  const mark = marks[locale]
  // Rounds the shortest decimal representation, as Intl does: 1.005 becomes 1.01, although the double is slightly less.
  const units = Math.round(Number(`${Math.abs(value)}e${digits}`))
  if (!mark || !Number.isSafeInteger(units)) return undefined
  const [group = '', decimal = ''] = mark
  const text = String(units).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  const isWhole = whole.length === 4 && /^[ph]/.test(locale)
  const grouped = isWhole ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return sign + grouped + (digits > 0 ? decimal + text.slice(-digits) : '')
}
