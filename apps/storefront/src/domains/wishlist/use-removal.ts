import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { RemovableWishFragment } from '#src/platform/graphql/documents.gen.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { useWishlistConfig } from './use-wish.ts'
import { restorePlace } from './lists/change-lists.ts'
import { addWishes, removeWish } from './wishes.ts'

type Shown<Item extends RemovableWishFragment> = Item & { readonly product: NonNullable<Item['product']> }

/** The items of a wish list, and a function that removes a product immediately and offers to undo that. */
export function useRemoval<Item extends RemovableWishFragment>(
  id: string,
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
  const left = all.filter(({ product }) => !removed.has(product.sku ?? ''))
  const show = (sku: string) => setRemoved((before) => before.difference(new Set([sku])))

  /** `previous` is the item after which the product was; undefined if it was the first. */
  const undo = async (sku: string, items: readonly Shown<Item>[], previous: string | undefined) => {
    try {
      await addAgain(id, sku, items, most)
      if (previous !== undefined) await restorePlace(id, sku, previous).catch(() => undefined)
      await revalidate()
      show(sku)
    } catch {
      toast('error', t('wishlist.failed'))
    }
  }
  const removeWithUndo = async (sku: string) => {
    const items = left.filter(({ product }) => product.sku === sku)
    const index = left.findIndex(({ product }) => product.sku === sku)
    const previous = left[index - 1]?.id
    const name = items[0]?.product.name ?? ''
    focusNextWish()
    setRemoved((before) => before.union(new Set([sku])))
    try {
      await removeWish(id, sku, idsOf(items), most)
      toast('success', t('wishlist.removed', { name }), {
        actionText: t('cart.undo'),
        onAction: () => void undo(sku, items, previous),
      })
      // The tabs show how many products each list has.
      void revalidate().catch(() => undefined)
    } catch {
      show(sku)
      toast('error', t('wishlist.notRemoved', { name }))
    }
  }
  return {
    items: left,
    remove: (sku) => void removeWithUndo(sku),
  }
}

const isShown = <Item extends RemovableWishFragment>(item: Item | null): item is Shown<Item> => item?.product != null

const idsOf = (items: readonly RemovableWishFragment[]): string[] => items.map(({ id }) => id)

const addAgain = (id: string, sku: string, items: readonly RemovableWishFragment[], most: number): Promise<void> =>
  addWishes(
    id,
    [sku],
    items.map((item) => inputOf(item, sku)),
    most,
  )

function inputOf(item: RemovableWishFragment, parent: string) {
  const variant = item.__typename === 'ConfigurableWishlistItem' ? item.configured_variant?.sku : undefined
  return variant
    ? { sku: variant, parent_sku: parent, quantity: item.quantity }
    : { sku: parent, quantity: item.quantity }
}

/** Moves the focus from a card to the remove button of the next one, else of the previous one, else to the page's heading. */
export function focusNextWish(): void {
  const cell = document.activeElement?.closest('li')
  const next = cell?.nextElementSibling ?? cell?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector<HTMLElement>('main h1')
  target?.focus({ preventScroll: true })
}
