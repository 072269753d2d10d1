import { platformErrors } from '#src/platform/errors.ts'
import type { CartItemsV2Args, SortQuoteItemsEnum } from '#src/platform/resolvers.gen.ts'
import type { CartLine } from '../types.ts'

const sortKeys: Readonly<Record<SortQuoteItemsEnum, (line: CartLine) => number | string>> = {
  ITEM_ID: (line) => line.id,
  CREATED_AT: (line) => line.createdAt.getTime(),
  UPDATED_AT: (line) => line.createdAt.getTime(),
  PRODUCT_ID: (line) => line.productId,
  SKU: (line) => line.variant.sku,
  NAME: (line) => line.product.name ?? line.product.sku,
  QTY: (line) => line.quantity,
  PRICE: (line) => line.price,
  ROW_TOTAL: (line) => line.price * line.quantity,
  PRODUCT_TYPE: (line) => line.product.type,
  WEIGHT: (line) => line.variant.weight,
}

/** One page of a cart's lines in the requested order. */
export function pageItems(lines: CartLine[], { pageSize, currentPage, sort }: CartItemsV2Args) {
  const size = pageSize ?? 20
  const page = currentPage ?? 1
  if (size < 1) throw platformErrors.PAGE_SIZE_TOO_SMALL()
  if (size > 300) throw platformErrors.PAGE_SIZE_TOO_LARGE({ maximum: 300 })
  if (page < 1) throw platformErrors.CURRENT_PAGE_TOO_SMALL()
  const sorted = sort == null ? lines : sortLines(lines, sort.field, sort.order === 'DESC')
  return {
    items: sorted.slice((page - 1) * size, page * size),
    total_count: lines.length,
    page_info: { current_page: page, page_size: size, total_pages: Math.ceil(lines.length / size) },
  }
}

function sortLines(lines: CartLine[], field: SortQuoteItemsEnum, isDescending: boolean): CartLine[] {
  const key = sortKeys[field]
  const sorted = lines.toSorted((a, b) => compare(key(a), key(b)) || a.id - b.id)
  return isDescending ? sorted.toReversed() : sorted
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
