import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductCardFragment, WishlistPageItemFragment, WishlistPageQuery } from '#src/graphql/documents.gen.ts'
import { useT } from '#src/i18n/store-context.tsx'
import { useToast } from '#src/notices/toast.tsx'
import { useWishlistConfig } from './use-wish.ts'
import { addWishes, removeWish } from './wishes.ts'

type Item = WishlistPageItemFragment & { readonly product: ProductCardFragment }

/** The items of the list, and the way to take a product off it at once and back on when it was a mistake. */
export function useRemoval(data: WishlistPageQuery): {
  readonly items: readonly Item[]
  readonly remove: (sku: string) => void
} {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { most } = useWishlistConfig()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const all = (data.customer?.wishlists[0]?.items_v2?.items ?? []).filter(isShown)
  const show = (sku: string) => setRemoved((before) => before.difference(new Set([sku])))

  const putBack = async (sku: string, items: readonly Item[]) => {
    try {
      await addWishes([sku], items.map(inputOf), most)
      await revalidate()
      show(sku)
    } catch {
      toast('error', t('wishlist.failed'))
    }
  }
  const takeOff = async (sku: string) => {
    const items = all.filter(({ product }) => product.sku === sku)
    const name = items[0]?.product.name ?? ''
    leadFocusOn()
    setRemoved((before) => before.union(new Set([sku])))
    try {
      await removeWish(
        sku,
        items.map(({ id }) => id),
        most,
      )
      toast('success', t('wishlist.removed', { name }), {
        actionText: t('cart.undo'),
        onAction: () => void putBack(sku, items),
      })
    } catch {
      show(sku)
      toast('error', t('wishlist.notRemoved', { name }))
    }
  }
  return {
    items: all.filter(({ product }) => !removed.has(product.sku ?? '')),
    remove: (sku) => void takeOff(sku),
  }
}

const isShown = (item: WishlistPageItemFragment | null): item is Item => item?.product != null

function inputOf(item: Item) {
  const parent = item.product.sku ?? ''
  const variant = item.__typename === 'ConfigurableWishlistItem' ? item.configured_variant?.sku : undefined
  return variant
    ? { sku: variant, parent_sku: parent, quantity: item.quantity }
    : { sku: parent, quantity: item.quantity }
}

/** The focus goes to the next card's button, else to the one before, else to the page's heading. */
function leadFocusOn(): void {
  const cell = document.activeElement?.closest('li')
  const next = cell?.nextElementSibling ?? cell?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('main h1')
  target?.focus({ preventScroll: true })
}
