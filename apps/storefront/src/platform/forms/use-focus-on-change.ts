import { useEffect, useRef } from 'react'

/** Focuses the first control of the box after the value changed, because the control that had the focus was replaced. */
export function useFocusOnChange(value: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current !== value) box.current?.querySelector<HTMLElement>('input, button')?.focus()
    before.current = value
  }, [value])
  return box
}
