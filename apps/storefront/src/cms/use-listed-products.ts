import { useEffect, useState } from 'react'
import { hasCard } from '#src/catalogue/product-grid.tsx'
import { query } from '#src/graphql/client.ts'
import { ProductsBySkuDocument, type ProductCardFragment } from '#src/graphql/documents.gen.ts'

export type ListedProducts = {
  readonly products: readonly ProductCardFragment[]
  /** How many skus were not asked for yet. */
  readonly left: number
  readonly isPaged: boolean
  readonly isLoading: boolean
  readonly showMore: () => void
}

/**
 * The products of these skus in their order, a page at a time, once they are wanted; what is not sold any more is left out.
 * The text itself stands without them, so a failure says nothing.
 */
export function useListedProducts(skus: readonly string[], pageSize: number, isWanted: boolean): ListedProducts {
  const [products, setProducts] = useState<readonly ProductCardFragment[]>([])
  const [asked, setAsked] = useState(0)
  const [wanted, setWanted] = useState(Math.min(pageSize, skus.length))
  const isLoading = isWanted && asked < wanted
  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    productsBySku(skus.slice(asked, wanted)).then(
      (found) => {
        if (!isCurrent) return
        setProducts((before) => [...before, ...found])
        setAsked(wanted)
      },
      () => isCurrent && setWanted(asked),
    )
    return () => {
      isCurrent = false
    }
  }, [skus, asked, wanted, isLoading])
  return {
    products,
    left: skus.length - asked,
    isPaged: skus.length > pageSize,
    isLoading,
    showMore: () => setWanted(Math.min(asked + pageSize, skus.length)),
  }
}

async function productsBySku(skus: readonly string[]): Promise<ProductCardFragment[]> {
  const variables = { skus: [...skus], pageSize: skus.length }
  const { products } = await query(ProductsBySkuDocument, variables, undefined, { isOptional: true })
  const bySku = new Map((products?.items ?? []).flatMap((item) => (item ? [[item.sku, item] as const] : [])))
  return skus.flatMap((sku) => bySku.get(sku) ?? []).filter(hasCard)
}
