import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { ProductLabels } from '#src/label/product-labels.tsx'
import { WishlistButton } from '#src/wishlist/wishlist-button.tsx'

/** What lies over a card's picture once the visitor gave a sign: labels, and the heart that puts it on the wish list. */
export function CardMarks({ product }: { readonly product: ProductCardFragment }) {
  return (
    <>
      <ProductLabels uid={product.uid} mode="CATEGORY" />
      <WishlistButton product={product} />
    </>
  )
}
