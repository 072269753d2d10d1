import { describe, expect, test } from 'vitest'
import { foldSearch } from './fold-words.ts'
import { isLatin, soundsOf } from './latin-sound.ts'

describe('J11.5 a word typed in Latin letters sounds like itself', () => {
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
    const heard = spellings.split(' ').map((spelling) => sounds?.soundOf(spelling))
    expect(new Set(heard)).toEqual(new Set([sounds?.soundOf(foldSearch(word))]))
  })
})

test('languages that are written in Latin letters have no sounds', () => {
  expect(soundsOf('pl')).toBeNull()
  expect([isLatin('suknya'), isLatin('сукня'), isLatin('c1')]).toEqual([true, false, false])
})
