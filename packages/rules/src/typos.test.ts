import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allowedTypos, letterBits, mayBeNear, typoDistance } from './typos.ts'

const word = fc.string({ unit: fc.constantFrom(...'abcdeż'), maxLength: 10 })

describe('typos', () => {
  test('J11.5 swapped letters count as one typo', () => {
    expect(typoDistance('spodnei', 'spodnie', 2)).toBe(1)
    expect(typoDistance('сункя', 'сукня', 2)).toBe(1)
    expect(typoDistance('koszla', 'koszula', 2)).toBe(1)
    expect(typoDistance('sukienka', 'sukinka', 2)).toBe(1)
    expect(typoDistance('bluza', 'bluzka', 0)).toBe(1)
  })

  test('one typo is allowed in words of four letters or more, two in words of eight or more', () => {
    expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2])
  })

  test('the distance is symmetric, and zero for the same word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typoDistance(a, b, 12)).toBe(typoDistance(b, a, 12))
        expect(typoDistance(a, b, 12) === 0).toBe(a === b)
      }),
    )
  })

  test('a limit changes only the distances above it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(typoDistance(a, b, most)).toBe(Math.min(typoDistance(a, b, 12), most + 1))
      }),
    )
  })

  test('comparing letter sets never excludes similar words', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = typoDistance(a, b, 12)
        expect(mayBeNear(letterBits(a), letterBits(b), distance)).toBe(true)
      }),
    )
    expect(mayBeNear(letterBits('abc'), letterBits('xyz'), 1)).toBe(false)
  })
})
