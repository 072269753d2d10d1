import { useEffect, useRef } from 'react'
import type { CartType } from '#src/platform/analytics/data-layer.ts'
import type { CartEventFragment } from '#src/platform/graphql/documents.gen.ts'
import { storeCart, trackViewCart } from './track-cart.ts'

/**
 * Sends view_cart once per opening of the cart or mini-cart, and stores each state of the cart. Empty carts are not tracked.
 */
export function useCartSeen(cart: CartEventFragment | null | undefined, type: CartType): void {
  const isTracked = useRef(false)
  useEffect(() => {
    if (!cart || (cart.items ?? []).length === 0) return
    storeCart(cart)
    if (isTracked.current) return
    isTracked.current = true
    trackViewCart(cart, type)
  }, [cart, type])
}
