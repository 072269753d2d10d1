import { useSyncExternalStore } from 'react'

function follow(changed: () => void): () => void {
  document.addEventListener('toggle', changed, true)
  document.addEventListener('close', changed, true)
  return () => {
    document.removeEventListener('toggle', changed, true)
    document.removeEventListener('close', changed, true)
  }
}

const topModal = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** The topmost open modal dialog: everything outside is inert. */
export function useTopModal(): Element | null {
  return useSyncExternalStore(follow, topModal, () => null)
}
