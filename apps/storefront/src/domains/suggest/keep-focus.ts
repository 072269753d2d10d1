import type { MouseEvent } from 'react'

/** Mouse handler that keeps the focus in the search field. */
export function keepFocus(event: MouseEvent): void {
  // React also passes on a press on the overlay, a portal's child, which takes the focus and so closes the search.
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault()
}
