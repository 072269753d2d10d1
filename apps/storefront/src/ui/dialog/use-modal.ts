import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'

/**
 * Opens a native dialog while `isOpen` is true. Escape or a click outside calls `onClose`. Afterwards the focus is where it was before,
 * or on the page's heading if that control was removed meanwhile.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) {
      opener.current = document.activeElement
      dialog.showModal()
    }
    if (!isOpen) close(dialog, opener)
  }, [isOpen])
  // The browser only restores the focus if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog) close(dialog, opener)
    }
  }, [])
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  // In development React mounts each component twice: the event of the first time must not close the dialog that is open again.
  const leave = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose()
  }
  return { ref, onClose: leave, onClick: pressOutside }
}

function close(dialog: HTMLDialogElement, opener: RefObject<Element | null>): void {
  if (dialog.open) dialog.close()
  const focused = document.activeElement
  const isLost = opener.current?.isConnected === false && (focused === document.body || dialog.contains(focused))
  opener.current = null
  if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
