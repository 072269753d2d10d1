import { useEffect, useRef } from 'react'
import { tellAnalytics } from '#src/analytics/data-layer.ts'
import { keep } from '#src/browser-storage/persistence.ts'
import type { ProductCardFragment } from '#src/graphql/documents.gen.ts'
import { viewItemList } from './list-events.ts'

type Props = {
  readonly name: string
  readonly products: readonly (ProductCardFragment | null)[]
  /** The place of the first one in the whole list, from one. */
  readonly first: number
}

/** Tells analytics of the products of a list, each once for a list that grows, and remembers the list for what is opened from it. */
export function ListSeen({ name, products, first }: Props) {
  const told = useRef({ name: '', end: 0 })
  useEffect(() => {
    if (told.current.name !== name) told.current = { name, end: 0 }
    const present = products.filter((product) => product !== null)
    const from = Math.max(first, told.current.end + 1)
    const fresh = present.slice(from - first)
    if (fresh.length === 0) return
    for (const event of viewItemList(name, fresh, from)) tellAnalytics(event)
    told.current.end = from + fresh.length - 1
    keep('gtm_view_item_list', { item_list_name: name })
  }, [name, products, first])
  return null
}
