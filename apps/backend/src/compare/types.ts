import type { Product } from '../catalogue/catalogue.ts'

/** A list of products side by side. */
export interface CompareListRow {
  id: number
  uid: string
  /** Null for a guest's. */
  customerId: number | null
}

/** A list as the store view shows it: with those of its products that are sold there. */
export interface CompareListView {
  uid: string
  products: Product[]
}
