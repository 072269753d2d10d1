import type { ProductCardFragment } from '#src/platform/graphql/documents.gen.ts'
import { ProductLabels } from '../label/product-labels.tsx'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'

/** The overlay of a card's picture, loaded after the first interaction: labels and the wishlist button. */
export function CardMarks({ product }: { readonly product: ProductCardFragment }) {
  return (
    <>
      <ProductLabels uid={product.uid} mode="CATEGORY" />
      <WishlistButton product={product} />
    </>
  )
}
