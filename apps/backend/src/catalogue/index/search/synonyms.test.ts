import { describe, expect, test } from 'vitest'
import { stemmerOf } from './stem.ts'
import { chunksOf } from './fold-words.ts'
import { synonymsIn, joinSynonyms, stemsOf } from './synonyms.ts'

const stem = stemmerOf('en')
const groups = [
  ['jacket', 'anorak'],
  ['rain jacket', 'mac', 'waterproof coat'],
  ['grey', 'gray'],
]
const synonyms = joinSynonyms(groups, stem, ['Grey'])

describe('synonyms', () => {
  test('are certain for single words in any inflection, and possible for the words of phrases', () => {
    expect(synonymsIn(synonyms, stemsOf(chunksOf('Two anoraks'), stem))).toEqual({ certain: ['jacket'], possible: [] })
    expect(synonymsIn(synonyms, stemsOf(chunksOf('Mac'), stem))).toEqual({
      certain: [],
      possible: ['rain', 'jacket', 'waterproof', 'coat'],
    })
  })

  test('of a phrase are preferred to those of a word in it', () => {
    expect(synonymsIn(synonyms, stemsOf(chunksOf('Red rain jacket'), stem))).toEqual({
      certain: ['mac'],
      possible: ['waterproof', 'coat', 'anorak'],
    })
  })

  test('of labels are ignored, because queries handle labels separately', () => {
    expect(synonymsIn(synonyms, stemsOf(chunksOf('Gray'), stem))).toEqual({ certain: [], possible: [] })
    expect(synonyms.groups).toEqual(groups)
  })
})
