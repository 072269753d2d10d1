import { useEffect, useState } from 'react'
import { hasCard } from '../product-card/grid/product-grid.tsx'
import { query } from '#src/platform/graphql/client.ts'
import { ProductsBySkuDocument, type ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'

export type ListedProducts = {
  readonly products: readonly ProductCardFragment[]
  /** The number of SKUs that were not loaded yet. */
  readonly left: number
  readonly isPaged: boolean
  readonly isLoading: boolean
  readonly showMore: () => void
}

/**
 * Loads the products with these SKUs page by page, in order, once `isWanted` is true. Unavailable products are left out. The
 * text is complete without them, so a failure shows no error.
 */
export function useListedProducts(skus: readonly string[], pageSize: number, isWanted: boolean): ListedProducts {
  const [products, setProducts] = useState<readonly ProductCardFragment[]>([])
  const [loaded, setLoaded] = useState(0)
  const [wanted, setWanted] = useState(Math.min(pageSize, skus.length))
  const isLoading = isWanted && loaded < wanted
  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    productsBySku(skus.slice(loaded, wanted)).then(
      (found) => {
        if (!isCurrent) return
        setProducts((before) => [...before, ...found])
        setLoaded(wanted)
      },
      () => isCurrent && setWanted(loaded),
    )
    return () => {
      isCurrent = false
    }
  }, [skus, loaded, wanted, isLoading])
  return {
    products,
    left: skus.length - loaded,
    isPaged: skus.length > pageSize,
    isLoading,
    showMore: () => setWanted(Math.min(loaded + pageSize, skus.length)),
  }
}

async function productsBySku(skus: readonly string[]): Promise<ProductCardFragment[]> {
  const variables = { skus: [...skus], pageSize: skus.length }
  const { products } = await query(ProductsBySkuDocument, variables, undefined, { isOptional: true })
  const bySku = new Map((products?.items ?? []).flatMap((item) => (item ? [[item.sku, item] as const] : [])))
  return skus.flatMap((sku) => bySku.get(sku) ?? []).filter(hasCard)
}
