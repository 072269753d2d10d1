/**
 * The sections that are open after one was opened or closed. With `isSingle` the one that opens closes the others;
 * a section that is blocked stays as it is.
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
