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
