import { useEffect, useRef } from 'react'
import { trackEvent } from '#src/platform/analytics/data-layer.ts'
import { keep } from '#src/platform/storage/persistence.ts'
import type { ListedProductFragment } from '#src/platform/graphql/documents.gen.ts'
import { viewItemList } from './list-events.ts'

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
