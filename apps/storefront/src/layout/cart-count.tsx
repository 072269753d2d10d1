import { createContext, useContext, type ReactNode } from 'react'
import { useCartCount } from './use-cart-count.ts'

const CountContext = createContext(0)

/** Asks once for all the places that show it. */
export function CartCountProvider({ children }: { readonly children: ReactNode }) {
  return <CountContext value={useCartCount()}>{children}</CountContext>
}

/** How many pieces lie in the cart; 0 until the browser has asked. */
export function useCartPieces(): number {
  return useContext(CountContext)
}
