import { useEffect, useRef } from 'react'
import { trackEvent, type ListedItem, type ShopEvent } from '#src/platform/analytics/data-layer.ts'
import { keep } from '#src/platform/storage/persistence.ts'
import type { ListedProductFragment } from '#src/platform/graphql/documents.gen.ts'
import { pricesOf } from '../catalogue/prices.ts'

/** The maximum number of products in one event. */
const chunkSize = 20

type Props = {
  readonly name: string
  readonly products: readonly (ListedProductFragment | null)[]
  /** The 1-based index of the first product in the whole list. */
  readonly first: number
}

/** Sends view_item_list for each product once, also when the list grows, and stores the list's name for later events. */
export function TrackList({ name, products, first }: Props) {
  const tracked = useRef({ name: '', end: 0 })
  useEffect(() => {
    if (tracked.current.name !== name) tracked.current = { name, end: 0 }
    const present = products.filter((product) => product !== null)
    const from = Math.max(first, tracked.current.end + 1)
    const fresh = present.slice(from - first)
    if (fresh.length === 0) return
    for (const event of viewItemList(name, fresh, from)) trackEvent(event)
    tracked.current.end = from + fresh.length - 1
    keep('gtm_view_item_list', { item_list_name: name })
  }, [name, products, first])
  return null
}

type ListEvent = Extract<ShopEvent, { event: 'view_item_list' }>

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
