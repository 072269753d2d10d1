/** A compiled ICU message: texts, placeholders and plural choices, in which `#` is the count. */
export type Message = string | readonly Token[]
type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, type: 'plural', choices: Readonly<Record<string, Message>>]
type Values = Readonly<Record<string, unknown>>
type Formats = { readonly write: (number: number) => string; readonly plurals: Intl.PluralRules }

/**
 * The number and plural formats of a locale, created lazily: each costs a phone several milliseconds, and many pages need none.
 */
export function formatsOf(locales: string[]): Formats {
  let numbers: Intl.NumberFormat | undefined
  let plurals: Intl.PluralRules | undefined
  return {
    write: (number) =>
      Number.isInteger(number) && number >= 0 && number < 1000
        ? String(number)
        : (numbers ??= new Intl.NumberFormat(locales)).format(number),
    get plurals() {
      return (plurals ??= new Intl.PluralRules(locales))
    },
  }
}

/** The text of a message with its values; missing values become empty. */
export function formatMessage(message: Message, values: Values, formats: Formats, count = ''): string {
  if (typeof message === 'string') return message
  return message
    .map((token, at) => {
      const text = formatToken(token, values, formats, count)
      const next = message[at + 1]
      // A value may end with a full stop of its own: '4 травня 2026 р.'.
      return typeof token !== 'string' && typeof next === 'string' && next.startsWith('.')
        ? text.replace(/\.$/, '')
        : text
    })
    .join('')
}

function formatToken(token: Token, values: Values, formats: Formats, count: string): string {
  if (typeof token === 'string') return token === '#' && count !== '' ? count : token
  const value = values[token[0]]
  if (token.length === 1) return textOf(value)
  const [, , choices] = token
  const number = Number(value)
  const choice = choices[String(number)] ?? choices[formats.plurals.select(number)] ?? choices['other'] ?? ''
  return formatMessage(choice, values, formats, formats.write(number))
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
