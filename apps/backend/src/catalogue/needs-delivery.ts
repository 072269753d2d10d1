import type { Product } from './product-in-store.ts'

/** Whether a product is shipped. Only shipped products can be gift-wrapped and have a gift message. */
export function needsDelivery({ type, document }: Pick<Product, 'type' | 'document'>): boolean {
  return type !== 'virtual' && document.giftcardType !== 'VIRTUAL'
}
