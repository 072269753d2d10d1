import type { DocumentRow } from './index/index-queries.ts'
import type { StoreIndex } from './index/store-index.ts'

/** A product or a variant in the request's store view: the parent object of the GraphQL product types. */
export interface Product extends DocumentRow {
  /** The product of a variant; null otherwise. */
  parent: Product | null
  index: StoreIndex
}
