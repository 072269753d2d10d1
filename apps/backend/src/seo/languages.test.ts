import { describe, expect, it } from 'vitest'
import { findStore, hideStores } from '#src/store/store.ts'
import { testShop } from '#src/testing/testing.ts'
import { hreflangs, languageOf, languageStores, type LanguageStore } from './languages.ts'

const store = (id: number, code: string, language: string): LanguageStore => ({
  id,
  code,
  language,
  base: code === 'pl' ? 'https://shop/' : `https://shop/${code}/`,
})
const stores = [store(1, 'pl', 'pl-PL'), store(2, 'cz', 'cs-CZ'), store(5, 'eu', 'en')]

describe('languages of a page', () => {
  it.each([
    ['pl', 'pl_PL', 'pl-PL'],
    ['eu', 'en_US', 'en'],
    ['ua', 'uk_UA', 'uk-UA'],
  ])('calls %s with %s %s', (code, locale, language) => expect(languageOf({ code, locale })).toBe(language))

  it('SEO-02 lists each language that has the page, and the international store as x-default', () => {
    const paths = new Map([
      [1, 'plaszcz.html'],
      [5, 'coat.html'],
    ])
    expect(hreflangs(stores, (id) => paths.get(id))).toEqual([
      { code: 'pl-PL', url: 'https://shop/plaszcz.html' },
      { code: 'en', url: 'https://shop/eu/coat.html' },
      { code: 'x-default', url: 'https://shop/eu/coat.html' },
    ])
  })

  it('returns nothing for a page without translations', () => {
    expect(hreflangs(stores, (id) => (id === 1 ? 'plaszcz.html' : undefined))).toEqual([])
    expect(hreflangs([], () => 'a')).toEqual([])
  })

  it('do not include store views that are not open yet', async () => {
    const { database, close } = await testShop()
    const polish = await findStore(database.reader, 'pl')
    if (polish === undefined) throw new Error('there is no store view pl')
    const codes = async () => (await languageStores(database.reader, polish)).map(({ code }) => code)
    expect(await codes()).toEqual(['pl', 'cz', 'sk', 'de', 'eu', 'ro', 'ua', 'am'])
    hideStores(database.reader, async () => new Set([2, 12]))
    expect(await codes()).toEqual(['pl', 'sk', 'de', 'eu', 'ro', 'ua'])
    await close()
  })
})
