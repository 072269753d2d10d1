import type { CartResult } from './cart.ts'
import type { CheckoutResult } from './checkout.ts'
import type { Loaded } from './catalogue/load-styles.ts'
import type { ShopResult } from './run.ts'

/** All results for one number of styles. */
export interface StylesResult {
  styles: number
  loaded: Loaded
  loadSeconds: number
  /** Null if the index was built on a busy machine, or in more than one run. */
  reindexSeconds: number | null
  databaseBytes: number
  seconds: number
  machine: { cores: number; memoryBytes: number; node: string; postgres: string; load: number; day: string }
  /** Undefined if it was not measured. */
  cart?: CartResult
  /** Undefined if they were not measured. */
  checkouts?: CheckoutResult[]
  shops: Record<string, ShopResult>
}
