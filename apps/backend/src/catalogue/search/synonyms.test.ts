import { describe, expect, test } from 'vitest'
import { stemmerOf } from './stem.ts'
import { chunksOf } from './fold-words.ts'
import { alsoCalled, joinSynonyms } from './synonyms.ts'

const stem = stemmerOf('en')
const groups = [
  ['jacket', 'anorak'],
  ['rain jacket', 'mac', 'waterproof coat'],
  ['grey', 'gray'],
]
const synonyms = joinSynonyms(groups, stem, ['Grey'])

describe('synonyms', () => {
  test('stand for what is named, in any form; words of phrases only perhaps', () => {
    expect(alsoCalled(synonyms, chunksOf('Two anoraks'), stem)).toEqual({ surely: ['jacket'], perhaps: [] })
    expect(alsoCalled(synonyms, chunksOf('Mac'), stem)).toEqual({
      surely: [],
      perhaps: ['rain', 'jacket', 'waterproof', 'coat'],
    })
  })

  test('of a longer term come before those of a word in it', () => {
    expect(alsoCalled(synonyms, chunksOf('Red rain jacket'), stem)).toEqual({
      surely: ['mac'],
      perhaps: ['waterproof', 'coat', 'anorak'],
    })
  })

  test('of labels are left to the understanding of labels', () => {
    expect(alsoCalled(synonyms, chunksOf('Gray'), stem)).toEqual({ surely: [], perhaps: [] })
    expect(synonyms.groups).toEqual(groups)
  })
})
