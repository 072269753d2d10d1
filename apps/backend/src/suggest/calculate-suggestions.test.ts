import { describe, expect, it } from 'vitest'
import { calculateCorrection } from './calculate-correction.ts'
import { calculateLikeness, calculateSpelling, calculateSuggestions } from './calculate-suggestions.ts'
import type { Phrase } from './types.ts'

const phrase = (kind: Phrase['kind'], text: string, weight = 0): Phrase => ({
  kind,
  text,
  words: text.toLowerCase().split(' '),
  weight,
})

describe('how well a word of a phrase matches a typed word', () => {
  it.each([
    ['spodnie', 'spodnie', 3],
    ['spod', 'spodnie', 2],
    ['sukienka', 'sukienki', 1],
    ['sukienka', 'sukces', 0],
    ['kot', 'koc', 0],
    ['spodnie', 'spod', 0],
  ])('%s and %s: %i', (typed, word, likeness) => expect(calculateLikeness(typed, word)).toBe(likeness))
})

describe('suggestions', () => {
  const phrases = [
    phrase('product', 'Sukienka Tilia'),
    phrase('category', 'Sukienki', 5),
    phrase('category', 'Sukienki letnie', 9),
    phrase('query', 'sukienka w kropki', 2),
    phrase('query', 'sukienka', 8),
    phrase('category', 'Spodnie', 50),
  ]

  it('SRCH-13 list searches, then categories, then products, without the query itself', () => {
    expect(calculateSuggestions(['sukienka'], phrases, 10)).toEqual([
      'sukienka w kropki',
      'Sukienki letnie',
      'Sukienki',
      'Sukienka Tilia',
    ])
  })

  it('rank phrases by the number of matching words', () => {
    expect(calculateSuggestions(['sukienka', 'til'], [...phrases, phrase('query', 'tilia')], 2)).toEqual([
      'Sukienka Tilia',
      'sukienka',
    ])
    expect(calculateSuggestions(['sukienka', 'let'], phrases, 1)).toEqual(['Sukienki letnie'])
  })

  it('list a text once, up to the limit', () => {
    const twice = [phrase('query', 'sukienki'), phrase('category', 'Sukienki')]
    expect(calculateSuggestions(['suk'], twice, 5)).toEqual(['sukienki'])
    expect(calculateSuggestions(['suk'], phrases, 2)).toHaveLength(2)
    expect(calculateSuggestions(['zzz'], phrases, 5)).toEqual([])
  })
})

describe('spelling correction', () => {
  const known = new Map(['spodnie', 'zolte', 'sukienka', 'koc'].map((word) => [word, word]))

  it('fixes up to two letters in a long word and none in a short one', () => {
    expect(calculateCorrection('sukenkia', known.keys())).toBe('sukienka')
    expect(calculateCorrection('kok', known.keys())).toBeUndefined()
    expect(calculateCorrection('spdnie', known.keys())).toBe('spodnie')
  })

  it('fixes a word that is still being typed', () => {
    expect(calculateCorrection('sukein', known.keys())).toBe('sukienka')
    expect(calculateCorrection('spdoni', known.keys())).toBe('spodnie')
    expect(calculateCorrection('sukw', known.keys())).toBeUndefined()
  })

  it('SRCH-17 returns nothing if all words are known, or if one resembles no known word', () => {
    const vocabulary = { categories: [], known }
    expect(calculateSpelling(['spodnei', 'zolte'], vocabulary)).toEqual(['spodnie', 'zolte'])
    expect(calculateSpelling(['spodni', 'zolte'], vocabulary)).toBeUndefined()
    expect(calculateSpelling(['spodnei', 'qqqqqqq'], vocabulary)).toBeUndefined()
  })
})
