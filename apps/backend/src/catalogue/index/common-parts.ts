import { commonColumns, type FirstRow } from './first-load-queries.ts'
import type { IndexEntry } from './index-queries.ts'
import type { ProductType } from '../drafts.ts'
import { ownPositions } from './shared-parts.ts'
import { readStocked, type StockedVariants } from './stocked-variants.ts'

type Common = Pick<
  IndexEntry,
  'sku' | 'type' | 'categoryIds' | 'optionIds' | 'stocked' | 'position' | 'positions' | 'createdAt'
>

/**
 * What the products that have been read have in common in most store views, by product, each with the text that it was read from. It is
 * kept while one store view after the other is loaded, so that it is read and stored once.
 */
export type CommonParts = Map<number, { text: string; parts: Common }>

/** The entry of a product, with what it has in common with other store views. */
export function entryOf(row: FirstRow, known: CommonParts, stockedOf: Map<string, StockedVariants>): IndexEntry {
  const before = known.get(row.id)
  const parts = before?.text === row.common ? before.parts : readCommon(row.common, stockedOf)
  if (before === undefined) known.set(row.id, { text: row.common, parts })
  const { id, version, name, urlKey, final, discountPercent, inStock } = row
  const { sku, type, categoryIds, optionIds, stocked, position, positions, createdAt } = parts
  return {
    id,
    version,
    sku,
    type,
    name,
    urlKey,
    final,
    discountPercent,
    inStock,
    categoryIds,
    optionIds,
    stocked,
    position,
    positions,
    createdAt,
  }
}

function readCommon(text: string, stockedOf: Map<string, StockedVariants>): Common {
  const columns = commonColumns(text)
  const position = Number(columns.position)
  return {
    sku: columns.sku,
    type: columns.type as ProductType,
    categoryIds: idsIn(columns.categoryIds),
    optionIds: idsIn(columns.optionIds),
    stocked: readStocked(columns.stockedVariants, stockedOf),
    position,
    positions: ownPositions({ position, positions: JSON.parse(columns.positions) as IndexEntry['positions'] }),
    createdAt: Number(columns.createdAt),
  }
}

/** The numbers of an array as PostgreSQL writes it. */
function idsIn(list: string): number[] {
  return list === '{}' ? [] : list.slice(1, -1).split(',').map(Number)
}
