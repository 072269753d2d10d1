import { checkQuantity, listed, wishErrors, type WishError } from './errors.ts'
import type { NamedProduct } from './types.ts'

/** One product as the client requested it. */
export interface WishRequest {
  sku: string
  parentSku: string | null
  quantity: number
  optionUids: string[]
}

/** Finds the requested product by its own SKU, by a variant's SKU, or by a variant's SKU together with its parent's. */
export function chooseProduct(
  { sku, parentSku, quantity }: WishRequest,
  named: readonly NamedProduct[],
): NamedProduct | WishError {
  const misfit = checkQuantity(quantity)
  if (misfit !== null) return misfit
  const parent = parentSku === sku ? null : parentSku
  const found = named.find(
    (product) =>
      product.sku === sku && (parent === null || (product.productSku === parent && product.variantId !== null)),
  )
  return found ?? listed(wishErrors.WISHLIST_PRODUCT_NOT_FOUND({ sku }))
}
