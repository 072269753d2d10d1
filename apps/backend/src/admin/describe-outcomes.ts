import { toDecimal } from '@bocian/rules/money.ts'
import type { ProductOutcome } from '../import-export/import-export.ts'

const titles = ['SKU', 'STORE VIEW', 'PRICE', 'LISTS']

/** A table of what products would be: a line for each store view that would sell them, or why none would. */
export function outcomeTable(outcomes: readonly ProductOutcome[]): string[] {
  if (outcomes.length === 0) return []
  const rows = [titles, ...outcomes.flatMap(rowsOf)]
  const widths = titles.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function rowsOf({ sku, soldIn, lists, unsold }: ProductOutcome): string[][] {
  if (unsold !== null) return [[sku, '–', '–', [unsold.reason, ...unsold.parents].join(' ')]]
  const where = ['search', ...lists].join(', ')
  return soldIn.map(({ store, price, regularPrice, currency }) => {
    const reduced = price < regularPrice ? ` (${toDecimal(regularPrice).toFixed(2)})` : ''
    return [sku, store, `${toDecimal(price).toFixed(2)} ${currency}${reduced}`, where]
  })
}

/** The same for programs, with prices as decimal numbers. */
export function outcomeData(outcomes: readonly ProductOutcome[]): unknown[] {
  return outcomes.map(({ soldIn, ...outcome }) => ({
    ...outcome,
    soldIn: soldIn.map(({ price, regularPrice, ...place }) => ({
      ...place,
      price: toDecimal(price),
      regularPrice: toDecimal(regularPrice),
    })),
  }))
}
