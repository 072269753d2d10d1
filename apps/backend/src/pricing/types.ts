/** The price of a product in a store view, gross, in minor units of the store view's currency. */
export interface Price {
  regular: number
  special: number | null
  specialFrom: Date | null
  specialTo: Date | null
}

export interface PriceRow extends Price {
  productId: number
  storeId: number
}

/** What was asked for from an instant on. */
export interface PriceLogEntry {
  regular: number
  final: number
  validFrom: Date
}

export interface PriceLogRow extends PriceLogEntry {
  productId: number
  storeId: number
}

/** The rate is in hundredths of a percent: 2300 is 23 %. */
export interface TaxRate {
  country: string
  taxClass: string
  rate: number
  label: string
}

/** `changes` names what differed, for reports and dry runs. */
export interface PriceSaveReport {
  created: number
  changed: number
  unchanged: number
  changes: { productId: number; storeId: number; before: Price | null; after: Price }[]
}
