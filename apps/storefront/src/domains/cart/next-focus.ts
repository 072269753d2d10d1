const removers = ':scope:not([inert]) [data-remove]'

/**
 * The element to focus when a line is removed: the remove button of the next line, else of the previous line, else the heading of
 * the drawer.
 */
export function nextFocus(row: Element | null): HTMLElement | null {
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    next?.querySelector<HTMLElement>(removers) ??
    row?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    null
  )
}
