import { useLayoutEffect, useRef, type RefObject } from 'react'
import { consentName, type Agreement } from './agreements.ts'

/**
 * Calls `onChange` once with the agreements that the visitor ticked or unticked in the server's markup before it hydrated. Uses
 * a layout effect, because a visitor may tick a box until the moment of hydration. Returns a ref for the element with the boxes.
 */
export function useTicksBeforeHydration(
  agreements: readonly Agreement[],
  given: ReadonlySet<number>,
  onChange: (given: ReadonlySet<number>) => void,
): RefObject<HTMLDivElement | null> {
  const boxes = useRef<HTMLDivElement>(null)
  const adopt = () => {
    const isTicked = (id: number | 'all') =>
      boxes.current?.querySelector<HTMLInputElement>(`input[name="${consentName(id)}"]`)?.checked === true
    const ids = agreements.map(({ id }) => id)
    const areAllGiven = ids.every((id) => given.has(id))
    const ticked = isTicked('all') && !areAllGiven ? ids : ids.filter(isTicked)
    if (ids.some((id) => given.has(id) !== ticked.includes(id))) onChange(new Set(ticked))
  }
  const adoptOnce = useRef(adopt)
  useLayoutEffect(() => adoptOnce.current(), [])
  return boxes
}
