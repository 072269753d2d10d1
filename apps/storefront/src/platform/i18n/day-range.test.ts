import { expect, test } from 'vitest'
import { formatDays } from './day-range.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

test.each([
  ['en-GB', 'Tue 24 November – Wed 25 November'],
  ['pl-PL', 'wt., 24 listopada – śr., 25 listopada'],
  ['de-DE', 'Di., 24. – Mi., 25. November'],
  ['uk-UA', 'вт, 24 – ср, 25 листопада'],
  ['hy-AM', 'երեքշաբթի, նոյեմբերի 24 – չորեքշաբթի, նոյեմբերի 25'],
])('UX-33 formats a range of days in %s as %s', (locale, said) => {
  expect(plain(formatDays({ locale }, '2026-11-24', '2026-11-25'))).toBe(said)
})

test('UX-33 formats a single day alone and returns an empty string for an invalid date', () => {
  expect(formatDays({ locale: 'en-GB' }, '2026-11-24', '2026-11-24')).toBe('Tue 24\u00A0November')
  expect(formatDays({ locale: 'hy-AM' }, '2026-11-24', '2026-11-24')).toBe('երեքշաբթի, նոյեմբերի\u00A024')
  expect(formatDays({ locale: 'pl-PL' }, 'soon', '2026-11-24')).toBe('')
})
