/**
 * The open sections after opening or closing one. With `isSingle`, opening a section closes all others. A blocked section does
 * not change.
 */
export function withSection(
  open: ReadonlySet<string>,
  id: string,
  isOpen: boolean,
  { isSingle = false, isBlocked = false }: { readonly isSingle?: boolean; readonly isBlocked?: boolean } = {},
): ReadonlySet<string> {
  if (isBlocked || open.has(id) === isOpen) return open
  if (isOpen) return new Set(isSingle ? [id] : [...open, id])
  return new Set([...open].filter((other) => other !== id))
}
