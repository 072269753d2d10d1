/** The handle of a route whose page shows something of its visitor: it is rendered for each request and kept by nobody. */
export const personal = { isPersonal: true } as const

/** True for the handle above. */
export function isPersonal(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isPersonal' in handle && handle.isPersonal === true
}
