import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunksOf, foldSearch, rememberingPieces, wordsOf } from './fold-words.ts'

test.each([
  ['ŻÓŁTE Spodnie', 'zolte spodnie'],
  ['Größe Weiß', 'grosse weiss'],
  ['Mărime țesătură', 'marime tesatura'],
  ['М’ятний їжак', 'мятнии іжак'],
  ['Երկարաթև՞', 'երկարաթեվ'],
  ['Női CIPŐ, űrhajós', 'noi cipo, urhajos'],
  ['أَحْذِيَة رِيَاضِيَّـــة إلى ٤٢', 'احذيه رياضيه الي 42'],
  ['98 / 104, 2–3 lata', '98-104, 2-3 lata'],
])('folds %s to %s', (text, folded) => {
  expect(foldSearch(text)).toBe(folded)
})

test('indexes a hyphenated word by its parts and without the hyphen', () => {
  expect(chunksOf('T-shirt „Luna”')).toEqual(['t-shirt', 'luna'])
  expect([...wordsOf('T-shirt темно-синій')]).toEqual(['shirt', 'tshirt', 'темно', 'синіи', 'темносиніи'])
})

test('what was folded before is folded in the same way', () => {
  const pieces = rememberingPieces((chunks) => chunks)
  const remembering = (text: string) => pieces(text).flat()
  const piece = fc.constantFrom(
    '98',
    '104',
    'T-shirt',
    'Żółty',
    'ъ',
    '/',
    '–',
    "'",
    'ʼ',
    '٤٢',
    'ՙև',
    'e\u0301',
    'ß',
    '\n',
    '-',
  )
  const text = fc.array(fc.tuple(piece, fc.constantFrom('', ' ', '  '))).map((parts) => parts.flat().join(''))
  fc.assert(
    fc.property(text, (one) => {
      expect(remembering(one)).toEqual(chunksOf(one))
      expect(remembering(one)).toEqual(chunksOf(one))
    }),
    { numRuns: 3_000 },
  )
})
