import { foldText } from '#src/catalogue/slug.ts'
import { bitsetFrom, rowsIn } from '../bitset/bitset.ts'
import { joinTaxonomy } from '#src/catalogue/taxonomy.ts'
import { emptyInvertedIndex, find, meaningsOf, putProduct, synonymsOf, type Searchable } from './search.ts'

/** A colour of a small catalogue: its label, and its swatch if it has one. */
export type ShelfColour = readonly [label: string, swatch?: string]
/** A product: its name, the label of its colour and its size. */
export type ShelfProduct = readonly [name: string, colour: string, size?: string]

const sizes = ['98', '104']

/** A small catalogue in one language, whose products have their positions as ids, from 1. */
export function coloursOnShelf(
  language: string,
  colours: readonly ShelfColour[],
  products: readonly ShelfProduct[],
): Searchable {
  const options = [
    ...colours.map(([label, swatch]) => ({ code: 'color', label, swatch: swatch ?? null })),
    ...sizes.map((label) => ({ code: 'cdrl_size', label, swatch: null })),
  ]
  const codes = ['color', 'cdrl_size']
  const idOf = (label: string | undefined): number => options.findIndex((option) => option.label === label) + 1
  const taxonomy = joinTaxonomy(
    {
      categories: [],
      texts: [],
      synonyms: [],
      attributes: codes.map((code, index) => {
        const shape = { input: 'select', isFilterable: true, isConfigurable: false, position: index }
        return { id: index + 1, code, label: code, labels: {}, ...shape }
      }),
      options: options.map(({ code, label, swatch }, index) => {
        const shape = { slug: label, position: index, swatch, isDefault: false, labels: { here: label } }
        return {
          id: index + 1,
          attributeId: codes.indexOf(code) + 1,
          attributeCode: code,
          value: `option ${index}`,
          ...shape,
        }
      }),
    },
    'here',
  )
  const index = emptyInvertedIndex(language, synonymsOf(taxonomy, language))
  const owned = products.map(([, colour, size]) => [idOf(colour), idOf(size)].filter((id) => id > 0))
  for (const [position, [name, colour, size = '']] of products.entries()) {
    const searchText = foldText(`${name} ${colour} ${size}`)
    putProduct(index, { id: position + 1, name, sku: `BOC-${position}`, searchText })
  }
  return {
    index,
    meanings: meaningsOf(taxonomy, index),
    having: (wanted) =>
      bitsetFrom(owned.flatMap((own, position) => (own.some((id) => wanted.has(id)) ? [position + 1] : []))),
    availableOptionsOf: (id) => ({ optionIds: owned[id - 1] ?? [], stocked: null }),
    priceOf: () => 10,
  }
}

/** The ids that a search finds, best first. */
export function idsIn(searchable: Searchable, query: string): number[] {
  const { found, rankAt } = find(searchable, query).ranks
  return rowsIn(found).toSorted((a, b) => (rankAt[b] ?? 0) - (rankAt[a] ?? 0) || a - b)
}
