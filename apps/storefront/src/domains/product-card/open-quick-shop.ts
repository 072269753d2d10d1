import { useCallback, useSyncExternalStore } from 'react'
import { observable } from '#src/platform/observable/observable.ts'

/** The card whose quick shop is open; null if none is. */
const openCard = observable<string | null>(null)

/** Opens the quick shop of a card and closes any other; null closes it. */
export const openQuickShop = openCard.set

/** The open state of a card's quick shop, and a function to change it. `card` must be unique on the page. */
export function useQuickShop(card: string): {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
} {
  const isOpen = useSyncExternalStore(
    openCard.follow,
    () => openCard.get() === card,
    () => false,
  )
  const setOpen = useCallback(
    (wanted: boolean) => {
      if (wanted || openCard.get() === card) openQuickShop(wanted ? card : null)
    },
    [card],
  )
  return { isOpen, setOpen }
}
