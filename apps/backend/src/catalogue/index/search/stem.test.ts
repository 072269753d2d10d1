import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldSearch } from './fold-words.ts'
import { stemmerOf } from './stem.ts'

const alike: Record<string, string[]> = {
  pl: [
    'sukienka sukienki sukienek sukienkę sukienkami',
    'żółty żółta żółte żółtych żółtego',
    'sweter swetry swetrów swetrem',
    'spodnie spodni spodniach',
    'torba torby toreb',
    'chłopiec chłopca',
    'muślin muślinu muślinowa muślinowe',
  ],
  cs: [
    'sukně sukni sukní',
    'tričko trička triček tričkem',
    'modrý modrá modré modrých',
    'svetr svetry svetrů',
    'pásek pásky',
    'mušelín mušelínu mušelínová mušelínové',
  ],
  sk: [
    'tričko tričká tričiek',
    'blúzka blúzky blúzok',
    'sveter svetre svetrov',
    'červená červené červených',
    'čiapka čiapok',
    'softshell softshellu softshellová',
  ],
  de: [
    'Kleid Kleider Kleidern Kleidchen',
    'Rock Röcke Roecke',
    'rot rote roter rotes roten',
    'blau blaue blauer',
    'Pullover Pullovers',
  ],
  en: ['dress dresses', 'scarf scarves', 'beanie beanies', 'body bodies', 'glove gloves', 'blouse blouses'],
  ro: [
    'rochie rochii rochia rochiile',
    'palton paltoane',
    'negru neagră negre',
    'tricou tricouri tricoul',
    'verde verzi',
    'geantă genți',
  ],
  uk: [
    'сукня сукні суконь сукню',
    'жовтий жовта жовте жовті жовтого',
    'футболка футболки футболок',
    'синій синя сині',
    'кросівки кросівок',
    'муслін мусліну муслінова муслінові',
  ],
  hy: ['զգեստ զգեստներ զգեստը զգեստները զգեստի', 'սվիտեր սվիտերներ', 'գոտի գոտիներ', 'շարֆ շարֆեր շարֆով'],
}

describe('J11.5 inflections of a word have the same stem', () => {
  test.each(Object.entries(alike).flatMap(([language, groups]) => groups.map((group) => [language, group] as const)))(
    '%s: %s',
    (language, group) => {
      const stems = group.split(' ').map((word) => stemmerOf(language)(foldSearch(word)))
      expect(new Set(stems).size, stems.join(' ')).toBe(1)
    },
  )
})

test('different words have different stems', () => {
  for (const [language, groups] of Object.entries(alike)) {
    const stems = groups.map((group) => stemmerOf(language)(foldSearch(group.split(' ')[0] ?? '')))
    expect(new Set(stems).size, stems.join(' ')).toBe(groups.length)
  }
  expect(stemmerOf('pl')('bluza')).not.toBe(stemmerOf('pl')('bluzka'))
  expect(stemmerOf('de')('hose')).not.toBe(stemmerOf('de')('haus'))
})

test('a stem is not empty and not longer than its word', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(alike)),
      fc.string({ unit: fc.constantFrom(...'abceiknouyowmeаиуквімсеներովի'), minLength: 1, maxLength: 12 }),
      (language, word) => {
        const stem = stemmerOf(language)(word)
        expect(stem.length).toBeGreaterThan(0)
        expect(stem.length).toBeLessThanOrEqual(word.length)
      },
    ),
  )
})
