import type { KeyboardEvent } from 'react'

const stops =
  'a[href], button:not([disabled]), input:not([disabled], [type="hidden"]), select, textarea, summary, [tabindex="0"]'

/** Traps Tab inside an open dialog: from the last focusable element to the first, and back. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility())
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return
  const isAtStart = document.activeElement === first || !all.includes(document.activeElement as HTMLElement)
  const next = event.shiftKey ? isAtStart && last : document.activeElement === last && first
  if (!next) return
  event.preventDefault()
  next.focus()
}
