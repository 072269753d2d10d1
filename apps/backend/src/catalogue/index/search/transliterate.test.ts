import { describe, expect, test } from 'vitest'
import { foldSearch } from './fold-words.ts'
import { isLatin, soundsOf } from './transliterate.ts'

describe('J11.5 transliterations of a word have the same phonetic key', () => {
  test.each([
    ['uk', 'сукня', 'suknia suknya suknja'],
    ['uk', 'жовтий', 'zhovtyi zhovtyy zhovtij'],
    ['uk', 'синій', 'synii syniy sinij'],
    ['uk', 'шкарпетки', 'shkarpetky shkarpetki'],
    ['uk', 'худі', 'khudi hudi xudi'],
    ['uk', 'джинси', 'dzhynsy dzhinsi'],
    ['uk', 'рюкзак', 'riukzak ryukzak rjukzak'],
    ['hy', 'դեղին', 'deghin dexin'],
    ['hy', 'կապույտ', 'kapuyt kapuit'],
    ['hy', 'շապիկ', 'shapik shapiq'],
    ['hy', 'բաճկոն', 'bachkon bajkon'],
    ['hy', 'ուսապարկ', 'usapark ousapark'],
    ['hy', 'սև', 'sev'],
  ])('%s %s: %s', (language, word, spellings) => {
    const sounds = soundsOf(language)
    const keys = spellings.split(' ').map((spelling) => sounds?.soundOf(spelling))
    expect(new Set(keys)).toEqual(new Set([sounds?.soundOf(foldSearch(word))]))
  })
})

test('languages in Latin script have no phonetic keys', () => {
  expect(soundsOf('pl')).toBeNull()
  expect([isLatin('suknya'), isLatin('сукня'), isLatin('c1')]).toEqual([true, false, false])
})
