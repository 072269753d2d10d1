import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartItemFragment, CartPageQuery } from '#src/graphql/documents.gen.ts'
import { useStore } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import type { CartOutcome } from './change-cart.ts'

type Removed = { readonly item: CartItemFragment; readonly index: number }

/** Taking a line out at once, and back in when it was a mistake. */
export function useRemoval(cart: CartPageQuery['cart']) {
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const left = items.filter((item) => item.uid !== removed?.item.uid)
  const remove = (item: CartItemFragment, index: number) => {
    setRemoved({ item, index })
    void fetcher.submit({ intent: 'remove', uid: item.uid }, { method: 'post', action: href(store, '/cart') })
  }
  const end = (hadFocus: boolean) => {
    setRemoved(null)
    if (hadFocus) heading.current?.focus({ preventScroll: true })
  }
  const undo = () => {
    if (removed)
      void fetcher.submit(
        { intent: 'restore', uid: removed.item.uid },
        { method: 'post', action: href(store, '/cart') },
      )
    setRemoved(null)
    heading.current?.focus()
  }
  return { heading, removed, left, failed: fetcher.data?.errors ?? [], remove, undo, end }
}
