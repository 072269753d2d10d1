import type { Product } from './product-in-store.ts'

const typenames = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  virtual: 'VirtualProduct',
  giftcard: 'GiftCardProduct',
} as const

/** The GraphQL type of a product. */
export function typenameOf(product: Pick<Product, 'type'>): (typeof typenames)[keyof typeof typenames] {
  return typenames[product.type]
}
