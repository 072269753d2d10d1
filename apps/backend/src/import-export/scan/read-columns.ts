import type { Complaint, NumberedRow, Row } from '../types.ts'

const pictureColumns = ['base_image', 'small_image', 'thumbnail_image', 'swatch_image']

const readColumns = new Set([
  ...`sku store_view_code product_websites attribute_set_code product_type product_online
    categories name description short_description url_key visibility created_at
    meta_title meta_keywords meta_description weight tax_class_name
    price special_price special_price_from_date special_price_to_date
    additional_attributes configurable_variations configurable_variation_labels
    qty is_in_stock manage_stock use_config_manage_stock max_cart_qty use_config_max_sale_qty
    related_skus upsell_skus crosssell_skus color_skus giftcard_type giftcard_amounts giftcard_amount
    additional_images additional_image_labels`.split(/\s+/),
  ...pictureColumns.flatMap((column) => [column, `${column}_label`]),
])

/** Counts values in columns that the import ignores, to warn about them. */
export interface UnreadColumns {
  note(numbered: NumberedRow): void
  /** `attributes` are those with a column of their own. */
  remark(attributes: ReadonlyMap<string, unknown>): Complaint | undefined
}

export function createUnreadColumns(): UnreadColumns {
  const filled = new Map<string, number>()
  return {
    note({ row }) {
      for (const [column, cell] of Object.entries(row))
        if (!isRead(column, row) && cell.trim() !== '') filled.set(column, (filled.get(column) ?? 0) + 1)
    },
    remark(attributes) {
      const unread = [...filled].filter(([column]) => !attributes.has(column))
      if (unread.length === 0) return undefined
      const named = unread.map(([column, rows]) => `${column || 'a column without a name'} (${count(rows)})`)
      return { line: 1, key: '', reason: `these columns are not read: ${named.join(', ')}`, isWarning: true }
    },
  }
}

const isRead = (column: string, row: Row): boolean =>
  readColumns.has(column) || (column === 'status' && row['product_online'] === undefined)

function count(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`
}
