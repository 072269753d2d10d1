import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsIn, bitsetFrom } from '../bitset/bitset.ts'
import { foldText } from '#src/catalogue/slug.ts'
import { joinTaxonomy, type Taxonomy } from '#src/catalogue/taxonomy.ts'
import {
  emptyInvertedIndex,
  find,
  meaningsOf,
  putProduct,
  removeProduct,
  synonymsOf,
  type Searchable,
  type InvertedIndex,
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
    attributes: codes.map((code, index) => {
      const shape = { input: 'select', isFilterable: true, isConfigurable: false, position: index }
      return { id: index + 1, code, label: code, labels: {}, ...shape }
    }),
    options: labels.map(([code, label], index) => {
      const shape = { slug: label, position: index, swatch: null, isDefault: false, labels: {} }
      return { id: index + 1, attributeId: codes.indexOf(code) + 1, attributeCode: code, value: label, ...shape }
    }),
  },
  'pl_PL',
)

type Thing = [id: number, name: string, more: string, options: string[], sku?: string]

function put(index: InvertedIndex, [id, name, more, , sku = `BOC-${id}`]: Thing): void {
  putProduct(index, { id, name, sku, searchText: foldText(`${name} ${sku} ${more}`) })
}

function shelf(things: Thing[], index = emptyInvertedIndex('pl', synonymsOf(taxonomy, 'pl'))): Searchable {
  for (const thing of things) put(index, thing)
  const options = new Map(things.map(([id, , , own]) => [id, own.map(optionId)]))
  return {
    index,
    meanings: meaningsOf(taxonomy, index),
    having: (wanted) =>
      bitsetFrom([...options].flatMap(([id, own]) => (own.some((one) => wanted.has(one)) ? [id] : []))),
    availableOptionsOf: (id) => ({ optionIds: options.get(id) ?? [], stocked: null }),
    priceOf: (id) => id * 10,
  }
}

function ordered(searchable: Searchable, text: string): number[] {
  const { found, rankAt } = find(searchable, text).ranks
  return rowsIn(found)
    .map((id) => ({ id, score: rankAt[id] ?? 0 }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

describe('rank', () => {
  test('ranks words in names first, and exact matches before inflections, prefixes and typos', () => {
    const searchable = shelf([
      [1, 'Kokarda', 'sukienka', []],
      [2, 'Sukienkowiec z torbą', '', []],
      [3, 'Sukienki dwie', '', []],
      [4, 'Sukienka Luna', '', []],
    ])
    expect(ordered(searchable, 'sukienka')).toEqual([4, 3, 1])
    expect(ordered(searchable, 'sukienk')).toEqual([3, 4, 2, 1])
    expect(ordered(searchable, 'sukeinka')).toEqual([4, 3, 1])
  })

  test('keeps the ranks of a search while others run', () => {
    const searchable = shelf([
      [1, 'Kokarda', 'sukienka', []],
      [4, 'Sukienka Luna', 'kokarda', []],
    ])
    const first = find(searchable, 'sukienka').ranks
    const before = [...first.rankAt]
    find(searchable, 'kokarda')
    expect([...first.rankAt]).toEqual(before)
    expect(before[4]).toBeGreaterThan(before[1] ?? 0)
  })

  test('does not correct a word that matches exactly', () => {
    const searchable = shelf([
      [1, 'Pasek', '', []],
      [2, 'Piasek', '', []],
    ])
    expect(ordered(searchable, 'pasek')).toEqual([1])
  })

  test('matches the last word as a prefix, also with a typo', () => {
    const searchable = shelf([[1, 'Sukienka Luna', '', []]])
    for (const typed of ['s', 'su', 'sukien', 'sukienka lu', 'sukein', 'luna suk'])
      expect(ordered(searchable, typed)).toEqual([1])
  })
})

test('matches longer words that start with a complete word only in names', () => {
  const searchable = shelf([
    [1, 'Kleid', 'Kleidung', []],
    [2, 'Hose', 'Kleidung', []],
    [3, 'Kleiderbügel', 'Kleidung', []],
  ])
  expect(ordered(searchable, 'kleid')).toEqual([1, 3])
  expect(ordered(searchable, 'kleidun')).toEqual([1, 2, 3])
})

describe('skus', () => {
  const searchable = shelf([
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
    expect(ordered(searchable, text)).toEqual(ids)
  })
})

test('indexes the whole text even if the SKU is a single letter', () => {
  const searchable = shelf([[1, 'Czapka', 'bawełna', [], 'A']])
  expect(ordered(searchable, 'bawelna czapka')).toEqual([1])
})

describe('sizes, colours and ages', () => {
  const searchable = shelf([
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
    expect(new Set(ordered(searchable, text))).toEqual(new Set(ids))
  })

  test('finds shades of a colour if nothing has the colour itself', () => {
    const shades = shelf([
      [1, 'Bunda', '', ['jasnogranatowy']],
      [2, 'Kabát granatowy', '', []],
    ])
    expect(ordered(shades, 'bunda granatowa')).toEqual([1])
    expect(ordered(shades, 'kabat granatowy')).toEqual([2])
  })

  test('searches the text for a colour that is not an option of any product', () => {
    const found = shelf([[1, 'Czapka granatowa', '', []]])
    expect(find(found, 'granatowa czapka').isNear).toBe(false)
    expect(ordered(found, 'granatowa czapka')).toEqual([1])
  })
})

test('a query of only colours, sizes and prices finds exactly the products with all of them', () => {
  const criteria = {
    czerwone: { words: 'czerwone', has: (own: string[]) => own.includes('czerwony') },
    size: { words: '104', has: (own: string[]) => own.includes('104') },
    price: { words: 'do 200 zł', has: (_own: string[], price: number) => price <= 200 },
  }
  const own = fc.subarray(['czerwony', 'granatowy', '98', '104'])
  fc.assert(
    fc.property(
      fc.array(own, { maxLength: 40 }),
      fc.subarray(Object.values(criteria), { minLength: 1 }),
      (all, chosen) => {
        const things = all.map((options, index): Thing => [index + 1, 'Bluza', '', options])
        const plain = things.filter(([id, , , options]) => chosen.every(({ has }) => has(options, id * 10)))
        const found = find(shelf(things), chosen.map(({ words }) => words).join(' '))
        if (plain.length > 0) expect(rowsIn(found.ranks.found)).toEqual(plain.map(([id]) => id))
        expect(plain.length === 0 && !found.isNear && rowsIn(found.ranks.found).length > 0).toBe(false)
      },
    ),
  )
})

describe('near matches', () => {
  const searchable = shelf([
    [1, 'Sukienka Mak', '', ['czerwony', '98']],
    [2, 'Sukienka Bez', '', ['granatowy', '98']],
    [3, 'Czapka', '', ['granatowy']],
  ])

  test('finds products that match most of the query if none matches all of it', () => {
    expect(find(searchable, 'czerwona sukienka 104').isNear).toBe(true)
    expect(ordered(searchable, 'czerwona sukienka 104')).toEqual([1])
    expect(ordered(searchable, 'sukienka czapka')).toHaveLength(3)
    expect(ordered(searchable, 'granatowa sukienka 104')).toEqual([2])
    expect(ordered(searchable, 'czerwona czapka 98')).toEqual([3])
    expect(find(searchable, 'granatowa sukienka').isNear).toBe(false)
  })

  test('does not count one or two letters as a match for most of the query', () => {
    for (const text of ['qwrtpsdfg cz', "qwrtpsdfg' OR '9'='9", 'qwrtpsdfg su c 9'])
      expect(ordered(searchable, text)).toEqual([])
    expect(ordered(searchable, 'cz')).toEqual([3])
  })

  test('finds nothing if less than half of the query matches', () => {
    expect(ordered(searchable, 'rower hulajnoga sukienka')).toEqual([])
    for (const nonsense of ['qwrtpsdfg', '%%%', '', '  ', '?!', '🦢']) expect(ordered(searchable, nonsense)).toEqual([])
    expect(find(searchable, 'qwrtpsdfg').isNear).toBe(false)
  })
})

describe('changes', () => {
  const names = ['Sukienka Luna', 'Czapka Bez', 'Spodnie Mak', 'Torba Luna']

  test('additions, changes and removals give the same results as a new index', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.option(fc.constantFrom(...names), { nil: null }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const index = emptyInvertedIndex('pl', synonymsOf(taxonomy, 'pl'))
        const left = new Map<number, Thing>()
        const searchable = shelf([], index)
        for (const [id, name] of steps) {
          if (name === null) {
            left.delete(id)
            removeProduct(index, id)
          } else {
            const thing: Thing = [id, name, '', []]
            left.set(id, thing)
            put(index, thing)
          }
          find(searchable, 'luna')
        }
        const fresh = shelf([...left.values()])
        for (const text of ['luna', 'sukienka', 'cza', 'torba mak', `BOC-${steps[0]?.[0] ?? 1}`])
          expect(ordered(searchable, text)).toEqual(ordered(fresh, text))
      }),
      { numRuns: 50 },
    )
  })

  test('the SKU of a removed product does not find another product that reuses its row', () => {
    const index = emptyInvertedIndex('pl', synonymsOf(taxonomy, 'pl'))
    const searchable = shelf([[1, 'Sukienka Luna', '', [], 'ALT-1234']], index)
    expect(ordered(searchable, 'ALT-1234')).toEqual([1])
    removeProduct(index, 1)
    put(index, [1, 'Czapka Bez', '', [], 'NEU-5678'])
    expect(ordered(searchable, 'ALT-1234')).toEqual([])
    expect(ordered(searchable, 'NEU-5678')).toEqual([1])
  })

  test('compacts the documents of changed products', () => {
    const index = emptyInvertedIndex('pl', synonymsOf(taxonomy, 'pl'))
    const searchable = shelf([], index)
    for (let turn = 0; turn < 700; turn++) {
      for (const id of [1, 2]) put(index, [id, `Sukienka nr${id} ${turn % 2 === 0 ? 'Luna' : 'Mak'}`, '', []])
      find(searchable, 'luna')
    }
    expect(index.products.length).toBeLessThan(1_000)
    expect(ordered(searchable, 'sukienka mak')).toEqual([1, 2])
    expect(ordered(searchable, 'BOC-2')).toEqual([2])
  })

  test('keeps the document of a product whose terms have not changed', () => {
    const index = emptyInvertedIndex('pl', synonymsOf(taxonomy, 'pl'))
    const searchable = shelf([[1, 'Sukienka Luna', '', []]], index)
    find(searchable, 'luna')
    put(index, [1, 'Sukienka Luna', '', []])
    find(searchable, 'luna')
    expect(index.products).toEqual([1])
  })
})

describe('synonyms and spellings', () => {
  const things: Thing[] = [
    [1, 'Sukienka Luna', '', ['granatowy', '104']],
    [2, 'Bluza z kapturem Olmo', '', ['czerwony', '98']],
    [3, 'Bluza Bosco', '', ['jasnogranatowy']],
  ]

  test('matches synonyms in any inflection, as prefixes and with typos', () => {
    const searchable = shelf(things)
    for (const typed of ['kiecka', 'kiecki', 'kiec', 'keicka']) expect(ordered(searchable, typed)).toEqual([1])
    expect(ordered(searchable, 'kangurka')).toEqual([2])
  })

  test('treats a synonym of a colour as the colour', () => {
    expect(ordered(shelf(things), 'ciemny niebieski')).toEqual([1])
    expect(ordered(shelf(things), 'sukienka w ciemnym niebieskim')).toEqual([1])
  })

  test('corrects a misspelt colour if the index does not contain the typed word', () => {
    expect(ordered(shelf([...things, [4, 'Czerwona bluza', '', ['czerwony']]]), 'bluza czrwona')).toEqual([2, 4])
  })

  test('filters by a price in the query', () => {
    expect(ordered(shelf(things), 'bluza do 20 zł')).toEqual([2])
    expect(ordered(shelf(things), 'bluza od 25 zł')).toEqual([3])
  })

  test('matches words written together or apart', () => {
    const searchable = shelf([
      [1, 'Backpack', '', []],
      [2, 'Sun hat', '', []],
    ])
    expect(ordered(searchable, 'back pack')).toEqual([1])
    expect(ordered(searchable, 'sunhat')).toEqual([2])
  })

  test('finds a German compound by its last part, even if incomplete, and ranks by its first part', () => {
    const german = shelf(
      [
        [1, 'Kleid Luna', '', []],
        [2, 'Kleid Mak', 'Mädchen', []],
      ],
      emptyInvertedIndex('de', synonymsOf(taxonomy, 'de')),
    )
    for (const typed of ['Mädchenkleider', 'Mädchenkle']) expect(ordered(german, typed)).toEqual([2, 1])
  })

  test('products that contain a stop word of the query rank first', () => {
    const searchable = shelf([
      [1, 'Spodnie Alba', '', []],
      [2, 'Spodnie Alba na szelkach', '', []],
    ])
    expect(ordered(searchable, 'spodnie na')).toEqual([2, 1])
  })
})
