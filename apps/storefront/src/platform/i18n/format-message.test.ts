import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { formatMessage, formatsOf, type Message } from './format-message.ts'
import { intlLocales } from '@bocian/rules/intl-locales.ts'

const say = (text: string, values: Record<string, unknown>, locale = 'en-GB'): string =>
  formatMessage(compileMessageOrThrow(text) as Message, values, formatsOf([locale]))

it('inserts values and leaves out missing ones', () => {
  expect(say('{name} is in the cart', { name: 'Wisła' })).toBe('Wisła is in the cart')
  expect(say('{name} is in the cart', {})).toBe(' is in the cart')
  expect(say("It''s {count} # {name}", { count: 3, name: 'A' })).toBe("It's 3 # A")
})

it('writes one full stop after a value that ends with one', () => {
  expect(say('до {date}. Далі', { date: '4 травня 2026 р.' }, 'uk-UA')).toBe('до 4 травня 2026 р. Далі')
  expect(say('{date}, {date}', { date: '4 травня 2026 р.' }, 'uk-UA')).toBe('4 травня 2026 р., 4 травня 2026 р.')
})

it('prefers an exact plural match, then the language’s plural form', () => {
  const text = '{count, plural, =0 {no coats} one {# coat of {name}} few {# coats} many {# coats!} other {# of a coat}}'
  const counted = [0, 1, 2, 5, 1.5, 1200].map((count) => say(text, { count, name: 'Ola' }, 'pl-PL'))
  expect(counted).toEqual(['no coats', '1 coat of Ola', '2 coats', '5 coats!', '1,5 of a coat', '1200 coats!'])
})

it('formats numbers for the locale', () => {
  expect(say('{count, plural, other {#}}', { count: 12_345.5 }, 'de-DE')).toBe('12.345,5')
})

it.each(['pl-PL', 'cs-CZ', 'sk-SK', 'de-DE', 'en-GB', 'ro-RO', 'uk-UA', 'hy-AM'])(
  'writes a count below a thousand in %s like Intl',
  (locale) => {
    const numbers = new Intl.NumberFormat(intlLocales(locale))
    for (const count of [0, 7, 10, 99, 100, 999])
      expect(say('{count, plural, other {#}}', { count }, locale)).toBe(numbers.format(count))
  },
)
