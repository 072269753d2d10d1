import { useLayoutEffect, type RefObject } from 'react'

const events = ['focusin', 'scroll', 'resize'] as const

/** Keeps the messages, wherever they hang, off what has the visible focus (WCAG 2.4.11). */
export function useFreePlace(stack: RefObject<HTMLElement | null>, shown: readonly unknown[], host: unknown): void {
  useLayoutEffect(
    () => (stack.current && shown.length > 0 ? followFocus(stack.current) : undefined),
    [stack, shown, host],
  )
}

/** They stand at the bottom, and at the top while they would lie over the focus there. */
function followFocus(stack: HTMLElement): () => void {
  const place = () => {
    stack.dataset['place'] = 'bottom'
    if (!liesOverFocus(stack)) return
    stack.dataset['place'] = 'top'
    if (liesOverFocus(stack)) stack.dataset['place'] = 'bottom'
  }
  place()
  for (const name of events) window.addEventListener(name, place, { passive: true, capture: true })
  return () => {
    for (const name of events) window.removeEventListener(name, place, { capture: true })
  }
}

function liesOverFocus(stack: HTMLElement): boolean {
  const focus = document.activeElement
  if (!focus?.matches(':focus-visible') || stack.contains(focus)) return false
  // Of a tile or a box the label is what is seen.
  const [own, other] = [stack, focus.closest('label') ?? focus].map((one) => one.getBoundingClientRect())
  if (!own || !other) return false
  return own.top < other.bottom && other.top < own.bottom && own.left < other.right && other.left < own.right
}
