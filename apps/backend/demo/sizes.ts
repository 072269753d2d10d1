import { at } from './seeded.ts'
import type { Language } from './stores.ts'

export type SizeKind = 'newborn' | 'baby' | 'kids' | 'shoes' | 'babyhead' | 'head' | 'gloves' | 'socks' | 'one'

/** An age range, in months below two years and in years above. */
export type Age = { readonly unit: 'months' | 'years'; readonly from: number; readonly to: number }

const months = (from: number, to: number): Age => ({ unit: 'months', from, to })
const years = (from: number): Age => ({ unit: 'years', from, to: from + 1 })

const heights: readonly (readonly [string, Age])[] = [
  ['56', months(0, 1)],
  ['62', months(1, 3)],
  ['68', months(3, 6)],
  ['74', months(6, 9)],
  ['80', months(9, 12)],
  ['86', months(12, 18)],
  ['92', months(18, 24)],
  ...Array.from({ length: 12 }, (_, i) => [String(98 + i * 6), years(2 + i)] as const),
]

export const ages: readonly Age[] = heights.map(([, age]) => age)

const heightAge = new Map(heights)
const shoeAge = (size: number): Age =>
  size < 22 ? months(12, 18) : size < 24 ? months(18, 24) : years(Math.min(13, Math.floor((size - 24) / 1.25) + 2))
const headAges: Readonly<Record<string, Age>> = {
  '40': months(1, 3),
  '42': months(3, 6),
  '44': months(6, 9),
  '46': months(9, 12),
  '48': months(12, 18),
  '50': years(2),
  '52': years(4),
  '54': years(6),
  '56': years(9),
}
const otherAges: Readonly<Record<string, Age>> = {
  '12': years(2),
  '14': years(4),
  '16': years(6),
  '18': years(9),
  '20-22': months(12, 18),
  '23-26': years(2),
  '27-30': years(4),
  '31-34': years(7),
  '35-38': years(10),
}

const clothes = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => String(from + i * 6))
const row = (from: number, to: number, step = 1): readonly string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => String(from + i * step))

const runs: Readonly<Record<SizeKind, readonly (readonly string[])[]>> = {
  newborn: [clothes(56, 4), clothes(56, 5)],
  baby: [clothes(68, 5), clothes(62, 6), clothes(68, 4)],
  kids: [
    clothes(92, 6),
    clothes(98, 6),
    clothes(92, 9),
    clothes(134, 6),
    clothes(98, 5),
    clothes(104, 7),
    clothes(116, 9),
  ],
  shoes: [row(20, 26), row(25, 32), row(30, 38), row(22, 28)],
  babyhead: [row(40, 46, 2), row(42, 48, 2)],
  head: [row(48, 54, 2), row(50, 56, 2), row(46, 54, 2)],
  gloves: [row(12, 18, 2)],
  socks: [
    ['20-22', '23-26', '27-30', '31-34', '35-38'],
    ['23-26', '27-30', '31-34', '35-38'],
  ],
  one: [[]],
}

/** The sizes of a design; `turn` shifts the range, so that designs differ. */
export function sizesFor(kind: SizeKind, turn: number): readonly string[] {
  return at(runs[kind], turn)
}

/** The age that a size fits. Headwear and shoes have their own size scales. */
export function ageOf(kind: SizeKind, size: string): Age | undefined {
  if (kind === 'shoes') return shoeAge(Number(size))
  if (kind === 'head' || kind === 'babyhead') return headAges[size]
  return kind === 'gloves' || kind === 'socks' ? otherAges[size] : heightAge.get(size)
}

/** The admin value of an age range, such as `2-3 years`. */
export function ageValue(age: Age): string {
  return `${age.from}-${age.to} ${age.unit}`
}

/** All values of the size attribute, in the order shoppers expect. */
export const allSizes: readonly string[] = [
  ...heights.map(([size]) => size),
  ...row(20, 38),
  ...row(40, 54, 2),
  ...row(12, 18, 2),
  ...Object.keys(otherAges).filter((size) => size.includes('-')),
]

/** A range such as `23-26` as it is printed. Slovak puts spaces around the dash. */
export const printRange = (range: string, language: Language): string =>
  range.replace('-', language === 'sk' ? '\u00A0– ' : '–')
