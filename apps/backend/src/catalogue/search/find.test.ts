import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placesIn, setOf } from '../places/place-set.ts'
import { foldText } from '../slug.ts'
import { joinTaxonomy, type Taxonomy } from '../taxonomy.ts'
import {
  emptyWordIndex,
  find,
  meaningsOf,
  putProduct,
  removeProduct,
  synonymsOf,
  type Searched,
  type WordIndex,
} from './search.ts'

const labels: [code: string, label: string][] = [
  ['cdrl_size', '98'],
  ['cdrl_size', '104'],
  ['cdrl_size', '27–30'],
  ['color', 'czerwony'],
  ['color', 'granatowy'],
  ['color', 'jasnogranatowy'],
  ['cdrl_age', '2–3 lata'],
  ['cdrl_age', '3–4 lata'],
  ['cdrl_brand', 'Wydma 98'],
]
const codes = [...new Set(labels.map(([code]) => code))]
const optionId = (label: string): number => labels.findIndex(([, own]) => own === label) + 1

const taxonomy: Taxonomy = joinTaxonomy(
  {
    categories: [],
    texts: [],
    synonyms: ['sukienka, kiecka', 'bluza z kapturem, kangurka', 'granatowy, ciemny niebieski'],
    attributes: codes.map((code, place) => {
      const shape = { input: 'select', isFilterable: true, isConfigurable: false, position: place }
      return { id: place + 1, code, label: code, labels: {}, ...shape }
    }),
    options: labels.map(([code, label], place) => {
      const shape = { slug: label, position: place, swatch: null, labels: {} }
      return { id: place + 1, attributeId: codes.indexOf(code) + 1, attributeCode: code, value: label, ...shape }
    }),
  },
  'pl_PL',
)

type Thing = [id: number, name: string, more: string, options: string[], sku?: string]

function put(index: WordIndex, [id, name, more, , sku = `BOC-${id}`]: Thing): void {
  putProduct(index, { id, name, sku, searchText: foldText(`${name} ${sku} ${more}`) })
}

function shelf(things: Thing[], index = emptyWordIndex('pl', synonymsOf(taxonomy, 'pl'))): Searched {
  for (const thing of things) put(index, thing)
  const options = new Map(things.map(([id, , , own]) => [id, own.map(optionId)]))
  return {
    index,
    meanings: meaningsOf(taxonomy, index),
    having: (wished) => setOf([...options].flatMap(([id, own]) => (own.some((one) => wished.has(one)) ? [id] : []))),
    offeredAs: (id) => ({ optionIds: options.get(id) ?? [], stocked: null }),
    priceOf: (id) => id * 10,
  }
}

function ordered(searched: Searched, text: string): number[] {
  const { found, rankAt } = find(searched, text).ranks
  return placesIn(found)
    .map((id) => ({ id, score: rankAt[id] ?? 0 }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

describe('rank', () => {
  test('name words come before others; the same before its forms, beginnings and typos', () => {
    const searched = shelf([
      [1, 'Kokarda', 'sukienka', []],
      [2, 'Sukienkowiec z torbą', '', []],
      [3, 'Sukienki dwie', '', []],
      [4, 'Sukienka Luna', '', []],
    ])
    expect(ordered(searched, 'sukienka')).toEqual([4, 3, 1])
    expect(ordered(searched, 'sukienk')).toEqual([3, 4, 2, 1])
    expect(ordered(searched, 'sukeinka')).toEqual([4, 3, 1])
  })

  test('a word that is found as it is written is not taken for another', () => {
    const searched = shelf([
      [1, 'Pasek', '', []],
      [2, 'Piasek', '', []],
    ])
    expect(ordered(searched, 'pasek')).toEqual([1])
  })

  test('the word that is being typed is a beginning, wrong or not', () => {
    const searched = shelf([[1, 'Sukienka Luna', '', []]])
    for (const typed of ['s', 'su', 'sukien', 'sukienka lu', 'sukein', 'luna suk'])
      expect(ordered(searched, typed)).toEqual([1])
  })
})

test('a word that is one already goes on in names alone', () => {
  const searched = shelf([
    [1, 'Kleid', 'Kleidung', []],
    [2, 'Hose', 'Kleidung', []],
    [3, 'Kleiderbügel', 'Kleidung', []],
  ])
  expect(ordered(searched, 'kleid')).toEqual([1, 3])
  expect(ordered(searched, 'kleidun')).toEqual([1, 2, 3])
})

describe('skus', () => {
  const searched = shelf([
    [1, 'Sukienka', '', [], 'ROLE-C1'],
    [2, 'Sukienka', '', [], 'ROLE-C1-NAVY'],
    [3, 'Buty', '', [], 'BOC-SR-0042-RED'],
  ])

  test.each([
    ['ROLE-C1', [1, 2]],
    ['role-c1-navy', [2]],
    ['ROLE-C1-104', [1]],
    ['bocsr0042', [3]],
    ['BOC-SR', [3]],
    ['0042', [3]],
    ['t-c1', []],
  ])('%s', (text, ids) => {
    expect(ordered(searched, text)).toEqual(ids)
  })
})

test('a sku that is a letter takes nothing from the text', () => {
  const searched = shelf([[1, 'Czapka', 'bawełna', [], 'A']])
  expect(ordered(searched, 'bawelna czapka')).toEqual([1])
})

describe('sizes, colours and ages', () => {
  const searched = shelf([
    [1, 'Sukienka Mak', '', ['czerwony', '98', '2–3 lata']],
    [2, 'Sukienka Bez', '', ['czerwony', '104', '3–4 lata']],
    [3, 'Sukienka w czerwone grochy', '', ['granatowy', '104', '3–4 lata']],
    [4, 'Skarpetki', 'Wydma 98', ['27–30']],
    [5, 'Torba kremowa 104 cm', '', []],
  ])

  test.each([
    ['sukienka 104 czerwona', [2]],
    ['czerwone sukienki', [1, 2]],
    ['CZERWONA', [1, 2]],
    ['sukienka rozmiar 98', [1]],
    ['sukienka 98/104', [1, 2, 3]],
    ['sukienka 104cm', [2, 3]],
    ['sukienka 104 cm dla dziewczynki', [2, 3]],
    ['skarpetki 27-30', [4]],
    ['sukienka 2-3 lata', [1]],
    ['sukienka 3 lata', [2, 3]],
    ['sukienka 2-4 lata czerwona', [1, 2]],
    ['wydma 98', [4]],
    ['100% kremowa', [5]],
    ['kremowa', [5]],
  ])('%s', (text, ids) => {
    expect(new Set(ordered(searched, text))).toEqual(new Set(ids))
  })

  test('the shades of a colour stand in for it', () => {
    const shades = shelf([
      [1, 'Bunda', '', ['jasnogranatowy']],
      [2, 'Kabát granatowy', '', []],
    ])
    expect(ordered(shades, 'bunda granatowa')).toEqual([1])
    expect(ordered(shades, 'kabat granatowy')).toEqual([2])
  })

  test('a colour that no product has by its options is looked for in the text', () => {
    const found = shelf([[1, 'Czapka granatowa', '', []]])
    expect(find(found, 'granatowa czapka').isNear).toBe(false)
    expect(ordered(found, 'granatowa czapka')).toEqual([1])
  })
})

test('colours, sizes and prices alone find what has all of them, as when each product is asked', () => {
  const wishes = {
    czerwone: { words: 'czerwone', has: (own: string[]) => own.includes('czerwony') },
    size: { words: '104', has: (own: string[]) => own.includes('104') },
    price: { words: 'do 200 zł', has: (_own: string[], price: number) => price <= 200 },
  }
  const own = fc.subarray(['czerwony', 'granatowy', '98', '104'])
  fc.assert(
    fc.property(
      fc.array(own, { maxLength: 40 }),
      fc.subarray(Object.values(wishes), { minLength: 1 }),
      (all, asked) => {
        const things = all.map((options, place): Thing => [place + 1, 'Bluza', '', options])
        const plain = things.filter(([id, , , options]) => asked.every(({ has }) => has(options, id * 10)))
        const found = find(shelf(things), asked.map(({ words }) => words).join(' '))
        if (plain.length > 0) expect(placesIn(found.ranks.found)).toEqual(plain.map(([id]) => id))
        expect(plain.length === 0 && !found.isNear && placesIn(found.ranks.found).length > 0).toBe(false)
      },
    ),
  )
})

describe('near matches', () => {
  const searched = shelf([
    [1, 'Sukienka Mak', '', ['czerwony', '98']],
    [2, 'Sukienka Bez', '', ['granatowy', '98']],
    [3, 'Czapka', '', ['granatowy']],
  ])

  test('what holds most of the query comes when nothing holds all of it', () => {
    expect(find(searched, 'czerwona sukienka 104').isNear).toBe(true)
    expect(ordered(searched, 'czerwona sukienka 104')).toEqual([1])
    expect(ordered(searched, 'sukienka czapka')).toHaveLength(3)
    expect(ordered(searched, 'granatowa sukienka 104')).toEqual([2])
    expect(ordered(searched, 'czerwona czapka 98')).toEqual([3])
    expect(find(searched, 'granatowa sukienka').isNear).toBe(false)
  })

  test('one or two letters do not stand in for a word that nothing holds', () => {
    for (const text of ['qwrtpsdfg cz', "qwrtpsdfg' OR '9'='9", 'qwrtpsdfg su c 9'])
      expect(ordered(searched, text)).toEqual([])
    expect(ordered(searched, 'cz')).toEqual([3])
  })

  test('less than half is nothing', () => {
    expect(ordered(searched, 'rower hulajnoga sukienka')).toEqual([])
    for (const nonsense of ['qwrtpsdfg', '%%%', '', '  ', '?!', '🦢']) expect(ordered(searched, nonsense)).toEqual([])
    expect(find(searched, 'qwrtpsdfg').isNear).toBe(false)
  })
})

describe('changes', () => {
  const names = ['Sukienka Luna', 'Czapka Bez', 'Spodnie Mak', 'Torba Luna']

  test('what is put, changed and taken away leaves what a new index would hold', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.option(fc.constantFrom(...names), { nil: null }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const index = emptyWordIndex('pl', synonymsOf(taxonomy, 'pl'))
        const left = new Map<number, Thing>()
        const searched = shelf([], index)
        for (const [id, name] of steps) {
          if (name === null) {
            left.delete(id)
            removeProduct(index, id)
          } else {
            const thing: Thing = [id, name, '', []]
            left.set(id, thing)
            put(index, thing)
          }
          find(searched, 'luna')
        }
        const fresh = shelf([...left.values()])
        for (const text of ['luna', 'sukienka', 'cza', 'torba mak', `BOC-${steps[0]?.[0] ?? 1}`])
          expect(ordered(searched, text)).toEqual(ordered(fresh, text))
      }),
      { numRuns: 50 },
    )
  })

  test('the sku of who has gone does not find who is called by its number now', () => {
    const index = emptyWordIndex('pl', synonymsOf(taxonomy, 'pl'))
    const searched = shelf([[1, 'Sukienka Luna', '', [], 'ALT-1234']], index)
    expect(ordered(searched, 'ALT-1234')).toEqual([1])
    removeProduct(index, 1)
    put(index, [1, 'Czapka Bez', '', [], 'NEU-5678'])
    expect(ordered(searched, 'ALT-1234')).toEqual([])
    expect(ordered(searched, 'NEU-5678')).toEqual([1])
  })

  test('places that products left are given back', () => {
    const index = emptyWordIndex('pl', synonymsOf(taxonomy, 'pl'))
    const searched = shelf([], index)
    for (let turn = 0; turn < 700; turn++) {
      for (const id of [1, 2]) put(index, [id, `Sukienka nr${id} ${turn % 2 === 0 ? 'Luna' : 'Mak'}`, '', []])
      find(searched, 'luna')
    }
    expect(index.products.length).toBeLessThan(1_000)
    expect(ordered(searched, 'sukienka mak')).toEqual([1, 2])
    expect(ordered(searched, 'BOC-2')).toEqual([2])
  })

  test('a product whose words stay keeps its place', () => {
    const index = emptyWordIndex('pl', synonymsOf(taxonomy, 'pl'))
    const searched = shelf([[1, 'Sukienka Luna', '', []]], index)
    find(searched, 'luna')
    put(index, [1, 'Sukienka Luna', '', []])
    find(searched, 'luna')
    expect(index.products).toEqual([1])
  })
})

describe('other words', () => {
  const things: Thing[] = [
    [1, 'Sukienka Luna', '', ['granatowy', '104']],
    [2, 'Bluza z kapturem Olmo', '', ['czerwony', '98']],
    [3, 'Bluza Bosco', '', ['jasnogranatowy']],
  ]

  test('synonyms find what is called otherwise, in any form, beginning or with a typo', () => {
    const searched = shelf(things)
    for (const typed of ['kiecka', 'kiecki', 'kiec', 'keicka']) expect(ordered(searched, typed)).toEqual([1])
    expect(ordered(searched, 'kangurka')).toEqual([2])
  })

  test('a synonym of a colour means the colour', () => {
    expect(ordered(shelf(things), 'ciemny niebieski')).toEqual([1])
    expect(ordered(shelf(things), 'sukienka w ciemnym niebieskim')).toEqual([1])
  })

  test('a misspelt colour is a colour when the shop has no such word', () => {
    expect(ordered(shelf([...things, [4, 'Czerwona bluza', '', ['czerwony']]]), 'bluza czrwona')).toEqual([2, 4])
  })

  test('a price is a wish', () => {
    expect(ordered(shelf(things), 'bluza do 20 zł')).toEqual([2])
    expect(ordered(shelf(things), 'bluza od 25 zł')).toEqual([3])
  })

  test('words may be written in one piece or in two', () => {
    const searched = shelf([
      [1, 'Backpack', '', []],
      [2, 'Sun hat', '', []],
    ])
    expect(ordered(searched, 'back pack')).toEqual([1])
    expect(ordered(searched, 'sunhat')).toEqual([2])
  })

  test('a German compound is found by its end, also while that is typed, and its beginning says which', () => {
    const german = shelf(
      [
        [1, 'Kleid Luna', '', []],
        [2, 'Kleid Mak', 'Mädchen', []],
      ],
      emptyWordIndex('de', synonymsOf(taxonomy, 'de')),
    )
    for (const typed of ['Mädchenkleider', 'Mädchenkle']) expect(ordered(german, typed)).toEqual([2, 1])
  })

  test('a word that says little puts first what holds it', () => {
    const searched = shelf([
      [1, 'Spodnie Alba', '', []],
      [2, 'Spodnie Alba na szelkach', '', []],
    ])
    expect(ordered(searched, 'spodnie na')).toEqual([2, 1])
  })
})
