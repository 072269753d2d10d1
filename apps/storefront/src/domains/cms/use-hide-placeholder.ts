import { useLayoutEffect } from 'react'

/** Hides the placeholder once the live content, marked with `data-live`, has rendered. */
export function useHidePlaceholder(placeholder: HTMLElement, isReplaced: boolean): void {
  useLayoutEffect(() => {
    if (!isReplaced) return
    for (const child of placeholder.querySelectorAll<HTMLElement>(':scope > :not([data-live])')) child.hidden = true
  }, [placeholder, isReplaced])
}
