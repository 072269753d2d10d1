import { ageOf, printRange } from './sizes.ts'
import type { SizeKind } from './sizes.ts'
import type { Language } from './stores.ts'
import { texts } from './texts/texts.ts'
import type { ChartNote } from './texts/types.ts'
import type { CutCode } from './cuts.ts'
import type { DemoProduct } from './demo-product.ts'

type Column = 'height' | 'chest' | 'waist' | 'foot' | 'head' | 'palm'

const columns: Readonly<Record<SizeKind, readonly Column[]>> = {
  newborn: ['height', 'chest'],
  baby: ['height', 'chest', 'waist'],
  kids: ['height', 'chest', 'waist'],
  shoes: ['foot'],
  socks: ['foot'],
  head: ['head'],
  babyhead: ['head'],
  gloves: ['palm'],
  one: [],
}

const notes: Readonly<Record<SizeKind, ChartNote>> = {
  newborn: 'clothes',
  baby: 'clothes',
  kids: 'clothes',
  shoes: 'feet',
  socks: 'feet',
  head: 'head',
  babyhead: 'head',
  gloves: 'hand',
  one: 'clothes',
}

/** What should sit close, so that the larger of two sizes is the wrong one. */
const closeCuts: ReadonlySet<CutCode> = new Set(['underwear', 'tights', 'swimsuit', 'swimshorts'])

const half = (value: number): string => (Math.round(value * 2) / 2).toString()

const localised = (number: string, language: Language): string =>
  printRange(language === 'en' ? number : number.replaceAll('.', ','), language)

/** Foot length in centimetres for a size in Paris points (2/3 cm), less 1 cm toe room. */
const foot = (size: number): number => (size * 2) / 3 - 1

function measure(column: Column, size: string): string {
  const [from = 0, to = from] = size.split('-').map(Number)
  if (column === 'foot') return from === to ? half(foot(from)) : `${half(foot(from))}-${half(foot(to))}`
  if (column === 'height') return `${from - 5}-${from}`
  if (column === 'chest') return half(from < 92 ? 40 + (from - 56) * 0.33 : 52 + (from - 92) * 0.4)
  if (column === 'waist') return half(from < 92 ? 41 + (from - 56) * 0.25 : 50 + (from - 92) * 0.24)
  return `${from - 1}-${from}`
}

/** The product's own measurements in centimetres, as data: `98: height 93-98, chest 54.5; 104: …`. */
export function sizeData({ design, variants }: DemoProduct): string {
  const kind = design.sizeKind
  const sizes = [...new Set(variants.map(({ size }) => size))]
  return sizes
    .map((size) => `${size}: ${columns[kind].map((column) => `${column} ${measure(column, size)}`).join(', ')}`)
    .join('; ')
}

const tableRow = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** The product's own measurements in centimetres, as a table. */
export function sizeChart(product: DemoProduct, language: Language): string {
  const sizes = [...new Set(product.variants.map(({ size }) => size))]
  const { cut, sizeKind } = product.design
  const note = notes[sizeKind] === 'clothes' && closeCuts.has(cut) ? 'close' : notes[sizeKind]
  return sizeTable(sizeKind, sizes, language, note)
}

/** All sizes of one kind in centimetres, as a table with advice on measuring. */
export function sizeTable(
  kind: SizeKind,
  sizes: readonly string[],
  language: Language,
  note: ChartNote = notes[kind],
): string {
  const { chart } = texts[language].stories
  if (sizes.length === 0) return `<p>${chart.one}</p>`
  const head = tableRow([chart.size, chart.age, ...columns[kind].map((column) => chart[column])], 'th')
  const body = sizes.map((size) => {
    const age = ageOf(kind, size)
    const cells = columns[kind].map((column) => localised(measure(column, size), language))
    return tableRow([printRange(size, language), age ? texts[language].words.age(age) : '–', ...cells], 'td')
  })
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table><p>${chart.notes[note]}</p>`
}
