import type { ProductBelowFoldFragment } from '#src/platform/graphql/documents.gen.ts'
import { ProductPosts } from '#src/domains/blog/product-posts.tsx'
import { ProductLook } from '#src/domains/lookbook/product-look.tsx'
import { ProductRecommendations } from '#src/domains/recommendation/product-recommendations.tsx'

/** The part of a product page below the fold: the look, the recommendations and the blog posts about the product. */
export function ProductBelowFold({ product }: { readonly product: ProductBelowFoldFragment }) {
  return (
    <>
      <ProductLook sku={product.sku ?? ''} />
      <ProductRecommendations product={product} />
      <ProductPosts sku={product.sku ?? ''} />
    </>
  )
}
