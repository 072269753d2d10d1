const removers = ':scope:not([inert]) [data-remove]'

/** Where the focus goes when a line is taken out: the next line's bin, else the one before, else the drawer's heading. */
export function nextFocus(row: Element | null): HTMLElement | null {
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return (
    next?.querySelector<HTMLElement>(removers) ??
    row?.closest('dialog')?.querySelector<HTMLElement>('h2[tabindex]') ??
    null
  )
}
