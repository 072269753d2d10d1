type Pictured = { readonly small_image?: unknown; readonly thumbnail?: unknown }

/** Products whose cards show the thumbnail in place of the small image. */
export function withThumbnails<Product extends Pictured>(products: readonly (Product | null)[]): (Product | null)[] {
  return products.map((product) => product && { ...product, small_image: product.thumbnail ?? product.small_image })
}
