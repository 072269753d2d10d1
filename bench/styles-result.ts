import type { CartResult } from './cart.ts'
import type { CheckoutResult } from './checkout.ts'
import type { Loaded } from './catalogue/load-styles.ts'
import type { MixedResult } from './mixed.ts'
import type { OrdersResult } from './orders.ts'
import type { PagesResult } from './pages.ts'
import type { ShopResult } from './run.ts'
import type { SmallCartResult } from './small-cart.ts'

/** All results for one number of styles. */
export interface StylesResult {
  styles: number
  loaded: Loaded
  loadSeconds: number
  /** Null if the index was built on a busy machine, or in more than one run. */
  reindexSeconds: number | null
  databaseBytes: number
  seconds: number
  machine: {
    cores: number
    memoryBytes: number
    node: string
    postgres: string
    load: number
    day: string
    /** Round trips per second of one Node process to PostgreSQL; undefined in earlier results. */
    roundTrips?: number
  }
  /** Undefined if it was not measured. */
  cart?: CartResult
  /** Undefined if they were not measured. */
  checkouts?: CheckoutResult[]
  smallCarts?: SmallCartResult[]
  pages?: PagesResult[]
  mixed?: MixedResult[]
  shops: Record<string, ShopResult>
}

/** The results with ever more orders. */
export interface OrdersResults {
  styles: number
  machine: StylesResult['machine']
  sizes: OrdersResult[]
}
