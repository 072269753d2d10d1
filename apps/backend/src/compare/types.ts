import type { Product } from '../catalogue/catalogue.ts'

/** A list of products to compare. */
export interface CompareListRow {
  id: number
  uid: string
  /** The owner of the list; null for a guest's list. */
  customerId: number | null
}

/** A list as the store view shows it, with only the products sold there. */
export interface CompareListView {
  uid: string
  products: Product[]
}
