import { describe, expect, test } from 'vitest'
import { languages, type Language } from '../../../../demo/stores.ts'
import { demoSearch, readExpected, recallAtTen } from './testing-demo.ts'
import { czechQueries } from './testing-queries-cs.ts'
import { germanQueries } from './testing-queries-de.ts'
import { englishQueries } from './testing-queries-en.ts'
import { armenianQueries } from './testing-queries-hy.ts'
import { polishQueries } from './testing-queries-pl.ts'
import { romanianQueries } from './testing-queries-ro.ts'
import { slovakQueries } from './testing-queries-sk.ts'
import { ukrainianQueries } from './testing-queries-uk.ts'
import { czechShoppers } from './testing-shoppers-cs.ts'
import { germanShoppers } from './testing-shoppers-de.ts'
import { englishShoppers } from './testing-shoppers-en.ts'
import { armenianShoppers } from './testing-shoppers-hy.ts'
import { polishShoppers } from './testing-shoppers-pl.ts'
import { romanianShoppers } from './testing-shoppers-ro.ts'
import { slovakShoppers } from './testing-shoppers-sk.ts'
import { ukrainianShoppers } from './testing-shoppers-uk.ts'

const queries: Record<Language, string> = {
  pl: polishQueries,
  cs: czechQueries,
  sk: slovakQueries,
  de: germanQueries,
  en: englishQueries,
  ro: romanianQueries,
  uk: ukrainianQueries,
  hy: armenianQueries,
}

const shoppers: Record<Language, string> = {
  pl: polishShoppers,
  cs: czechShoppers,
  sk: slovakShoppers,
  de: germanShoppers,
  en: englishShoppers,
  ro: romanianShoppers,
  uk: ukrainianShoppers,
  hy: armenianShoppers,
}

const searches = new Map<Language, ReturnType<typeof demoSearch>>()

function searchIn(language: Language): ReturnType<typeof demoSearch> {
  const search = searches.get(language) ?? demoSearch(language)
  searches.set(language, search)
  return search
}

describe('J11.5 search relevance in the demo shop', () => {
  const sets = { 'fifty queries': queries, 'fifty queries with everyday names, inflections and ages': shoppers }
  const cases = Object.entries(sets).flatMap(([name, set]) =>
    languages.map((language) => [language, name, set[language]] as const),
  )

  test.each(cases)('%s: recall at 10 of %s is at least 0.95', (language, _, set) => {
    const search = searchIn(language)
    const lines = set.trim().split('\n').map(readExpected)
    const recalls = lines.map(({ query, expected }) => ({ query, recall: recallAtTen(search(query), expected) }))
    const missed = recalls.filter(({ recall }) => recall < 1)
    expect(recalls.length).toBe(50)
    expect(recalls.reduce((sum, { recall }) => sum + recall, 0) / 50, JSON.stringify(missed)).toBeGreaterThanOrEqual(
      0.95,
    )
  })

  test.each([
    ['pl', 'spodnie zolte', 'spodnei żółte'],
    ['cs', 'zlute kalhoty', 'kalhtoy žluté'],
    ['sk', 'zlte nohavice', 'nohavcie žlté'],
    ['de', 'gelbe hose', 'gelbe hsoe'],
    ['ro', 'pantaloni galbeni', 'pantlaoni galbeni'],
    ['uk', 'жовті штани', 'штнаи жовті'],
    ['hy', 'դեղին տաբատ', 'դեղին տաբտա'],
  ] as const)('%s: %s and %s find yellow trousers first', (language, right, wrong) => {
    const search = searchIn(language)
    for (const query of [right, wrong]) {
      const found = search(query).slice(0, 2)
      expect(found.map(({ colour }) => colour)).toEqual(['yellow', 'yellow'])
      expect(found[0]?.design.cut).toBe('trousers')
    }
  })
})
