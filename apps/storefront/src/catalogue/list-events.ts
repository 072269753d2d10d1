import type { ListedItem, ShopEvent } from '#src/analytics/data-layer.ts'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { pricesOf } from './prices.ts'

type ListEvent = Extract<ShopEvent, { event: 'view_item_list' }>

/** How many products go into one event at most. */
export const chunkSize = 20

/** The products of a list that came into sight, in as many events as their number needs; `first` is the place of the first one, from one. */
export function viewItemList(name: string, products: readonly ProductCardFragment[], first: number): ListEvent[] {
  const items = products.map((product, index) => listedItem(product, first + index))
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => ({
    event: 'view_item_list',
    ecommerce: { item_list_name: name, items: items.slice(chunk * chunkSize, (chunk + 1) * chunkSize) },
  }))
}

function listedItem(product: ProductCardFragment, index: number): ListedItem {
  return {
    item_id: product.sku ?? '',
    item_name: product.name ?? '',
    ...(product.cdrl_brand ? { item_brand: product.cdrl_brand } : {}),
    price: pricesOf(product).final.value ?? 0,
    index,
  }
}
