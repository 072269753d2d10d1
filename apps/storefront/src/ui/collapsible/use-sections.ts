import { useState } from 'react'
import { withSection } from './sections.ts'

/** The ids of the open sections of a page or accordion. */
export function useSections(first: readonly string[], isSingle = false) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(isSingle ? first.slice(0, 1) : first))
  return {
    isOpen: (id: string): boolean => open.has(id),
    toggle: (id: string, isOpen: boolean): void => setOpen((known) => withSection(known, id, isOpen, { isSingle })),
  }
}
