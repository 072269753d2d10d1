import { sizeTable } from './size-chart.ts'
import type { Language } from './stores.ts'

const runOf = (from: number, to: number, step: number): readonly string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => String(from + i * step))

/** The tables of all sizes, each drawn when a page asks for it. */
export const sizeTables = (language: Language) => ({
  clothes: () => sizeTable('kids', runOf(56, 164, 6), language, 'all'),
  shoes: () => sizeTable('shoes', runOf(20, 38, 1), language),
  heads: () => sizeTable('head', runOf(40, 56, 2), language),
})
