import type { ProductBelowFoldFragment } from '#src/platform/graphql/documents.gen.ts'
import { ProductLook } from '#src/domains/lookbook/product-look.tsx'
import { ProductRecommendations } from '#src/domains/recommendation/product-recommendations.tsx'

/** The part of a product page below the fold: the look and the recommendations. */
export function ProductBelowFold({ product }: { readonly product: ProductBelowFoldFragment }) {
  return (
    <>
      <ProductLook sku={product.sku ?? ''} />
      <ProductRecommendations product={product} />
    </>
  )
}
