import { useSyncExternalStore } from 'react'

/*
 * Not a React context: changing its value would make React remove the parts of the page whose code has not loaded yet, such
 * as menu and footer.
 */

type CartCount = {
  /** The number of items in the cart; 0 until it is known. */
  readonly pieces: number
  /** How many responses have reported it. */
  readonly reads: number
}

let known: CartCount = { pieces: 0, reads: 0 }
const listeners = new Set<() => void>()

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores the number of items in the cart; undefined if the visitor has no cart. */
export function noteCartPieces(pieces: number | undefined): void {
  known = { pieces: pieces ?? 0, reads: known.reads + (pieces === undefined ? 0 : 1) }
  for (const listener of listeners) listener()
}

/** The number of items in the cart; 0 on the server and until it is known. */
export function useCartPieces(): number {
  return useSyncExternalStore(
    follow,
    () => known.pieces,
    () => 0,
  )
}

/** How many responses have reported the cart’s contents. */
export function useCartReads(): number {
  return useSyncExternalStore(
    follow,
    () => known.reads,
    () => 0,
  )
}
