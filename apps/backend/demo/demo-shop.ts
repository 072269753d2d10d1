import { attributeRows, optionRows } from './attribute-rows.ts'
import { blockRows } from './block-rows.ts'
import { categoryRows } from './category-rows.ts'
import { customerRows } from './customer-rows.ts'
import { priceLogRows } from './price-log.ts'
import { productRows } from './product-rows.ts'
import type { Row } from './row.ts'

export type { Row } from './row.ts'
export type DemoTable = 'attributes' | 'options' | 'categories' | 'products' | 'price-log' | 'blocks' | 'customers'

const tables: Readonly<Record<DemoTable, (now: Date) => Iterable<Row>>> = {
  attributes: attributeRows,
  options: optionRows,
  categories: categoryRows,
  products: productRows,
  'price-log': priceLogRows,
  blocks: blockRows,
  customers: customerRows,
}

/** The rows of one file of the demo shop; the same for the same day. */
export function demoRows(table: DemoTable, { now }: { now: Date }): Iterable<Row> {
  return tables[table](now)
}
