import { describe, expect, test } from 'vitest'
import { correctedText } from './corrections.ts'
import { find } from './search.ts'
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
})
