import { parseSizeRows, type SizeRow } from './parse-size-rows.ts'
import { attributeText, optionOf, variantsOf } from './product.ts'
import type { Product } from './product-in-store.ts'

export type SizeRowView = SizeRow['measures'] & { size: string; age: string | null }

/** The size chart as data; null if there is none. The age of each size comes from the variants. */
export function sizeRows(product: Product): SizeRowView[] | null {
  const rows = parseSizeRows(attributeText(product, 'size_chart_data') ?? '') ?? []
  if (rows.length === 0) return null
  const known = new Map(
    variantsOf(product).map((variant) => {
      const option = optionOf(variant, 'cdrl_size')
      return [option?.value, { label: option?.label, age: attributeText(variant, 'cdrl_age') }]
    }),
  )
  return rows.map(({ size, measures }) => {
    const { label = size, age = null } = known.get(size) ?? {}
    return { ...measures, size: label, age }
  })
}
