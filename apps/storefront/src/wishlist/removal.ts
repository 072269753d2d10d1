import { createContext } from 'react'

/** On the wish list's own page: takes a product from it. Everywhere else there is none, and a heart stands on the card. */
export const RemovalContext = createContext<((sku: string) => void) | null>(null)
