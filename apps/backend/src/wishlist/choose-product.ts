import { errors, type WishError } from './errors.ts'
import type { NamedProduct } from './types.ts'

/** One product as a caller asked for it. */
export interface WishRequest {
  sku: string
  parentSku: string | null
  quantity: number
  optionUids: string[]
}

/** The product that a request means, by its own sku, a variant's, or a variant's of the named parent. */
export function chooseProduct(
  { sku, parentSku, quantity }: WishRequest,
  named: readonly NamedProduct[],
): NamedProduct | WishError {
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000)) return errors.quantity()
  const parent = parentSku === sku ? null : parentSku
  const found = named.find(
    (product) =>
      product.sku === sku && (parent === null || (product.productSku === parent && product.variantId !== null)),
  )
  return found ?? errors.productNotFound(sku)
}
