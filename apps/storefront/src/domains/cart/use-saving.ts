import { useState, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import type { CartItemFragment } from '#src/platform/graphql/documents.gen.ts'
import { useStore } from '#src/platform/i18n/store-context.tsx'
import { href } from '#src/platform/i18n/store-view.ts'
import type { CartOutcome } from './change/change-cart.ts'
import { useChangeErrors } from './change/use-change-errors.ts'
import { cartPath } from '#src/platform/url/shop-paths.ts'

/**
 * Saves a line for later. `savedName` is the product's name once the line is saved. Moves the focus to the heading, because the
 * line disappears.
 */
export function useSaving(heading: RefObject<HTMLElement | null>) {
  const store = useStore()
  const fetcher = useFetcher<CartOutcome>()
  const [name, setName] = useState('')
  const save = (item: CartItemFragment) => {
    setName(item.product.name ?? '')
    heading.current?.focus({ preventScroll: true })
    void fetcher.submit({ intent: 'save', uid: item.uid }, { method: 'post', action: href(store, cartPath) })
  }
  const failed = useChangeErrors(fetcher.data)
  const isDone = fetcher.state === 'idle' && fetcher.data?.errors.length === 0
  return { save, failed, savedName: isDone ? name : '' }
}
