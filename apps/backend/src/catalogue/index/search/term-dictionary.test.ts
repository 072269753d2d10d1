import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedTypos, typoDistance } from '@bocian/rules/typos.ts'
import {
  startingSimilarTo,
  startingWith,
  emptyDictionary,
  endingWith,
  similarTo,
  numberOf,
  type TermDictionary,
} from './term-dictionary.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcя'), minLength: 1, maxLength: 9 })
const words = fc.uniqueArray(word, { maxLength: 40 })

function dictionaryOf(list: string[]): TermDictionary {
  const dictionary = emptyDictionary()
  for (const one of list) numberOf(dictionary, one)
  return dictionary
}

test('finds the same prefixes, suffixes and similar words as a comparison with every word', () => {
  fc.assert(
    fc.property(words, word, fc.integer({ min: 1, max: 2 }), (list, query, most) => {
      const dictionary = dictionaryOf(list)
      expect(startingWith(dictionary, query, 100)).toEqual(list.filter((one) => one.startsWith(query)).toSorted())
      expect(endingWith(dictionary, query)).toEqual(list.filter((one) => one.endsWith(query) && one !== query))
      const allowed = (one: string): number => Math.min(most, allowedTypos(Math.max(query.length, one.length)))
      const near = list.filter((one) => allowed(one) > 0 && typoDistance(query, one, most) <= allowed(one))
      expect([...similarTo(dictionary, query, most).keys()].toSorted()).toEqual(near.toSorted())
    }),
  )
})

test('a word keeps its number, and a new word is found immediately', () => {
  const dictionary = dictionaryOf(['sukienka', 'sukienki'])
  expect(startingWith(dictionary, 'suk', 1)).toEqual(['sukienka'])
  expect(numberOf(dictionary, 'sukienka')).toBe(0)
  expect(numberOf(dictionary, 'suknia')).toBe(2)
  expect(startingWith(dictionary, 'suk', 9)).toEqual(['sukienka', 'sukienki', 'suknia'])
})

test('the longer of two words determines the number of allowed typos', () => {
  const dictionary = dictionaryOf(['rock', 'kardigan', 'bluza'])
  expect([...similarTo(dictionary, 'rok').keys()]).toEqual(['rock'])
  expect([...similarTo(dictionary, 'krdian').keys()]).toEqual(['kardigan'])
  expect([...similarTo(dictionary, 'blz').keys()]).toEqual([])
})

test('numbers and SKUs match no similar words', () => {
  expect([...similarTo(dictionaryOf(['c1234', '1234']), '1235', 1).keys()]).toEqual([])
})

test('finds words by a prefix with one typo', () => {
  fc.assert(
    fc.property(words, fc.string({ unit: fc.constantFrom(...'abcя'), minLength: 2, maxLength: 5 }), (list, query) => {
      const begins = (one: string): boolean =>
        one.length > query.length &&
        [1, 0, -1].some((less) => typoDistance(query, one.slice(0, query.length - less), 1) <= 1)
      expect(startingSimilarTo(dictionaryOf(list), query).toSorted()).toEqual(list.filter(begins).toSorted())
    }),
  )
  expect(startingSimilarTo(dictionaryOf(['sukienka', 'spodnie']), 'sukein')).toEqual(['sukienka'])
})
