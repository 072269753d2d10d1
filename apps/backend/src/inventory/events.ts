export interface InventoryEvents {
  /** The stock of these products changed. */
  'stock.changed': { productIds: readonly number[] }
  /** The stock of these products changed by an import, which rebuilds the listing itself. */
  'stock.imported': { productIds: readonly number[] }
}
