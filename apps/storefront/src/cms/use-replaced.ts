import { useLayoutEffect } from 'react'

/** Hides what a stored text says in a place once what it stands for is there; that is marked with `data-live`. */
export function useReplaced(place: HTMLElement, isReplaced: boolean): void {
  useLayoutEffect(() => {
    if (!isReplaced) return
    for (const part of place.querySelectorAll<HTMLElement>(':scope > :not([data-live])')) part.hidden = true
  }, [place, isReplaced])
}
