/** The handle of a route with personal data: rendered per request and never cached. */
export const personal = { isPersonal: true } as const

/** True for the handle of a route with personal data. */
export function isPersonal(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isPersonal' in handle && handle.isPersonal === true
}

/**
 * The handle of a route whose page is the same for everyone and has no secrets. Only such pages allow third-party scripts;
 * routes without this handle do not.
 */
export const openToTrackers = { isOpen: true } as const

/** True for the handle of a route that allows third-party scripts. */
export function isOpenToTrackers(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isOpen' in handle && handle.isOpen === true
}
