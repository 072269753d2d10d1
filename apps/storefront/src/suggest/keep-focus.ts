import type { MouseEvent } from 'react'

/** On a press beside the field: leaves the focus in it. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
