/** The quantity of a product on hand. */
export interface StockRow {
  productId: number
  quantity: number
}

/** A quantity that an order takes from stock, or that a return adds again. */
export interface StockLine {
  productId: number
  quantity: number
}

/** The stock of a product in one physical shop, at least 1. */
export interface ShopStockRow {
  shopId: number
  productId: number
  quantity: number
}

/** The total stock of some products in a shop and the time of its report; `toldAt` is null if the shop has never reported. */
export interface ShopStock {
  quantity: number
  toldAt: Date | null
  /** The stock of each of the products, by id. Those that the shop does not have are missing. */
  perProduct: Record<number, number>
}
