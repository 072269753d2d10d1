const removers = ':scope:not([inert]) [data-remove]'

/**
 * Where to move the focus when a line is removed: the next line's remove button, else the previous one's, else the drawer's
 * heading.
 */
export function nextFocus(row: Element | null): HTMLElement | null {
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    next?.querySelector<HTMLElement>(removers) ??
    row?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    null
  )
}
