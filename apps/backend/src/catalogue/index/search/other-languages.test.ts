import { describe, expect, test } from 'vitest'
import { coloursOnShelf, idsIn } from './testing-shelf.ts'

/** A language without a stemmer, synonyms, colours and stop words of its own: words are found as they are, without accents and case. */
describe('a search in Hungarian', () => {
  const shelf = coloursOnShelf(
    'hu',
    [['barna'], ['fekete']],
    [
      ['Bőrcipő', 'barna', '98'],
      ['Női csizma', 'fekete'],
    ],
  )
  test.each([
    ['bőrcipő', [1]],
    ['BORCIPO', [1]],
    ['bőrcip', [1]],
    ['borcipp', [1]],
    ['noi csizma fekete', [2]],
    ['barna', [1]],
  ])('finds %s', (query, ids) => expect(idsIn(shelf, query)).toEqual(ids))
})

describe('a search in Arabic', () => {
  const shelf = coloursOnShelf(
    'ar',
    [['أسود'], ['بنّي']],
    [
      ['حِذَاء رياضي', 'أسود', '98'],
      ['حقيبة صغيرة', 'بنّي'],
    ],
  )
  test.each([
    ['حذاء', [1]],
    ['الحذاء', [1]],
    ['حــذاء اسود', [1]],
    ['حقيبه', [2]],
    ['بني', [2]],
    ['حذاء ٩٨', [1]],
  ])('finds %s without the marks and forms of its letters', (query, ids) => expect(idsIn(shelf, query)).toEqual(ids))
})
