import { useCallback, useSyncExternalStore } from 'react'

let open: string | null = null
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the quick shop of a card and with that closes the one that was open; null closes it. */
export function openQuickShop(card: string | null): void {
  open = card
  for (const listener of listeners) listener()
}

/** Whether the quick shop of a card is the open one, and how to open and close it. A card is named by its product's uid. */
export function useQuickShop(card: string): {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
} {
  const isOpen = useSyncExternalStore(
    listen,
    () => open === card,
    () => false,
  )
  const setOpen = useCallback(
    (wanted: boolean) => {
      if (wanted || open === card) openQuickShop(wanted ? card : null)
    },
    [card],
  )
  return { isOpen, setOpen }
}
