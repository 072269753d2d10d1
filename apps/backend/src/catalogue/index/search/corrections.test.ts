import { describe, expect, test } from 'vitest'
import { correctedText } from './corrections.ts'
import { find, readLiteral } from './search.ts'
import { coloursOnShelf, idsIn } from './testing-shelf.ts'

const searchable = coloursOnShelf(
  'pl',
  [['żółty'], ['czerwony']],
  [
    ['Kurtka Mak', 'żółty'],
    ['Spódnica', 'czerwony'],
    ['T-shirt', 'żółty'],
  ],
)
const names = ['Kurtka Mak', 'Spódnica', 'T-shirt', 'czerwony', 'żółty']
const corrected = (query: string): string | null => {
  const { corrections } = find(searchable, query)
  return corrections.size === 0 ? null : correctedText(query, corrections, names)
}

describe('a correction is named', () => {
  test.each([
    ['kurtak', 'kurtka'],
    ['Żółta kurtak', 'Żółta kurtka'],
    ['spódncia', 'spódnica'],
    ['spódnica czerwnoy', 'spódnica czerwony'],
    ['kurtka czerwnoy', 'kurtka czerwony'],
    ['t-shrit', 't-shirt'],
    ['sopdnica', 'spódnica'],
  ])('%s: %s', (query, text) => expect(corrected(query)).toBe(text))

  test.each(['kurtka', 'kurtki', 'kurt', 'spodnica', 'spodnic', 'zolta kurtka', 'xyzxyz', 'kurtka xyzxyz', ''])(
    'not for %s, which has no typo or no results for one',
    (query) => expect(corrected(query)).toBeNull(),
  )
})

describe('a search in quotation marks is literal', () => {
  test.each(['"kurtak"', '„kurtak”', '“kurtak”', '«kurtak»', '"żółta kurtak"', '"kurtka xyz"', '"kurtka czerwnoy"'])(
    '%s is not corrected',
    (query) => expect(idsIn(searchable, query)).toEqual([]),
  )

  test.each([
    ['"kurtka"', [1]],
    ['"kurtki"', [1]],
    ['„żółta kurtka”', [1]],
  ])('%s finds what it says', (query, ids) => expect(idsIn(searchable, query)).toEqual(ids))

  test.each(['"', '"kurtka', 'kurtka"', '""', '"kur"tka'])('%j is no quotation', (query) => {
    expect(readLiteral(query)).toBeNull()
  })
})

describe('a search of any length takes no time', () => {
  const fill = 200_000
  test.each([
    ['quotes', `${'"'.repeat(fill)}x`],
    ['opening and closing quotes', `${'„”'.repeat(fill)}x`],
    ['digits', '1'.repeat(fill)],
    ['spaces', `a${' '.repeat(fill)}b`],
    ['letters', 'z'.repeat(fill)],
    ['words', 'za '.repeat(fill)],
  ])('%s', (_name, query) => {
    const began = performance.now()
    idsIn(searchable, query)
    readLiteral(query)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
