let isFirst = true

/** True on the server and until the visitor goes to another page: what is shown came as the server wrote it. */
export const isFirstPage = (): boolean => isFirst

/** From now on pages are drawn in the browser. */
export function leaveFirstPage(): void {
  isFirst = false
}
