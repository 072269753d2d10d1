/** The handle of a route whose page shows something of its visitor: it is rendered for each request and kept by nobody. */
export const personal = { isPersonal: true } as const

/** True for the handle above. */
export function isPersonal(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isPersonal' in handle && handle.isPersonal === true
}

/**
 * The handle of a route whose page is the same for everyone and has no secrets. Third-party scripts load only on such pages:
 * every route without this handle is closed to them.
 */
export const openToTrackers = { isOpen: true } as const

/** True for the handle above. */
export function isOpenToTrackers(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isOpen' in handle && handle.isOpen === true
}
