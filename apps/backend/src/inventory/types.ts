/** The quantity of a product on the shelf. */
export interface StockRow {
  productId: number
  quantity: number
}

/** A quantity that an order takes from the shelf, or that a return puts back. */
export interface StockLine {
  productId: number
  quantity: number
}

/** What one shop says it has of one product, at least one. */
export interface ShopStockRow {
  shopId: number
  productId: number
  quantity: number
}

/** What a shop has of some products together, and when it said so; `toldAt` is null when it never told anything. */
export interface ShopStock {
  quantity: number
  toldAt: Date | null
}
