import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedTypos, typoDistance } from '@bocian/rules/typos.ts'
import {
  beginningNear,
  beginningWith,
  emptyVocabulary,
  endingWith,
  nearTo,
  numberOf,
  type Vocabulary,
} from './vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcя'), minLength: 1, maxLength: 9 })
const words = fc.uniqueArray(word, { maxLength: 40 })

function vocabularyOf(list: string[]): Vocabulary {
  const vocabulary = emptyVocabulary()
  for (const one of list) numberOf(vocabulary, one)
  return vocabulary
}

test('beginnings, endings and likeness are what comparing every word would give', () => {
  fc.assert(
    fc.property(words, word, fc.integer({ min: 1, max: 2 }), (list, asked, most) => {
      const vocabulary = vocabularyOf(list)
      expect(beginningWith(vocabulary, asked, 100)).toEqual(list.filter((one) => one.startsWith(asked)).toSorted())
      expect(endingWith(vocabulary, asked)).toEqual(list.filter((one) => one.endsWith(asked) && one !== asked))
      const allowed = (one: string): number => Math.min(most, allowedTypos(Math.max(asked.length, one.length)))
      const near = list.filter((one) => allowed(one) > 0 && typoDistance(asked, one, most) <= allowed(one))
      expect([...nearTo(vocabulary, asked, most).keys()].toSorted()).toEqual(near.toSorted())
    }),
  )
})

test('a word keeps its number, and a new word is found at once', () => {
  const vocabulary = vocabularyOf(['sukienka', 'sukienki'])
  expect(beginningWith(vocabulary, 'suk', 1)).toEqual(['sukienka'])
  expect(numberOf(vocabulary, 'sukienka')).toBe(0)
  expect(numberOf(vocabulary, 'suknia')).toBe(2)
  expect(beginningWith(vocabulary, 'suk', 9)).toEqual(['sukienka', 'sukienki', 'suknia'])
})

test('the longer of two words says how many letters may be wrong', () => {
  const vocabulary = vocabularyOf(['rock', 'kardigan', 'bluza'])
  expect([...nearTo(vocabulary, 'rok').keys()]).toEqual(['rock'])
  expect([...nearTo(vocabulary, 'krdian').keys()]).toEqual(['kardigan'])
  expect([...nearTo(vocabulary, 'blz').keys()]).toEqual([])
})

test('numbers and skus are never like something else', () => {
  expect([...nearTo(vocabularyOf(['c1234', '1234']), '1235', 1).keys()]).toEqual([])
})

test('a wrong beginning finds what it begins', () => {
  fc.assert(
    fc.property(words, fc.string({ unit: fc.constantFrom(...'abcя'), minLength: 2, maxLength: 5 }), (list, asked) => {
      const begins = (one: string): boolean =>
        one.length > asked.length &&
        [1, 0, -1].some((less) => typoDistance(asked, one.slice(0, asked.length - less), 1) <= 1)
      expect(beginningNear(vocabularyOf(list), asked).toSorted()).toEqual(list.filter(begins).toSorted())
    }),
  )
  expect(beginningNear(vocabularyOf(['sukienka', 'spodnie']), 'sukein')).toEqual(['sukienka'])
})
