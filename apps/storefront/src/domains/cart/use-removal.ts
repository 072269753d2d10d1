import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartItemFragment, CartPageFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import type { CartOutcome } from './change/change-cart.ts'
import { useChangeErrors } from './change/use-change-errors.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

type Removed = { readonly item: CartItemFragment; readonly index: number; readonly isUndone?: true }

/** Removes a line immediately and lets the shopper undo it. */
export function useRemoval(cart: CartPageFragment | null) {
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const heading = useRef<HTMLHeadingElement>(null)
  const [last, setLast] = useState<Removed | null>(null)
  // If restoring a line failed, show the undo notice again.
  const hasFailed = fetcher.state === 'idle' && fetcher.data?.intent === 'restore' && fetcher.data.errors.length > 0
  const items = (cart?.items ?? []).filter((item) => item !== null)
  const isBack = items.some((item) => item.uid === last?.item.uid)
  const hasRemovalFailed =
    fetcher.state === 'idle' &&
    fetcher.data?.intent === 'remove' &&
    fetcher.data.uid === last?.item.uid &&
    fetcher.data.errors.length > 0
  // Shows the line again. If the reloaded cart does not contain it, only the response was lost.
  const isRefused = hasRemovalFailed && isBack
  useEffect(() => {
    if (isRefused && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isRefused])
  const errors = useChangeErrors(fetcher.data)
  const failed = hasRemovalFailed && !isBack ? [] : errors
  const removed = last && !isRefused && (!last.isUndone || (hasFailed && !isBack)) ? last : null
  const left = items.filter((item) => item.uid !== removed?.item.uid)
  const remove = (item: CartItemFragment, index: number) => {
    setLast({ item, index })
    void fetcher.submit({ intent: 'remove', uid: item.uid }, { method: 'post', action: href(store, cartPath) })
  }
  const end = (hadFocus: boolean) => {
    setLast(null)
    if (hadFocus) heading.current?.focus({ preventScroll: true })
  }
  const undo = () => {
    if (removed)
      void fetcher.submit(
        { intent: 'restore', uid: removed.item.uid },
        { method: 'post', action: href(store, cartPath) },
      )
    setLast(removed && { ...removed, isUndone: true })
    heading.current?.focus()
  }
  return { heading, removed, left, failed, remove, undo, end }
}
