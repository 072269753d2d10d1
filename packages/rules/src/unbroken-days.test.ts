import { expect, test } from 'vitest'
import { unbrokenDays } from './unbroken-days.ts'

test.each([
  ['wt., 24 listopada – śr., 25 listopada', 'wt., 24~listopada – śr., 25~listopada'],
  ['út 24. 11. – st 25. 11.', 'út 24.~11. – st 25.~11.'],
  ['Di., 24. – Mi., 25. November', 'Di., 24. – Mi., 25.~November'],
  ['երեքշաբթի, նոյեմբերի 24', 'երեքշաբթի, նոյեմբերի~24'],
  ['december 1., K – 3., Cs', 'december~1.,~K – 3.,~Cs'],
])('“%s” breaks within no date', (text, kept) => {
  expect(unbrokenDays(text).replaceAll('\u00A0', '~')).toBe(kept)
})
