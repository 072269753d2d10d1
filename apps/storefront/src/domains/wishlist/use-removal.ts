import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RemovableWishFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { useWishlistConfig } from './use-wish.ts'
import { addWishes, removeWish } from './wishes.ts'

type Shown<Item extends RemovableWishFragment> = Item & { readonly product: NonNullable<Item['product']> }

/** The items of the wish list, and a function that removes a product immediately and offers to undo that. */
export function useRemoval<Item extends RemovableWishFragment>(
  list: readonly (Item | null)[],
): {
  readonly items: readonly Shown<Item>[]
  readonly remove: (sku: string) => void
} {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { most } = useWishlistConfig()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const all = list.filter((item) => isShown(item))
  const show = (sku: string) => setRemoved((before) => before.difference(new Set([sku])))

  const undo = async (sku: string, items: readonly Shown<Item>[]) => {
    try {
      await addWishes(
        [sku],
        items.map((item) => inputOf(item, sku)),
        most,
      )
      await revalidate()
      show(sku)
    } catch {
      toast('error', t('wishlist.failed'))
    }
  }
  const removeWithUndo = async (sku: string) => {
    const items = all.filter(({ product }) => product.sku === sku)
    const name = items[0]?.product.name ?? ''
    moveFocus()
    setRemoved((before) => before.union(new Set([sku])))
    try {
      await removeWish(
        sku,
        items.map(({ id }) => id),
        most,
      )
      toast('success', t('wishlist.removed', { name }), {
        actionText: t('cart.undo'),
        onAction: () => void undo(sku, items),
      })
    } catch {
      show(sku)
      toast('error', t('wishlist.notRemoved', { name }))
    }
  }
  return {
    items: all.filter(({ product }) => !removed.has(product.sku ?? '')),
    remove: (sku) => void removeWithUndo(sku),
  }
}

const isShown = <Item extends RemovableWishFragment>(item: Item | null): item is Shown<Item> => item?.product != null

function inputOf(item: RemovableWishFragment, parent: string) {
  const variant = item.__typename === 'ConfigurableWishlistItem' ? item.configured_variant?.sku : undefined
  return variant
    ? { sku: variant, parent_sku: parent, quantity: item.quantity }
    : { sku: parent, quantity: item.quantity }
}

/** Moves the focus to the remove button of the next card, else of the previous card, else to the page's heading. */
function moveFocus(): void {
  const cell = document.activeElement?.closest('li')
  const next = cell?.nextElementSibling ?? cell?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('main h1')
  target?.focus({ preventScroll: true })
}
