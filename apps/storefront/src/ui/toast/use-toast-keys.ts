import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { Toast } from './toasts.ts'

/**
 * Escape removes the newest toast; F6 moves the focus to the toasts and back. Returns a function that removes a toast and
 * restores the focus if it was inside.
 */
export function useToastKeys(
  stack: RefObject<HTMLElement | null>,
  shown: readonly Toast[],
  onRemove: (id: string) => void,
): (id: string) => void {
  const cameFrom = useRef<HTMLElement | null>(null)
  const remove = useCallback(
    (id: string) => {
      const isInside = stack.current?.contains(document.activeElement) === true
      onRemove(id)
      if (isInside) cameFrom.current?.focus()
    },
    [stack, onRemove],
  )
  useEffect(() => {
    if (shown.length === 0) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isInside = stack.current?.contains(document.activeElement) === true
      const newest = shown.findLast(({ dismissable }) => dismissable)
      if (event.key === 'Escape' && newest && (isInside || !isTakenElsewhere())) remove(newest.id)
      if (event.key !== 'F6') return
      event.preventDefault()
      if (isInside) return cameFrom.current?.focus()
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      const first = stack.current?.querySelector<HTMLElement>('button')
      ;(first ?? stack.current)?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [stack, shown, remove])
  return remove
}

/** An open dialog, popover or menu handles Escape first. */
const isTakenElsewhere = (): boolean =>
  document.querySelector('dialog:modal, :popover-open') !== null ||
  document.activeElement?.getAttribute('aria-expanded') === 'true'
