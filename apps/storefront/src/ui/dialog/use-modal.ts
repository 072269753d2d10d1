import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

/** Opens a native dialog while `isOpen` is true. Escape or a click outside calls `onClose`. */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  const pressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return { ref, onClose, onClick: pressOutside }
}
