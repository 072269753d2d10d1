import { useEffect, useRef } from 'react'
import type { CartType } from '#src/analytics/data-layer.ts'
import type { CartEventFragment } from '#src/graphql/documents.gen.ts'
import { noteCart, tellViewCart } from './tell-cart.ts'

/** Tells analytics of a cart once per opening of the place that shows it, and remembers each state of it. An empty one is nothing to see. */
export function useCartSeen(cart: CartEventFragment | null | undefined, type: CartType): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (!cart || (cart.items ?? []).length === 0) return
    noteCart(cart)
    if (isTold.current) return
    isTold.current = true
    tellViewCart(cart, type)
  }, [cart, type])
}
