import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSeparators } from './separators.ts'

test.each([
  ['1234 5678', 'a space'],
  ['\t1234\u00A05678\n', 'a no-break space, a tab and a line end'],
  ['1234\u202F56\u200978\u3000', 'narrow, thin and ideographic spaces'],
  ['1234-5678', 'a hyphen'],
  ['1234\u201056\u201178\u2013', 'other hyphens and an en dash'],
  ['12\u201434\u22125678', 'an em dash and a minus'],
  ['\u202A1234\u200E5678\u202C', 'marks of direction'],
  ['\uFEFF1234\u200B56\u2060\u00AD78\uFE0F', 'characters of no width'],
  ['12\u280034\u31645678', 'characters that look like spaces'],
  ['\u0661\u0662\u0663\u0664 5678', 'digits of another script'],
])('%j loses %s', (text) => expect(withoutSeparators(text)).toBe('12345678'))

test('nothing that can be read is lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\p{L}0-9\p{Nl}\p{No}+()./,:;_#*]*$/u), (text) => {
      fc.pre(!/\p{Default_Ignorable_Code_Point}/u.test(text))
      expect(withoutSeparators(text)).toBe(text)
    }),
  )
})
