/** A product's path within its store view. */
export function productPath(product: {
  readonly url_key?: string | null
  readonly url_suffix?: string | null
}): string {
  return `/${product.url_key ?? ''}${product.url_suffix ?? '.html'}`
}

/** A category's path within its store view. */
export function categoryPath(category: {
  readonly url_path?: string | null
  readonly url_suffix?: string | null
}): string {
  return `/${category.url_path ?? ''}${category.url_suffix ?? '.html'}`
}
