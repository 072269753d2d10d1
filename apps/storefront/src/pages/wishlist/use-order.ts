import { useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { arrangeWishes } from '#src/domains/wishlist/lists/change-lists.ts'
import { failureText } from '#src/platform/forms/failure-text.ts'
import { useT } from '#src/platform/i18n/store-context.tsx'
import { useToast } from '#src/ui/toast/toast.tsx'
import { inOrder, moved } from './product-order.ts'

type Product = { readonly uid: string }
type Item<Shown> = { readonly id: string; readonly product: Shown }
type Move = { readonly uid: string; readonly ids: readonly string[]; readonly after: string | null }

/** An order that the shop has not confirmed yet, and what was loaded before it did. */
type Changed = { readonly uids: readonly string[]; readonly since: unknown }

/** The order of a wish list that the customer changes. */
export type Order<Shown> = {
  /** The products of the list, each once. */
  readonly products: readonly Shown[]
  readonly isSaving: boolean
  /** Moves a product to an index. It is shown there at once and stored in the background; the page says if that fails. */
  readonly move: (uid: string, index: number) => void
}

/**
 * The products of a wish list in the customer's order, which they can change. `loaded` is what the page has loaded: another object
 * after each load.
 */
export function useOrder<Shown extends Product>(
  list: string,
  items: readonly Item<Shown>[],
  loaded: unknown,
): Order<Shown> {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<Changed | null>(null)
  const [isSaving, setSaving] = useState(false)
  const waiting = useRef<Move[]>([])
  const isBusy = useRef(false)
  const latest = useRef(loaded)
  useLayoutEffect(() => void (latest.current = loaded), [loaded])
  const stored = [...new Map(items.map(({ product }) => [product.uid, product])).values()]
  // What was loaded is only rendered some time after it has arrived.
  const isChanged = changed !== null && (isSaving || changed.since === loaded)
  const products = isChanged ? inOrder(stored, changed.uids) : stored

  /** Sends the moves one after another, and then shows the order that the shop has stored. */
  const save = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    while (waiting.current.length > 0) {
      try {
        for (let next = waiting.current.shift(); next; next = waiting.current.shift())
          await arrangeWishes(list, next.ids, next.after)
      } catch (error) {
        waiting.current = []
        setChanged(null)
        toast('error', failureText(t, error))
      }
      setChanged((one) => one && { ...one, since: latest.current })
      await revalidate().catch(() => undefined)
    }
    isBusy.current = false
    setSaving(false)
  }
  const move = (uid: string, index: number) => {
    const next = moved(
      products.map((product) => product.uid),
      uid,
      index,
    )
    setChanged({ uids: next, since: loaded })
    const idsOf = (wanted: string | undefined) =>
      items.filter(({ product }) => product.uid === wanted).map(({ id }) => id)
    const after = idsOf(next[index - 1])[0] ?? null
    // Of several presses on the same product, only the last one that was not sent yet counts.
    if (waiting.current.at(-1)?.uid === uid) waiting.current.pop()
    waiting.current.push({ uid, ids: idsOf(uid), after })
    void save()
  }
  return { products, isSaving, move }
}
