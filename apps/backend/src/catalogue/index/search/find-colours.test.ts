import { describe, expect, test } from 'vitest'
import { find } from './search.ts'
import { coloursOnShelf, idsIn, type ShelfColour } from './testing-shelf.ts'

/** A jacket in each of these colours: green, olive, mint, sage, navy, red. */
const catalogues: [language: string, jacket: string, labels: string[], queries: string[]][] = [
  [
    'pl',
    'Kurtka',
    ['zielony', 'oliwkowy', 'miętowy', 'szałwiowy', 'granatowy', 'czerwony'],
    ['zielona kurtka', 'kurtka zielona', 'kurtkę zieloną', 'zielone kurtki', 'zieleń kurtka', 'jasnozielona kurtka'],
  ],
  [
    'cs',
    'Bunda',
    ['zelená', 'olivová', 'mátová', 'šalvějová', 'námořnická', 'červená'],
    ['zelená bunda', 'zelena bunda', 'zelené bundy', 'tmavě zelená bunda', 'tmavozelená bunda'],
  ],
  [
    'sk',
    'Bunda',
    ['zelená', 'olivová', 'mätová', 'šalviová', 'námornícka', 'červená'],
    ['zelená bunda', 'zelene bundy', 'zelenú bundu', 'svetlozelená bunda'],
  ],
  [
    'de',
    'Jacke',
    ['Grün', 'Oliv', 'Mint', 'Salbei', 'Marineblau', 'Rot'],
    ['grüne Jacke', 'grünes Jacke', 'gruene jacke', 'jacken grün', 'dunkelgrüne Jacke', 'grun jacke'],
  ],
  [
    'en',
    'Jacket',
    ['green', 'olive', 'mint', 'sage', 'navy', 'red'],
    ['green jacket', 'jackets green', 'dark green jacket', 'light green jackets'],
  ],
  [
    'ro',
    'Geacă',
    ['verde', 'măsliniu', 'mentă', 'salvie', 'bleumarin', 'roșu'],
    ['geacă verde', 'geaca verde', 'geci verzi', 'geacă verde închis'],
  ],
  [
    'uk',
    'Куртка',
    ['зелений', 'оливковий', 'м’ятний', 'шавлієвий', 'темно-синій', 'червоний'],
    ['зелена куртка', 'зелені куртки', 'зелену куртку', 'темно-зелена куртка', 'zelena kurtka'],
  ],
  [
    'hy',
    'Բաճկոն',
    ['կանաչ', 'ձիթապտղագույն', 'անանուխագույն', 'եղեսպակագույն', 'մուգ կապույտ', 'կարմիր'],
    ['կանաչ բաճկոն', 'բաճկոններ կանաչ', 'մուգ կանաչ բաճկոն', 'kanach bachkon'],
  ],
]
const swatches = ['#4d8b5a', '#6f7449', '#b7dcc8', '#a7b59b', '#22304f', '#c6403c']

describe('a colour word means a family of shades', () => {
  const cases = catalogues.flatMap(([language, jacket, labels, queries]) =>
    queries.flatMap((query) => [
      [language, query, 'words of labels', jacket, labels.map((label): ShelfColour => [label])] as const,
      [language, query, 'swatches', jacket, labels.map((label, i): ShelfColour => [label, swatches[i] ?? ''])] as const,
    ]),
  )
  test.each(cases)('%s: %s, by the %s', (language, query, _, jacket, colours) => {
    const searchable = coloursOnShelf(
      language,
      colours,
      colours.map(([label]) => [jacket, label]),
    )
    expect(idsIn(searchable, query)).toEqual([1, 2, 3, 4])
    expect(find(searchable, query)).toMatchObject({ isNear: false, lacksColour: false })
  })

  test('by a swatch alone, if the label of the option says nothing', () => {
    const searchable = coloursOnShelf(
      'pl',
      [
        ['Leśny sen', '#2d4a35'],
        ['Zachód', '#c6403c'],
      ],
      [
        ['Kurtka', 'Leśny sen'],
        ['Kurtka', 'Zachód'],
      ],
    )
    expect(idsIn(searchable, 'zielona kurtka')).toEqual([1])
    expect(idsIn(searchable, 'czerwone kurtki')).toEqual([2])
  })

  test('with a size: all of it must be one product', () => {
    const searchable = coloursOnShelf(
      'pl',
      [['granatowy'], ['błękitny'], ['czerwony']],
      [
        ['Spodnie', 'granatowy', '104'],
        ['Spodnie', 'błękitny', '98'],
        ['Spodnie', 'czerwony', '104'],
        ['Kurtka', 'błękitny', '104'],
      ],
    )
    expect(idsIn(searchable, 'niebieskie spodnie 104')).toEqual([1])
  })

  test('a shade means itself, and its family only if nothing has it', () => {
    const searchable = coloursOnShelf(
      'pl',
      [['granatowy'], ['błękitny'], ['czerwony']],
      [
        ['Kurtka', 'granatowy'],
        ['Kurtka', 'błękitny'],
        ['Czapka', 'błękitny'],
        ['Czapka', 'czerwony'],
      ],
    )
    expect(idsIn(searchable, 'granatowa kurtka')).toEqual([1])
    expect(idsIn(searchable, 'granatowa czapka')).toEqual([3])
    expect(idsIn(searchable, 'kobaltowa czapka')).toEqual([3])
  })

  test('a word for a shade that a product name contains is a word of the name', () => {
    const searchable = coloursOnShelf(
      'pl',
      [['czerwony'], ['biały']],
      [
        ['Piżama w maliny', 'biały'],
        ['Piżama', 'czerwony'],
      ],
    )
    expect(idsIn(searchable, 'piżama w maliny')).toEqual([1])
  })
})

describe('without a product in the family', () => {
  const colours: ShelfColour[] = [['zielony'], ['czerwony'], ['biały']]
  const searchable = coloursOnShelf('pl', colours, [
    ['Kurtka', 'czerwony', '104'],
    ['Kurtka', 'biały', '98'],
    ['Czapka', 'zielony', '98'],
    ['Czapka', 'biały', '104'],
  ])

  test('the same garment in other colours comes nearest', () => {
    for (const query of ['zielona kurtka', 'fioletowa kurtka', 'zielona kurtak']) {
      expect(new Set(idsIn(searchable, query)), query).toEqual(new Set([1, 2]))
      expect(find(searchable, query), query).toMatchObject({ isNear: true, lacksColour: true })
    }
    expect(idsIn(searchable, 'zielona kurtka 104')).toEqual([1])
  })

  test('if the garment exists in the colour but not in the size, other colours do not come near', () => {
    expect(idsIn(searchable, 'zielona czapka 104')).toEqual([3])
    expect(find(searchable, 'zielona czapka 104')).toMatchObject({ isNear: true, lacksColour: false })
  })
})
