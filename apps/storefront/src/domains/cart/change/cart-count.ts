import { useSyncExternalStore } from 'react'
import type { CountedCartFragment } from '#src/platform/graphql/documents.gen.ts'
import { observable } from '#src/platform/observable/observable.ts'

/*
 * An observable and not a React context: changing a context value makes React remove the parts of the page whose code has not
 * loaded yet, such as menu and footer.
 */

type CartCount = {
  /** The number of items in the cart; 0 until it is known. */
  readonly pieces: number
  /** The number of responses that have reported the cart's contents. */
  readonly reads: number
}

const count = observable<CartCount>({ pieces: 0, reads: 0 })

type Counting = CountedCartFragment | null | undefined

/** The number shown for a cart: of its pieces, or of its lines if the store view counts those. */
export const shownCount = (config: Counting, pieces: number | undefined, lines: number | undefined): number =>
  (config?.cart_summary_display_quantity === 0 ? lines : pieces) ?? 0

/** Stores the number of items in the cart; undefined if the visitor has no cart. */
export function noteCartPieces(pieces: number | undefined): void {
  count.set({ pieces: pieces ?? 0, reads: count.get().reads + (pieces === undefined ? 0 : 1) })
}

/** The number of items in the cart; 0 on the server and until it is known. */
export function useCartPieces(): number {
  return useSyncExternalStore(
    count.follow,
    () => count.get().pieces,
    () => 0,
  )
}

/** The number of responses that have reported the cart’s contents; a change means the cart was loaded again. */
export function useCartReads(): number {
  return useSyncExternalStore(
    count.follow,
    () => count.get().reads,
    () => 0,
  )
}
