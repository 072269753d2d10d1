import { describe, expect, test } from 'vitest'
import { demoCategories } from './categories.ts'
import { categoryRows } from './category-rows.ts'
import { products } from './catalogue.ts'
import { blockRows } from './block-rows.ts'
import { cutOf, type CutCode, type Family } from './cuts.ts'
import { composition, productTexts } from './product-texts.ts'
import { labelRows } from './label-rows.ts'
import { sizeTables } from './size-tables.ts'
import { languages, stores } from './stores.ts'
import { texts } from './texts/texts.ts'

const introOf = new Map(
  [...categoryRows()].map((row) => [`${row['store_view_code']} ${row['path']}`, row['description'] ?? '']),
)

describe('introductions of categories', () => {
  test.each(languages)('in %s put the name before a colon, because no template can inflect it', (language) => {
    const { clothes, shoes, things } = texts[language].categories.patterns
    for (const pattern of [...clothes, shoes, things]) expect(pattern).toMatch(/^\{name\}[:՝] /)
  })

  test('advise the size by height only for clothes, and nothing about sizes for things without one', () => {
    for (const { code, language } of stores) {
      const { clothes, shoes, things } = texts[language].categories.patterns
      const shown = (pattern: string): string => pattern.replace('{name}', '')
      for (const [path, pattern] of [
        ['Accessories/Umbrellas', things],
        ['Accessories/Belts', things],
        ['Newborn/Nursery and pram', things],
        ['School/School backpacks', things],
        ['Shoes/Wellies', shoes],
      ] as const) {
        const intro = introOf.get(`${code} Default Category/${path}`)
        if (intro === undefined) continue
        expect(intro, `${code} ${path}`).toContain(shown(pattern))
        expect(intro, `${code} ${path}`).not.toContain(shown(clothes[0]))
      }
    }
    expect(introOf.get('pl Default Category/Accessories/Umbrellas')).toMatch(/^<p>Parasole: /)
  })

  test('of the departments below “New in” and “Sale” are sentences of their own', () => {
    for (const { code, language } of stores) {
      const { fresh, reduced } = texts[language].categories
      expect(introOf.get(`${code} Default Category/New in/Baby`), code).toBe(`<p>${fresh.baby}</p>`)
      expect(introOf.get(`${code} Default Category/Sale/Girls`), code).toBe(`<p>${reduced.girls}</p>`)
      expect(introOf.get(`${code} Default Category/Sale/Shoes`), code).toBe(`<p>${reduced.shoes}</p>`)
    }
    const below = demoCategories.filter(({ path }) => /\/(?:New in|Sale)\//.test(path))
    expect(below).toHaveLength(7)
  })
})

describe('descriptions of products', () => {
  const ownFamily: readonly (readonly [CutCode, Family])[] = [
    ['bib', 'bib'],
    ['socks', 'hosiery'],
    ['tights', 'hosiery'],
    ['umbrella', 'umbrella'],
    ['belt', 'belt'],
    ['slippers', 'slipper'],
    ['coat', 'coat'],
    ['jacket', 'coat'],
  ]

  test.each(languages)(
    'in %s say of a bib, socks, tights, an umbrella, a belt, slippers, a coat and a jacket what is true of them',
    (language) => {
      const { openings } = texts[language].stories
      for (const [cut, family] of ownFamily) {
        const product = products.find(({ design }) => design.cut === cut)
        if (product === undefined) throw new Error(`no ${cut}`)
        const name = texts[language].words.quotes.join(product.design.name)
        const { description } = productTexts(product, language)
        const own = openings[family].map((opening) => opening.replace('{name}', name))
        expect(
          own.some((opening) => description.includes(opening)),
          `${cut} ${description}`,
        ).toBe(true)
      }
    },
  )

  test('say how to measure for what is worn there, and never the larger size of what should sit close', () => {
    for (const language of languages) {
      const { notes } = texts[language].stories.chart
      for (const [cut, note] of [
        ['swimsuit', notes.close],
        ['swimshorts', notes.close],
        ['underwear', notes.close],
        ['tights', notes.close],
        ['socks', notes.feet],
        ['sneakers', notes.feet],
        ['beanie', notes.head],
        ['gloves', notes.hand],
        ['jacket', notes.clothes],
      ] as const) {
        const product = products.find(({ design }) => design.cut === cut)
        if (product === undefined) throw new Error(`no ${cut}`)
        expect(productTexts(product, language).sizeChart, `${language} ${cut}`).toContain(`<p>${note}</p>`)
      }
      expect(sizeTables(language).clothes(), language).toContain(`<p>${notes.all}</p>`)
    }
  })

  test('no sentence is of two families', () => {
    for (const language of languages) {
      const all = Object.values(texts[language].stories.openings).flat()
      expect(new Set(all).size, language).toBe(all.length)
    }
  })

  test('write shares and the mark after a part as the language does', () => {
    const jacket = products.find(({ design }) => cutOf(design.cut).family === 'coat' && design.fabric === 'softshell')
    if (jacket === undefined) throw new Error('no jacket')
    const written = (language: 'de' | 'ro' | 'hy') => composition(jacket.design, language).replaceAll('\u00A0', ' ')
    expect(written('de')).toMatch(/^\p{L}+: 96 % /u)
    expect(written('ro')).toMatch(/^\p{L}+: 96% /u)
    expect(written('hy')).toMatch(/^[^:;]+՝ 96% [^:;]+\. [^:;]+՝ 100% [^:;]+$/)
  })
})

test('the manufacturer’s country is named in the language of the store', () => {
  const places = new Map(
    [...blockRows()]
      .filter((row) => row['identifier'] === 'product-safety')
      .map((row) => [row['store_view_code'], /Warszawa, ([^<]+)</.exec(row['content'] ?? '')?.[1]]),
  )
  expect(['pl', 'cz', 'sk', 'de', 'eu', 'ro', 'ua', 'am'].map((code) => places.get(code))).toEqual([
    'Polska',
    'Polsko',
    'Poľsko',
    'Polen',
    'Poland',
    'Polonia',
    'Польща',
    'Լեհաստան',
  ])
})

test('products of stores with a customer club tell its members of the points, no others', () => {
  const labelled = [...labelRows()].filter((row) => row['code'] === 'member').map((row) => row['store_view_code'])
  expect(labelled).toEqual(expect.arrayContaining(['pl', 'de', 'am']))
  for (const code of ['broel_pl', 'lemon_pl', 'marketplaces_pl']) expect(labelled).not.toContain(code)
})
