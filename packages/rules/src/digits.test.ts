import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDigits } from './digits.ts'

test.each([
  ['\u0660\u0665\u0660 \u0661\u0662\u0663', '050 123', 'Arabic'],
  ['\u06F1\u06F2\u06F9', '129', 'Persian'],
  ['\uFF10\uFF10-\uFF19\uFF15\uFF10', '00-950', 'full width'],
  ['\u{1D7CE}\u{1D7D8}\u{1D7FF}', '009', 'mathematical'],
  ['\u00BD \u00B2 \u2167 12a', '\u00BD \u00B2 \u2167 12a', 'no digits'],
])('%j is read as %j: %s', (text, plain) => expect(plainDigits(text)).toBe(plain))

test('every digit has the value that it has as a number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\p{Nd}{1,20}$/u), (text) => {
      expect(plainDigits(text)).toMatch(/^[0-9]+$/)
      expect(plainDigits(plainDigits(text))).toBe(plainDigits(text))
    }),
  )
})
