import type { ListedItem, ShopEvent } from '#src/platform/analytics/data-layer.ts'
import type { ListedProductFragment } from '#src/platform/graphql/documents.gen.ts'
import { pricesOf } from '../catalogue/prices.ts'

type ListEvent = Extract<ShopEvent, { event: 'view_item_list' }>

/** The maximum number of products in one event. */
export const chunkSize = 20

/** The view_item_list events for newly shown products, split into chunks. `first` is the 1-based index of the first product. */
export function viewItemList(name: string, products: readonly ListedProductFragment[], first: number): ListEvent[] {
  const items = products.map((product, index) => listedItem(product, first + index))
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => ({
    event: 'view_item_list',
    ecommerce: { item_list_name: name, items: items.slice(chunk * chunkSize, (chunk + 1) * chunkSize) },
  }))
}

function listedItem(product: ListedProductFragment, index: number): ListedItem {
  return {
    item_id: product.sku ?? '',
    item_name: product.name ?? '',
    ...(product.cdrl_brand ? { item_brand: product.cdrl_brand } : {}),
    price: pricesOf(product).final.value ?? 0,
    index,
  }
}
