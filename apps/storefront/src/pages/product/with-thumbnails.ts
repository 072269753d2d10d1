type Pictured = { readonly small_image?: unknown; readonly thumbnail?: unknown }

/** Replaces the small image of products by their thumbnail, if they have one. */
export function withThumbnails<Product extends Pictured>(products: readonly (Product | null)[]): (Product | null)[] {
  return products.map((product) => product && { ...product, small_image: product.thumbnail ?? product.small_image })
}
