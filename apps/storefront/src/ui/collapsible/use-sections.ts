import { useState } from 'react'

/** The ids of the open sections of a page or accordion. */
export function useSections(first: readonly string[], isSingle = false) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(isSingle ? first.slice(0, 1) : first))
  return {
    isOpen: (id: string): boolean => open.has(id),
    toggle: (id: string, isOpen: boolean): void => setOpen((known) => withSection(known, id, isOpen, { isSingle })),
  }
}

/**
 * The open sections after opening or closing one. With `isSingle`, opening a section closes all others. A blocked section does
 * not change.
 */
export function withSection(
  open: ReadonlySet<string>,
  id: string,
  isOpen: boolean,
  { isSingle = false, isBlocked = false }: { readonly isSingle?: boolean; readonly isBlocked?: boolean } = {},
): ReadonlySet<string> {
  if (isBlocked || open.has(id) === isOpen) return open
  if (isOpen) return new Set(isSingle ? [id] : [...open, id])
  return new Set([...open].filter((other) => other !== id))
}
