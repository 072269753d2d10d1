let isFirst = true

/** True on the server and, in the browser, until the first client-side navigation. */
export const isFirstPage = (): boolean => isFirst

/** Marks the start of client-side navigation. */
export function leaveFirstPage(): void {
  isFirst = false
}
