import { useLayoutEffect, type RefObject } from 'react'

const events = ['focusin', 'scroll', 'resize'] as const

/** Keeps toasts from covering the focused element (WCAG 2.4.11). */
export function useToastsOffFocus(
  stack: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  host: unknown,
): void {
  useLayoutEffect(
    () => (stack.current && shown.length > 0 ? followFocus(stack.current) : undefined),
    [stack, shown, host],
  )
}

/** Toasts are at the bottom, and at the top while they would cover the focused element there. */
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
  // The input of a radio tile or checkbox is invisible, so measure its label.
  const [own, other] = [stack, focus.closest('label') ?? focus].map((one) => one.getBoundingClientRect())
  if (!own || !other) return false
  return own.top < other.bottom && other.top < own.bottom && own.left < other.right && other.left < own.right
}
