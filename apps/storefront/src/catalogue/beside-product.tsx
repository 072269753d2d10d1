import type { ProductPageItemFragment } from '#src/graphql/documents.gen.ts'
import { ProductLook } from '#src/lookbook/product-look.tsx'
import { ProductRecommendations } from '#src/recommendation/product-recommendations.tsx'

/** What comes when the end of a product's page comes near: its look, and what is recommended beside it. */
export function BesideProduct({ product }: { readonly product: ProductPageItemFragment }) {
  return (
    <>
      <ProductLook sku={product.sku ?? ''} />
      <ProductRecommendations product={product} />
    </>
  )
}
