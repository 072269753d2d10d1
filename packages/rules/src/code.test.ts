import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeKey, codeKeys } from './code.ts'

test.each([
  [' ho1 ', 'HO1'],
  ['SUMMER-25', 'SUMMER25'],
  ['summer\u201325', 'SUMMER25'],
  ['1234 5678\u00A09012', '123456789012'],
  ['H\u200BO\u20601', 'HO1'],
  ['ＨＯ１', 'HO1'],
  ['zniżka', 'ZNIŻKA'],
])('%j is the code %s', (text, key) => expect(codeKey(text)).toBe(key))

test('a code typed with a Ukrainian keyboard is also looked up in Latin letters', () => {
  expect(codeKeys('НО1')).toEqual(['НО1', 'HO1'])
  expect(codeKeys('ЛІТО')).toEqual(['ЛІТО', 'ЛITO'])
  expect(codeKeys('HO1')).toEqual(['HO1'])
})

test.each(['\u201EHO1\u201D', '"ho1"', 'HO1.', '(HO-1)', '\u00ABHO1\u00BB,'])(
  'a code copied with what stands around it is also looked up without: %s',
  (text) => expect(codeKeys(text)).toContain('HO1'),
)

test('the key of a key is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(codeKey(codeKey(text))).toBe(codeKey(text))
    }),
  )
})
