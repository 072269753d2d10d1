import type { MouseEvent } from 'react'

/** Mouse handler that keeps the focus in the search field. */
export function keepFocus(event: MouseEvent): void {
  // React also calls this for a press on the overlay, a child in a portal. That press must take the focus, which closes the
  // search.
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault()
}
