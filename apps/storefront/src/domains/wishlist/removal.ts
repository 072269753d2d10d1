import { createContext } from 'react'

/** Removes a product from the wish list; provided on the wish list page only. Elsewhere cards show a heart button instead. */
export const RemovalContext = createContext<((sku: string) => void) | null>(null)
